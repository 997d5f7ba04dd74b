import CodeBlock from "@theme/CodeBlock";
import type { ReactNode } from "react";
import { ownStore } from "../data/e-sitef/call-sheet.ts";
import { jsonText, type PrintedExample } from "../data/examples/request-code/http-example.ts";
import { requestLanguages } from "../data/examples/request-code/languages.ts";
import { frameWords } from "../words/frame.ts";
import { SampleTabs } from "./code-samples.tsx";
import { EnvironmentChoice } from "./environment/environment-choice.tsx";
import { hasEnvironments } from "./environment/environments.ts";
import { SwappedHosts, useEnvironment } from "./environment/use-environment.ts";
import { useMerchantId } from "./try-it/account/own-merchant.ts";
import { useLocale } from "./use-locale.ts";

const words = frameWords.exchange;

interface ExchangeProps {
  readonly example: PrintedExample;
}

interface RequestProps extends ExchangeProps {
  /** Its name, where it is the call of an operation. */
  readonly call?: string;
  readonly children: ReactNode;
}

/**
 * A request in six languages, and below it what is answered. The chosen language holds for the whole site, and who is
 * signed in reads their own store in it. What the sandbox answers goes where the reader chooses.
 */
export function RequestSamples({ example, call, children }: RequestProps) {
  const { response: _response, status: _status, ...request } = example;
  const merchantId = useMerchantId() ?? ownStore;
  const { write: inEnvironment, swapped } = useEnvironment(example.url);
  const canMove = hasEnvironments(example.url);
  const samples = requestLanguages.map(({ write, ...language }) => {
    const code = write(example).replaceAll(ownStore, merchantId);
    return { ...language, code: canMove ? inEnvironment(code) : code };
  });
  return (
    // The page's Markdown writes every language from the request, so that the page itself need not carry six.
    <div
      className="exchange"
      {...(call ? { "data-call": call } : { "data-request": JSON.stringify(request) })}
    >
      {canMove && <EnvironmentChoice address={example.url} />}
      <SwappedHosts value={canMove ? swapped : undefined}>
        <SampleTabs group="language" samples={samples} />
      </SwappedHosts>
      {children}
    </div>
  );
}

/** A request and the one answer that the text around it is about. */
export function Exchange({ example }: ExchangeProps) {
  const locale = useLocale();
  return (
    <RequestSamples example={example}>
      {example.response !== undefined && (
        <CodeBlock language="json" title={[words.answer[locale], example.status].join(" ").trim()}>
          {jsonText(example.response)}
        </CodeBlock>
      )}
    </RequestSamples>
  );
}
