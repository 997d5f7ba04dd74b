import { openApiFile } from "@portal/shared/downloads.ts";
import { useEffect, useMemo, useState } from "react";
import SwaggerUI from "swagger-ui-react";
import { useLocale, useTranslations } from "use-intl";
import { isApiError } from "../../lib/api/api-error.ts";
import { currentTheme, subscribeTheme } from "../../lib/theme.ts";
import { Button } from "../../ui/button.tsx";
import { keyPlaceholder, ownKeys, withOwnKey } from "./own-keys.ts";
import { sandboxDocument } from "./sandbox-document.ts";
import "swagger-ui-react/swagger-ui.css";

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

/** The document of the page's language; undefined while it is on its way. */
function useDocument(address: string) {
  const [document, setDocument] = useState<object | "failed">();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setDocument(undefined);
    readDocument(address, stop.signal).then(setDocument, () => stop.signal.aborted || setDocument("failed"));
    return () => stop.abort();
  }, [address, attempt]);
  return { document, again: () => setAttempt(attempt + 1) };
}

/** Its own dark colours hang off a class of the root element. */
function useDarkMode(): void {
  useEffect(() => {
    const { classList } = window.document.documentElement;
    const follow = () => classList.toggle("dark-mode", currentTheme() === "dark");
    follow();
    const stop = subscribeTheme(follow);
    return () => {
      stop();
      classList.remove("dark-mode");
    };
  }, []);
}

interface System {
  readonly preauthorizeApiKey: (scheme: string, value: string) => void;
}

/** The two parts of a company's keys as the explorer holds them: its store, and what stands for the key. */
function useKeys({ companyId, onKeysMissing }: SwaggerProps) {
  const keys = useMemo(() => (companyId ? ownKeys(companyId) : undefined), [companyId]);
  return {
    keys,
    fillIn: (system: System) => {
      keys?.current().then(
        ({ merchantId }) => {
          system.preauthorizeApiKey("merchantId", merchantId);
          system.preauthorizeApiKey("merchantKey", keyPlaceholder);
        },
        (error: unknown) => {
          if (isApiError(error) && error.code === "sandbox-keys-missing") onKeysMissing();
        },
      );
    },
  };
}

export function Swagger(props: SwaggerProps) {
  const translate = useTranslations("explorer");
  const locale = useLocale();
  const { document, again } = useDocument(openApiFile(locale));
  const { keys, fillIn } = useKeys(props);
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
    <div className="explorer" lang={locale}>
      <SwaggerUI
        key={locale}
        spec={document}
        docExpansion="none"
        defaultModelsExpandDepth={0}
        displayRequestDuration
        filter
        // What is shown keeps the placeholder: the key exists only in what is sent.
        showMutatedRequest={false}
        supportedSubmitMethods={keys ? [...methods] : []}
        tryItOutEnabled={keys !== undefined}
        onComplete={fillIn}
        requestInterceptor={(request) =>
          withOwnKey({ ...request, url: String(request.url), headers: request.headers }, keys)
        }
      />
    </div>
  );
}
