import { openApiFile } from "@portal/shared/documentation/downloads.ts";
import { type CSSProperties, useEffect, useMemo, useState } from "react";
import SwaggerUI from "swagger-ui-react";
import { useLocale, useTranslations } from "use-intl";
import { isApiError } from "../../lib/api/api-error.ts";
import { currentTheme } from "../../lib/theme.ts";
import { Button } from "../../ui/button.tsx";
import { companyKeys, keyPlaceholder, type OwnKeys, withOwnKey } from "./own-keys.ts";
import { resolverPlugin } from "./resolver.ts";
import { sandboxDocument } from "./sandbox-document.ts";
import { labelNames, swaggerLabels } from "./swagger-labels.ts";
import { wordsPlugin } from "./swagger-words.ts";
import "swagger-ui-react/swagger-ui.css";
import "./explorer.css";

interface SwaggerProps {
  /** In whose name calls are made; without it the document is only read. */
  readonly companyId: string | undefined;
  readonly onKeysMissing: () => void;
}

const methods = ["get", "put", "post", "delete"] as const;

async function readDocument(address: string, signal: AbortSignal): Promise<object> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return sandboxDocument(await response.json());
}

interface Loaded {
  /** Of which address and attempt it is. */
  readonly of: string;
  readonly document: object | "failed";
}

/** The document of the page's language; undefined while it is on its way. */
function useDocument(address: string) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const wanted = `${address} ${attempt}`;
  useEffect(() => {
    const stop = new AbortController();
    const show = (document: Loaded["document"]) => {
      if (!stop.signal.aborted) setLoaded({ of: wanted, document });
    };
    readDocument(address, stop.signal).then(show, () => show("failed"));
    return () => stop.abort();
  }, [address, wanted]);
  return {
    document: loaded?.of === wanted ? loaded.document : undefined,
    again: () => setAttempt(attempt + 1),
  };
}

/** Its own dark colours hang off a class of the root element, ours off an attribute. */
function useDarkMode(): void {
  useEffect(() => {
    const { documentElement: root } = window.document;
    const follow = () => root.classList.toggle("dark-mode", currentTheme() === "dark");
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributeFilter: ["data-theme"] });
    return () => {
      observer.disconnect();
      root.classList.remove("dark-mode");
    };
  }, []);
}

interface System {
  readonly preauthorizeApiKey: (scheme: string, value: string) => void;
}

/** The two parts of a company's keys as the explorer holds them: its store, and what stands for the key. */
async function fillIn(system: System, keys: OwnKeys | undefined, onKeysMissing: () => void): Promise<void> {
  try {
    const session = await keys?.current();
    if (!session) return;
    system.preauthorizeApiKey("merchantId", session.merchantId);
    system.preauthorizeApiKey("merchantKey", keyPlaceholder);
  } catch (error) {
    // Any other failure is told by the call that meets it.
    if (isApiError(error) && error.code === "sandbox-keys-missing") onKeysMissing();
  }
}

/** It says "required" in a style sheet, which cannot be told another word but by a property. */
const requiredWord = (word: string): CSSProperties & Readonly<Record<"--explorer-required", string>> => ({
  "--explorer-required": JSON.stringify(word),
});

export function Swagger({ companyId, onKeysMissing }: SwaggerProps) {
  const translate = useTranslations("explorer");
  const locale = useLocale();
  const { document, again } = useDocument(openApiFile(locale));
  const keys = useMemo(() => (companyId ? companyKeys(companyId) : undefined), [companyId]);
  const plugins = useMemo(() => {
    const words = labelNames.map((name) => [swaggerLabels[name], translate(`labels.${name}`)] as const);
    return [wordsPlugin(new Map(words)), resolverPlugin];
  }, [translate]);
  useDarkMode();
  if (document === "failed") {
    return (
      <p role="alert">
        {translate("failed")} <Button onClick={again}>{translate("retry")}</Button>
      </p>
    );
  }
  if (!document) return <output>{translate("loading")}</output>;
  return (
    <div className="explorer" lang={locale} style={requiredWord(translate("required"))}>
      <SwaggerUI
        key={locale}
        spec={document}
        docExpansion="list"
        defaultModelsExpandDepth={0}
        displayRequestDuration
        filter
        plugins={plugins}
        // What is shown keeps the placeholder: the key exists only in what is sent.
        showMutatedRequest={false}
        supportedSubmitMethods={keys ? [...methods] : []}
        tryItOutEnabled={keys !== undefined}
        onComplete={(system: System) => void fillIn(system, keys, onKeysMissing)}
        requestInterceptor={(request) =>
          withOwnKey({ ...request, url: String(request.url), headers: request.headers }, keys)
        }
      />
    </div>
  );
}
