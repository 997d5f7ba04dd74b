import { framePath, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import { challengeWords } from "@portal/shared/esitef/words/page-scripts.data.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { origin } from "./gateway.ts";

/** An issuer that takes longer to look at the browser is not waited for, as EMV 3-D Secure has it. */
const methodMilliseconds = 10_000;

const encoded = (values: object): string =>
  btoa(JSON.stringify(values)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function frameOf(name: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  Object.assign(frame, { name, title });
  return frame;
}

function postInto(frame: HTMLIFrameElement, address: string, values: Readonly<Record<string, string>>): void {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: address, target: frame.name, hidden: true });
  for (const [name, value] of Object.entries(values)) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

interface Ending {
  /** Resolves once the gateway's own page in the frame says that the frame has done its part. */
  readonly reached: Promise<void>;
  readonly forget: () => void;
}

function endingOf(frame: HTMLIFrameElement): Ending {
  let hear: (event: MessageEvent) => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    hear = ({ data, source, origin: from }) => {
      // Any frame may send a message to a page; only this one from the gateway counts.
      if (data === "esitef-frame-done" && from === origin && source === frame.contentWindow) resolve();
    };
  });
  window.addEventListener("message", hear);
  return { reached, forget: () => window.removeEventListener("message", hear) };
}

interface Method {
  readonly id: string;
  readonly address: string;
  readonly merchantId: string;
}

/** Lets the issuer look at the browser in a frame that nobody sees: `Y` where it did, `N` in time, `U` without a place for it. */
export async function passMethod({ id, address, merchantId }: Method): Promise<"Y" | "N" | "U"> {
  const place = document.getElementById("divThreeDsMethodData");
  if (!place) return "U";
  const frame = frameOf(`esitef-method-${id}`, "3DS");
  frame.hidden = true;
  place.append(frame);
  const { reached, forget } = endingOf(frame);
  const threeDSMethodData = encoded({
    threeDSServerTransID: id,
    threeDSMethodNotificationURL: origin + sandboxPages + framePath(merchantId),
  });
  postInto(frame, address, { threeDSMethodData });
  let timer = 0;
  const late = new Promise<"N">((resolve) => {
    timer = window.setTimeout(() => resolve("N"), methodMilliseconds);
  });
  const outcome = await Promise.race([reached.then(() => "Y" as const), late]);
  clearTimeout(timer);
  forget();
  frame.remove();
  return outcome;
}

interface Challenge {
  readonly address: string;
  readonly creq: string;
  readonly locale: Locale;
}

function dialogAround(frame: HTMLIFrameElement, locale: Locale): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "esitef-threeds";
  dialog.setAttribute("aria-label", challengeWords.title[locale]);
  const header = document.createElement("header");
  const close = document.createElement("button");
  Object.assign(close, { type: "button", textContent: challengeWords.close[locale] });
  close.addEventListener("click", () => dialog.close());
  header.append(challengeWords.title[locale], close);
  dialog.append(header, frame);
  return dialog;
}

/** Shows the issuer's question over the page, until it is answered or the buyer closes it. */
export async function showChallenge({ address, creq, locale }: Challenge): Promise<void> {
  const frame = frameOf("esitef-challenge", challengeWords.title[locale]);
  const dialog = dialogAround(frame, locale);
  document.body.append(dialog);
  const closed = new Promise<void>((resolve) => {
    dialog.addEventListener("close", () => resolve(), { once: true });
  });
  const { reached, forget } = endingOf(frame);
  dialog.showModal();
  postInto(frame, address, { creq });
  await Promise.race([reached, closed]);
  forget();
  // Gives the focus back to the page.
  dialog.close();
  dialog.remove();
}
