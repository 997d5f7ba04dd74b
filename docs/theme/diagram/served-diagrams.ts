import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";

/** By their source. Read once, before anything is drawn over them. */
const servedDiagrams = new Map<string, string>();

if (ExecutionEnvironment.canUseDOM) {
  for (const frame of document.querySelectorAll<HTMLElement>("[data-diagram]")) {
    servedDiagrams.set(frame.dataset.diagram ?? "", frame.innerHTML);
  }
}

/** The diagram as the server drew it, where the page came with it. */
export const servedDiagram = (source: string) => servedDiagrams.get(source);
