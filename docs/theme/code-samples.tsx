import CodeBlock from "@theme/CodeBlock";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import type { LibrarySamples as LibraryTexts } from "../data/clisitef/samples/sample.ts";
import { requestLanguages } from "../data/examples/request-code/languages.ts";

interface Sample {
  readonly id: string;
  readonly label: string;
  /** Name of the grammar that colours it. */
  readonly grammar: string;
  readonly code: string;
}

interface SampleTabsProps {
  /** Tabs of one group change together, on this page and on the next. */
  readonly group: "language" | "library-language";
  readonly samples: readonly Sample[];
}

export const SampleTabs = ({ group, samples }: SampleTabsProps) => (
  <Tabs groupId={group} lazy>
    {samples.map(({ id, label, grammar, code }) => (
      <TabItem key={id} value={id} label={label}>
        <CodeBlock language={grammar}>{code}</CodeBlock>
      </TabItem>
    ))}
  </Tabs>
);

/** Only the open tab is drawn; the page's Markdown takes the others from here. */
const Samples = ({ group, samples }: SampleTabsProps) => (
  <div data-samples={JSON.stringify(samples.map(({ label, grammar, code }) => ({ label, grammar, code })))}>
    <SampleTabs group={group} samples={samples} />
  </div>
);

/** One task in the six languages; the choice of language is the one made for requests. */
export function CodeSamples({ samples }: { readonly samples: Readonly<Record<string, string>> }) {
  const list = requestLanguages.map(({ id, label, grammar }) => ({
    id,
    label: id === "curl" ? "Shell" : label,
    grammar,
    code: samples[id] ?? "",
  }));
  return <Samples group="language" samples={list} />;
}

const libraryLanguages = [
  { id: "c", label: "C", grammar: "c" },
  { id: "pascal", label: "Delphi", grammar: "pascal" },
  { id: "csharp", label: "C#", grammar: "csharp" },
  { id: "java", label: "Java", grammar: "java" },
] as const;

/** A call of the client library, in the languages in which automations are written. */
export function LibrarySamples({ samples }: { readonly samples: LibraryTexts }) {
  const list = libraryLanguages.map((language) => ({ ...language, code: samples[language.id] }));
  return <Samples group="library-language" samples={list} />;
}
