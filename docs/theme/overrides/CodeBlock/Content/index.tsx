import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import type Original from "@theme/CodeBlock/Content";
import { type ComponentProps, useEffect, useState } from "react";
import { servedHtml } from "../../../code/served-code.ts";
import type { CodeToken } from "../../../code/tokenize.ts";
import { findTokenizer, loadTokenizer } from "../../../code/tokenizer.ts";
import { useSwappedHosts } from "../../../environment/use-environment.ts";
import styles from "./content.module.css";

/** What scrolls must be reachable by keyboard, so that its far side can be. */
const reachable = { tabIndex: 0 };

const asPlainLines = (code: string): CodeToken[][] =>
  code.split("\n").map((content) => [{ types: ["plain"], content }]);

/** Without colours until the tokenizer is there. */
function useLines(code: string, language: string, wanted: boolean): CodeToken[][] {
  const [tokenizer, setTokenizer] = useState(findTokenizer);
  useEffect(() => {
    if (!wanted || tokenizer || language === "text") return;
    loadTokenizer().then(
      (loaded) => setTokenizer(() => loaded),
      () => {
        // Plain code can be read and copied all the same.
      },
    );
  }, [wanted, tokenizer, language]);
  if (!wanted) return [];
  return tokenizer ? tokenizer(code, language) : asPlainLines(code);
}

const isPlain = ({ types }: CodeToken) => types.length === 1 && types[0] === "plain";

function Line({ tokens, classNames }: { tokens: readonly CodeToken[]; classNames: string[] | undefined }) {
  return (
    <div className={["token-line", ...(classNames ?? [])].join(" ")}>
      {tokens.map((token, index) => {
        const text = token.content === "\n" ? "" : token.content;
        if (isPlain(token)) return text;
        return (
          <span key={index} className={["token", ...token.types].join(" ")}>
            {text}
          </span>
        );
      })}
      <br />
    </div>
  );
}

/**
 * Code as the server coloured it is left alone: the grammars weigh as much as a page, and are fetched only for code
 * that the reader comes to without loading a page.
 */
export default function CodeBlockContent({ className }: ComponentProps<typeof Original>) {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, language, lineClassNames } = metadata;
  const { codeBlockRef } = wordWrap;
  const { drawn, shown } = useSwappedHosts() ?? { drawn: "", shown: "" };
  const served = servedHtml(language, shown === "" ? code : code.replaceAll(shown, drawn));
  const html = drawn === "" ? served : served?.replaceAll(drawn, shown);
  const lines = useLines(code, language, html === undefined);
  return (
    <pre
      ref={codeBlockRef}
      {...reachable}
      data-language={language}
      className={`${className ?? ""} prism-code language-${language} ${styles.block} thin-scrollbar`}
    >
      {html !== undefined ? (
        <code key="served" className={styles.lines} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <code key="drawn" className={styles.lines}>
          {lines.map((tokens, index) => (
            <Line key={index} tokens={tokens} classNames={lineClassNames[index]} />
          ))}
        </code>
      )}
      {served !== undefined && served !== html && (
        // A shorter host would pull up what is below: the code keeps the height that the server gave it.
        <code aria-hidden className={styles.lines} dangerouslySetInnerHTML={{ __html: served }} />
      )}
    </pre>
  );
}
