import Link from "@docusaurus/Link";
import { withLocale } from "@portal/shared/locales.ts";
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

export function NoticeView({ sent }: { readonly sent: Sent }) {
  const locale = useLocale();
  const notice = noticeOf(sent);
  if (!notice) return null;
  const seconds = sent.kind === "answer" ? (sent.answer.retryAfterSeconds ?? 0) : patienceSeconds;
  return (
    <div className={styles.notice} role="alert">
      <p>{words[notice][locale].replace("%seconds%", String(seconds))}</p>
      {uncertain.includes(notice) && (
        <Link to={`${withLocale(locale, "/docs/e-sitef/pagamento-rest-getstatus")}#experimente`}>
          {words.query[locale]}
        </Link>
      )}
    </div>
  );
}
