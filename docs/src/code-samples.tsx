import CodeBlock from "@theme/CodeBlock";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import { requestLanguages } from "./request-code/languages.ts";

/** One task in the six languages; the choice of language is the one made for requests. */
export function CodeSamples({ samples }: { readonly samples: Readonly<Record<string, string>> }) {
  return (
    <Tabs groupId="language" lazy>
      {requestLanguages.map(({ id, label, grammar }) => (
        <TabItem key={id} value={id} label={id === "curl" ? "Shell" : label}>
          <CodeBlock language={grammar}>{samples[id]}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
