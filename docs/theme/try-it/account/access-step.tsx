import { panelAnchor } from "@portal/shared/certification-match/recipe/call-link.ts";
import { type Locale, withLocale } from "@portal/shared/locales.ts";
import { companyPath, loginPath, signUpPath } from "@portal/shared/session/return-to.ts";
import { type ReactNode, type RefObject, useState } from "react";
import { tryItWords } from "../../../words/try-it.ts";
import { InlineCode } from "../../inline-code.tsx";
import { useLocale } from "../../use-locale.ts";
import styles from "../try-it.module.css";
import type { Access } from "./access.ts";
import type { PortalError } from "./portal-api.ts";
import type { AccessState } from "./use-access.ts";

const words = tryItWords.access;

/** This page, at this panel. */
const here = () => `${window.location.pathname}${window.location.search}${panelAnchor}`;

function Step({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.step}>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

function SignedOut({ locale }: { readonly locale: Locale }) {
  return (
    <Step text={words.signedOut[locale]}>
      <a className="brand-button brand-button--primary" href={signUpPath(locale, here())}>
        {words.signUp[locale]}
      </a>
      <a className="brand-button brand-button--secondary" href={loginPath(locale, here())}>
        {words.signIn[locale]}
      </a>
    </Step>
  );
}

function failureText({ code, retryAfterSeconds }: PortalError, locale: Locale): string {
  if (code === "too-many-requests")
    return words.tooMany[locale].replace("%seconds%", String(retryAfterSeconds ?? 5));
  return (code === "network" && !navigator.onLine ? words.offline : words.failed)[locale];
}

interface StepProps {
  readonly access: Exclude<Access, { readonly at: "ready" }>;
  readonly state: AccessState;
}

/** The one step that is missing before a call can be sent. */
function Missing({ access, state }: StepProps) {
  const locale = useLocale();
  switch (access.at) {
    case "signed-out":
      return <SignedOut locale={locale} />;
    case "no-company":
      return (
        <Step text={words.noCompany[locale]}>
          <a className="brand-button brand-button--primary" href={companyPath(locale, here())}>
            {words.company[locale]}
          </a>
        </Step>
      );
    case "no-keys":
      return (
        <Step text={words.noKeys[locale]}>
          <button
            type="button"
            className="brand-button brand-button--primary"
            disabled={state.isCreating}
            onClick={() => state.create(access.companyId)}
          >
            {(state.isCreating ? words.creating : words.createKeys)[locale]}
          </button>
        </Step>
      );
    case "failed":
      return (
        <Step text={failureText(access.error, locale)}>
          <button type="button" className="brand-button brand-button--secondary" onClick={state.check}>
            {tryItWords.retry[locale]}
          </button>
        </Step>
      );
    case "support":
    case "joining":
    default:
      return <Step text={words[access.at][locale]} />;
  }
}

/** Before sending: what is missing, or in whose name it is sent. */
export function AccessStep({
  state,
  place,
}: {
  readonly state: AccessState;
  readonly place: RefObject<HTMLDivElement | null>;
}) {
  const locale = useLocale();
  const { access, created } = state;
  return (
    <div ref={place} className={styles.access} aria-live="polite">
      {!access && <p className={styles.hint}>{words.checking[locale]}</p>}
      {access && access.at !== "ready" && <Missing access={access} state={state} />}
      {created && <CreatedKey key={created.merchantKey} created={created} onKept={state.keep} />}
      {access?.at === "ready" && (
        <p className={styles.hint}>
          {words.ready[locale].replace("%merchant%", access.session.merchantId)}{" "}
          <a href={withLocale(locale, "/onboarding/sandbox")}>{words.workbench[locale]}</a>
        </p>
      )}
    </div>
  );
}

interface CreatedProps {
  readonly created: NonNullable<AccessState["created"]>;
  readonly onKept: () => void;
}

/** The key, this once. */
function CreatedKey({ created, onKept }: CreatedProps) {
  const locale = useLocale();
  const [copied, setCopied] = useState<"copied" | "copyFailed">();
  const copy = () => {
    navigator.clipboard.writeText(created.merchantKey).then(
      () => setCopied("copied"),
      () => setCopied("copyFailed"),
    );
  };
  return (
    <div className={styles.step}>
      <p>
        <InlineCode text={words.created[locale]} />
      </p>
      <dl className={styles.headers}>
        <div>
          <dt>
            <code>merchant_id</code>
          </dt>
          <dd>{created.merchantId}</dd>
        </div>
        <div>
          <dt>
            <code>merchant_key</code>
          </dt>
          <dd className={styles.value}>{created.merchantKey}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <button
          type="button"
          className="brand-button brand-button--primary brand-button--small"
          onClick={copy}
        >
          {words[copied ?? "copyKey"][locale]}
        </button>
        <button
          type="button"
          className="brand-button brand-button--quiet brand-button--small"
          onClick={onKept}
        >
          {words.kept[locale]}
        </button>
      </div>
    </div>
  );
}
