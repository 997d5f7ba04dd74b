import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Catalog } from "../../lib/i18n.ts";

/** Begins a further step of signing in: it comes into sight and takes the focus, as a new page would. */
export function StepHeading({ phrase }: { phrase: keyof Catalog["sign-in"]["phrase"] }) {
  const translate = useTranslations("sign-in.phrase");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="login__step">
      {translate(phrase)}
    </h2>
  );
}
