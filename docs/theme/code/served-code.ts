import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";

/** Lines are elements there, so that their ends are no part of the text. */
const keyOf = (language: string, text: string) => `${language}\n${text.replaceAll("\n", "")}`;

function readServedCode(): Map<string, string> {
  const blocks = ExecutionEnvironment.canUseDOM ? document.querySelectorAll("pre[data-language] > code") : [];
  return new Map(
    Array.from(blocks, (block) => [
      keyOf(block.parentElement?.dataset.language ?? "", block.textContent ?? ""),
      block.innerHTML,
    ]),
  );
}

/** Read once, before anything is drawn over it. */
const servedCode = readServedCode();

/** The code as the server coloured it, where the page came with it. */
export const servedHtml = (language: string, code: string) => servedCode.get(keyOf(language, code));
