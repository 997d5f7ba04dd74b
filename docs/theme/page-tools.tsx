import { splitLocale } from "@portal/shared/locales.ts";
import { useEffect, useState } from "react";
import { frameWords } from "../words/frame.ts";
import { markdownAddress } from "./addresses/machine-addresses.ts";

const words = frameWords.pageTools;

const shownFor = 4000;

async function markdownBlob(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return new Blob([await response.text()], { type: "text/plain" });
}

/** The item takes the promise, because Safari lets nothing be copied once the click has been waited out. */
const copy = (address: string) =>
  navigator.clipboard.write([new ClipboardItem({ "text/plain": markdownBlob(address) })]);

/** What readers hand to their own tools: the page's text, without the page. */
export function PageTools({ pathname }: { readonly pathname: string }) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  const { locale } = splitLocale(pathname);
  const address = markdownAddress(pathname);

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <div className="page-tools">
      <button
        type="button"
        className="brand-button brand-button--quiet brand-button--small"
        onClick={() => {
          copy(address).then(
            () => setOutcome("copied"),
            () => setOutcome("failed"),
          );
        }}
      >
        {words[outcome ?? "copy"][locale]}
      </button>
      <a className="brand-button brand-button--quiet brand-button--small" href={address} type="text/markdown">
        <span className="page-tools__verb">{words.openAs[locale]} </span>Markdown
      </a>
      <output className="brand-visually-hidden">{outcome && words[outcome][locale]}</output>
    </div>
  );
}
