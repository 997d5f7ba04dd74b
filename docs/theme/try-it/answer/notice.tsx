import Link from "@docusaurus/Link";
import { withLocale } from "@portal/shared/locales.ts";
import type { SandboxProduct } from "@portal/shared/sandbox/call.ts";
import { tryItWords } from "../../../words/try-it.ts";
import { useLocale } from "../../use-locale.ts";
import { patienceSeconds, type Sent } from "../call/send-call.ts";
import styles from "../try-it.module.css";

const words = tryItWords.notice;

type Notice = keyof typeof words;

/** What the outcome asks of the reader, beyond what the answer itself says. */
export function noticeOf(sent: Sent): Notice | undefined {
  if (sent.kind !== "answer") return sent.kind;
  const { status, retryAfterSeconds } = sent.answer;
  if (status === 429) return retryAfterSeconds ? "429after" : "429";
  if (status === 401 || status === 403 || status === 404) return `${status}`;
  return status >= 502 && status <= 504 ? "lost" : undefined;
}

/** After these nobody knows what became of the transaction. */
const uncertain: readonly Notice[] = ["lost", "timeout", "stopped"];

/** Where a query tells it. */
const queryPages: Readonly<Record<SandboxProduct, string>> = {
  "e-sitef": "/docs/e-sitef/pagamento-rest-getstatus",
  "sitefex-ws-consulta": "/docs/sitefex-ws-consulta/webservice-consulta-transacao",
};

interface NoticeProps {
  readonly sent: Sent;
  readonly product: SandboxProduct;
}

export function NoticeView({ sent, product }: NoticeProps) {
  const locale = useLocale();
  const notice = noticeOf(sent);
  if (!notice) return null;
  const seconds = sent.kind === "answer" ? (sent.answer.retryAfterSeconds ?? 0) : patienceSeconds;
  return (
    <div className={styles.notice} role="alert">
      <p>{words[notice][locale].replace("%seconds%", String(seconds))}</p>
      {uncertain.includes(notice) && (
        <Link to={`${withLocale(locale, queryPages[product])}#experimente`}>{words.query[locale]}</Link>
      )}
    </div>
  );
}
