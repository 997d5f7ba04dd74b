import type { PortalPath } from "@portal/shared/site.ts";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { usePath } from "../../lib/text/locale.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../ui/feedback/states.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import type { AnyCertification, CertificationWords } from "./screens.ts";

/** The version that the sandbox's records filled in, once that is what is shown: a form begins anew with it. */
export function useFilledIn({ version }: Pick<AnyCertification, "version">) {
  const [filled, setFilled] = useState(0);
  return {
    filled: version >= filled ? filled : 0,
    onUsed: (saved: Pick<AnyCertification, "version">) => setFilled(saved.version),
  };
}

interface ReturnsPlaceProps {
  readonly words: CertificationWords;
  readonly evidence: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** What is shown; when that changes, it takes the focus: what led to it may be gone. */
  readonly shown: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where results are filled in, once it is known which files there are. */
export function ReturnsPlace({ words, evidence, shown, className, children }: ReturnsPlaceProps) {
  const translate = useTranslations(`${words}.summary`);
  const place = useFocusOnChange<HTMLDivElement>(shown);
  if (evidence.isPending) return <Skeleton lines={8} />;
  return (
    <div className={className} ref={place} tabIndex={-1}>
      {evidence.error && (
        <ErrorState title={translate("evidenceFailed")} error={evidence.error} onRetry={evidence.refetch} />
      )}
      {children}
    </div>
  );
}

/** Before it begins there is nothing to fill in. */
export function NotBegun({ words, to }: { readonly words: CertificationWords; readonly to: PortalPath }) {
  const translate = useTranslations(`${words}.sendTest.notBegun`);
  const path = usePath();
  return (
    <EmptyState
      title={translate("title")}
      action={
        <ButtonLink variant="primary" href={path(to)}>
          {translate("action")}
        </ButtonLink>
      }
    >
      {translate("lead")}
    </EmptyState>
  );
}
