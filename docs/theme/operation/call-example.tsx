import CodeBlock from "@theme/CodeBlock";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import { jsonText } from "../../data/examples/request-code/http-example.ts";
import { RequestSamples } from "../exchange.tsx";
import { InlineCode } from "../inline-code.tsx";
import { useLocale } from "../use-locale.ts";
import { answersOf, type CallFile } from "./answers.ts";

/** The call of a page in six languages, and how it is answered; the page's Markdown has every answer by its name. */
export function CallExample({ call }: { readonly call: CallFile }) {
  const locale = useLocale();
  return (
    <RequestSamples example={call.example} call={call.name}>
      <div className="answers">
        <Tabs lazy>
          {answersOf(call, locale).map(({ id, label, response, hint }) => (
            <TabItem key={id} value={id} label={label}>
              <CodeBlock language="json">{jsonText(response)}</CodeBlock>
              {hint && (
                <p className="answers__hint">
                  <InlineCode text={hint} />
                </p>
              )}
            </TabItem>
          ))}
        </Tabs>
      </div>
    </RequestSamples>
  );
}
