import { Buffer } from "node:buffer";
import type { APIGatewayProxyStructuredResultV2 as Result } from "aws-lambda";
import * as z from "zod/mini";
import { jsonOf, parsedBy } from "../../../platform/http/body.ts";
import { storeAddress } from "../../engine/incoming/store-address.ts";
import { sendAtOnce, tellParent } from "../page/browser-parts.ts";
import { hidden, html } from "../page/html.ts";
import { languageFor } from "../page/language.ts";
import { notePage, pageResult, sandboxNote, wordsIn } from "../page/page.ts";
import { shown } from "../page/stored.ts";
import type { Visit } from "../page/visit.ts";

/** What the hidden frame of a store posts, as EMV 3-D Secure says it. */
const methodDataSchema = z.object({
  threeDSServerTransID: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  threeDSMethodNotificationURL: z.string().check(z.maxLength(256)),
});

const methodDataOf = (text: string) =>
  parsedBy(methodDataSchema, jsonOf(Buffer.from(text, "base64url").toString())).data;

/**
 * Where an issuer would look at the buyer's browser: here nothing is looked at, and the frame goes on to whoever waits for
 * it. Only for an authentication that has just begun, so that no other address is led on to.
 */
export async function passMethod(visit: Visit, merchantId: string): Promise<Result> {
  const locale = languageFor([], visit.acceptLanguage);
  const words = wordsIn(locale).challenge;
  const data = methodDataOf(visit.form.get("threeDSMethodData") ?? "");
  const to = data && storeAddress(data.threeDSMethodNotificationURL);
  const found = data && (await shown(merchantId, data.threeDSServerTransID));
  if (!to || found?.transaction.machine !== "3ds" || found.transaction.status !== "NEW") {
    return notePage(
      locale,
      { title: words.goneTitle, lead: words.goneLead },
      { status: 404, isFramed: true },
    );
  }
  const given = { threeDSServerTransID: data.threeDSServerTransID };
  const threeDSMethodData = Buffer.from(JSON.stringify(given)).toString("base64url");
  const body = html`<main class="card note">
<form method="post" action="${to.href}">${hidden({ threeDSMethodData })}<button class="button primary">${words.leave}</button></form>
${sandboxNote(locale)}
</main>`;
  const sendsTo = [to.origin, "https:"];
  return pageResult({ locale, title: words.issuer, body, scripts: [sendAtOnce], isFramed: true, sendsTo });
}

/** Where a frame of the JavaScript interface ends: the script around it takes the frame away. */
export async function endFrame(visit: Visit): Promise<Result> {
  const locale = languageFor([], visit.acceptLanguage);
  const { issuer: title, leaving } = wordsIn(locale).challenge;
  const body = html`<main class="card note"><p role="status">${leaving}</p>${sandboxNote(locale)}</main>`;
  return pageResult({ locale, title, body, scripts: [tellParent], isFramed: true });
}
