import CodeBlock from "@theme/CodeBlock";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import { type HttpExample, jsonText } from "./request-code/http-example.ts";
import { requestLanguages } from "./request-code/languages.ts";
import { useLocale } from "./use-locale.ts";

const words = {
  answer: { pt: "Resposta", en: "Response", es: "Respuesta" },
} as const;

/** A request in six languages and what the server answers. The chosen language holds for the whole site. */
export function Exchange({ example }: { readonly example: HttpExample }) {
  const locale = useLocale();
  return (
    <div className="exchange">
      <Tabs groupId="language" lazy>
        {requestLanguages.map(({ id, label, grammar, write }) => (
          <TabItem key={id} value={id} label={label}>
            <CodeBlock language={grammar}>{write(example)}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
      {example.response !== undefined && (
        <CodeBlock language="json" title={`${words.answer[locale]} ${example.status}`}>
          {jsonText(example.response)}
        </CodeBlock>
      )}
    </div>
  );
}
