import { chrome } from "@portal/shared/brand/navigation.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { productsPath } from "@portal/shared/site.ts";
import { useEffect, useRef } from "react";
import { docSetGroups } from "../../data/doc-sets/doc-set-groups.data.ts";
import { getDocSetName } from "../../data/doc-sets/doc-set-names.data.ts";
import { frameWords } from "../../words/frame.ts";
import { SiteLink } from "../site-link.tsx";
import { useLocale } from "../use-locale.ts";

const words = frameWords.docSets;

/** Closes with Escape, and leaves the focus where it can be opened again. */
function useEscape() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const switcher = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !switcher?.open) return;
      // The drawer around it stays.
      event.stopPropagation();
      switcher.open = false;
      switcher.querySelector("summary")?.focus();
    };
    switcher?.addEventListener("keydown", onKeyDown);
    return () => switcher?.removeEventListener("keydown", onKeyDown);
  }, []);
  return ref;
}

/**
 * Every product, one press away from each page of another, also before any script. Give it the product as `key`, so
 * that it is closed in the next one.
 */
export function ProductSwitcher({ current }: { readonly current: string }) {
  const locale = useLocale();
  return (
    <details ref={useEscape()} className="product-switcher">
      <summary>{words.change[locale]}</summary>
      <nav className="product-switcher__products" aria-label={words.change[locale]}>
        {Object.entries(docSetGroups).map(([group, { label, sets }]) => (
          <div key={group}>
            <p className="product-switcher__group">{label[locale]}</p>
            <ul>
              {sets.map((id) => (
                <li key={id}>
                  <SiteLink
                    href={withLocale(locale, `/docs/${id}`)}
                    aria-current={id === current ? "true" : undefined}
                  >
                    {getDocSetName(id)[locale]}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <SiteLink className="product-switcher__all" href={withLocale(locale, productsPath)}>
          {chrome.products[locale]}
        </SiteLink>
      </nav>
    </details>
  );
}
