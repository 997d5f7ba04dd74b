import CodeBlock from "@theme/CodeBlock";
import { jsonText, type PrintedExample } from "../data/examples/request-code/http-example.ts";
import { requestLanguages } from "../data/examples/request-code/languages.ts";
import { frameWords } from "../words/frame.ts";
import { SampleTabs } from "./code-samples.tsx";
import { useLocale } from "./use-locale.ts";

const words = frameWords.exchange;

/** A request in six languages and what the server answers. The chosen language holds for the whole site. */
export function Exchange({ example }: { readonly example: PrintedExample }) {
  const locale = useLocale();
  const { response: _response, status: _status, ...request } = example;
  const samples = requestLanguages.map(({ write, ...language }) => ({ ...language, code: write(example) }));
  return (
    // The page's Markdown writes every language from the request, so that the page itself need not carry six.
    <div className="exchange" data-request={JSON.stringify(request)}>
      <SampleTabs group="language" samples={samples} />
      {example.response !== undefined && (
        <CodeBlock language="json" title={[words.answer[locale], example.status].join(" ").trim()}>
          {jsonText(example.response)}
        </CodeBlock>
      )}
    </div>
  );
}
