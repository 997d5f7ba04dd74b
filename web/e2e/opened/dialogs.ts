import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { failAt } from "../failing.ts";
import { field, type Person, supportEmail } from "../people.ts";
import { text } from "../typed/evidence-files.ts";
import {
  button,
  itemsOf,
  type Meeting,
  meet,
  members,
  onCompany,
  onFraudTicket,
  onTicket,
  ticketOf,
} from "./meeting.ts";

const source = path.resolve(import.meta.dirname, "../../src");

/** What dialogs are made of; the rest of the portal's modules that draw one are each a dialog. */
const material = ["ui/feedback/dialog.tsx", "ui/feedback/send-corrections.tsx"];

/** Every module of the portal that draws a dialog, found in its source. */
export const dialogModules = (): readonly string[] =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx") && !material.includes(file))
    .filter((file) =>
      /<(?:(?:Confirm)?Dialog|SendCorrections)\b/.test(readFileSync(path.join(source, file), "utf8")),
    )
    .sort();

/** The settings of a store of the sandbox that has something besides what the demo's stores have. */
const inStore = (more: object, key: string): Meeting => ({
  ...meet("fabio@example.com", "/onboarding/sandbox?view=settings", button(`sandbox.${key}`)),
  told: [
    /^\/api\/.*\/sandbox$/,
    (body) => ({
      ...body,
      stores: (Array.isArray(body.stores) ? body.stores : []).map((store: object) => ({ ...store, ...more })),
    }),
  ],
});

const since = "2026-11-20T12:00:00.000Z";
const requested = { document: "11.222.333/0001-81", requestedAt: since, remindableAt: since };

const asking = {
  sub: "11111111-1111-4111-8111-111111111111",
  name: "Rui Prado",
  email: "rui@example.com",
  role: "requested",
  since,
};

const companyPage = "/onboarding/bo/company";

export const meetings: Readonly<Record<string, Meeting>> = {
  "areas/account/company/join-requested.tsx": {
    ...meet("nova@example.com", "/company", button("join-request.cancel")),
    told: [/\/api\/account$/, members({ joinRequest: requested })],
  },
  "areas/anti-fraud/access/use-choice.tsx": meet(
    "ana@example.com",
    "/anti-fraud/access",
    button("fraud-flow.access.decline.action"),
  ),
  "areas/back-office/certification-review/attempts-dialog.tsx": onTicket(
    "Letra Viva",
    "certification",
    button("back-office-certification.attempts.open"),
    [/\/certifications\/online-payment$/, members({ attempt: 2 })],
  ),
  "areas/back-office/certification-review/case/pass-remaining.tsx": ticketOf(
    "Letra Viva",
    "certification",
    "back-office-certification.remaining.open",
  ),
  "areas/back-office/certification-review/send-dialog.tsx": ticketOf(
    "Letra Viva",
    "certification",
    "back-office-certification.bar.send",
  ),
  "areas/back-office/configuration-review/conclude-dialog.tsx": ticketOf(
    "Pampa Pagos",
    "configuration",
    "back-office-form.conclude.open",
  ),
  "areas/back-office/configuration-review/form-reject-dialog.tsx": ticketOf(
    "Pampa Pagos",
    "configuration",
    "back-office-form.reject.open",
  ),
  "areas/back-office/fraud-configuration-review/conclude-dialog.tsx": onFraudTicket(
    "Vinhos da Encosta",
    "configuration",
    button("back-office-form.conclude.open"),
  ),
  "areas/back-office/fraud-review/signature-dialogs.tsx": onFraudTicket(
    "Agulha Fina",
    "certification",
    button("fraud-certification.signature.record"),
  ),
  "areas/back-office/release-call/release-dialog.tsx": meet(
    supportEmail,
    "/onboarding/bo/dashboard?status=all&text=Pampa+Pagos",
    button("back-office.release.open", { client: "Pampa Pagos" }),
  ),
  "areas/onboarding/partner/register-partner-page.tsx": {
    ...meet("fabio@example.com", "/onboarding/registerPartner", button("partner.register.submit")),
    before: async (person) => {
      const { words } = person;
      const fill = (name: string, value: string) => field(person, words(`partner.field.${name}`)).fill(value);
      await fill("name", "Ponte Nova");
      await fill("responsible", "Rita Lima");
      await fill("phone", "1133445577");
      await fill("email", "rita@ponte-nova.example.com");
      await fill("website", "https://www.ponte-nova.example.com");
    },
  },
  "features/access-data/replace-dialog.tsx": meet(
    supportEmail,
    `${companyPage}?text=Linha+Fina`,
    onCompany("Linha Fina", button("access-data.replace.action")),
  ),
  "features/certification-engine/act-button.tsx": meet(
    "elisa@example.com",
    "/onboarding/certification",
    button("certification.restart.action"),
  ),
  // Other tests restart her certification: a case that is complete in every one of its attempts is enough to send.
  "features/certification/send/send-dialog.tsx": {
    ...meet("elisa@example.com", "/onboarding/certification/send-test", button("certification.summary.send")),
    told: [/\/certifications\/online-payment$/, members({ selected: ["card-denied"] })],
  },
  "features/certification/summary/paste-numbers-dialog.tsx": meet(
    "elisa@example.com",
    "/onboarding/certification/send-test",
    button("certification.paste.open"),
  ),
  "features/company/members.tsx": {
    ...meet("ana@example.com", "/company", button("company.accept")),
    told: [/\/members$/, (body) => ({ ...body, items: [...itemsOf(body).slice(0, 1), asking] })],
  },
  "features/company/related-companies.tsx": meet("bruno@example.com", "/company", async ({ page, words }) =>
    page.getByRole("button", { name: new RegExp(words("company.removeRelated")) }).first(),
  ),
  "features/company/terms-dialog.tsx": meet("nova@example.com", "/company", button("company.readTerms")),
  "features/configuration/reopen-button.tsx": meet(
    "gabi@example.com",
    "/onboarding/configuration",
    button("configuration.approved.reopen"),
  ),
  // Other tests send hers.
  "features/configuration/send/send-dialog.tsx": {
    ...meet("clara@example.com", "/onboarding/configuration", button("configuration.send")),
    told: [/\/configurations\/online-payment$/, members({ status: "revision" })],
  },
  "features/evidence/preview/preview-dialog.tsx": meet("gabi@example.com", "/s3demo", async (person) => {
    await addFile(person, "ver.txt");
    return button("evidence.act.preview", { name: "ver.txt" })(person);
  }),
  "features/evidence/upload-panel.tsx": meet("gabi@example.com", "/s3demo", async (person) => {
    await addFile(person, "tirar.txt");
    return button("evidence.act.remove", { name: "tirar.txt" })(person);
  }),
  // His scenarios are with support.
  "features/fraud-certification/summary/scenario-summary.tsx": {
    ...meet(
      "joao@example.com",
      "/anti-fraud/certification/send-test",
      button("fraud-certification.summary.send"),
    ),
    told: [/\/fraud-certification$/, members({ status: "open" })],
  },
  "features/partner/partner-answer-dialog.tsx": {
    ...meet(supportEmail, "/onboarding/listOfPartners?status=listed", async ({ page, words }) =>
      page
        .getByRole("main")
        .getByRole("button", { name: words("partner.answer.decline.action") })
        .first(),
    ),
    told: [
      /\/api\/partners$/,
      (body) => ({ ...body, items: itemsOf(body).map((partner) => ({ ...partner, status: "pending" })) }),
    ],
  },
  "features/production/production-delivery-dialog.tsx": meet(
    supportEmail,
    `${companyPage}?text=Flora+Urbana`,
    onCompany("Flora Urbana", button("production.delivery.correct")),
  ),
  "features/release/release-answer-dialog.tsx": meet(
    supportEmail,
    `${companyPage}?text=Pampa+Pagos`,
    onCompany("Pampa Pagos", async (person) => {
      await person.page
        .getByRole("link", { name: person.words("back-office-companies.releases") })
        .first()
        .click();
      // Its two products come one after the other.
      return person.page
        .locator(".ui-card", { hasText: "Prevenção a fraude" })
        .getByRole("button", { name: person.words("release.answer.grant.action"), exact: true });
    }),
  ),
  "features/sandbox/keys/act-question.tsx": inStore(
    { publicKey: { fingerprint: "a1b2c3", bits: 2048 } },
    "publicKey.remove.action",
  ),
  "features/sandbox/keys/endpoints-dialog.tsx": inStore({}, "endpoints.change"),
  "features/sandbox/keys/key-list.tsx": inStore({ kind: "own", keys: [] }, "keys.rotate.another"),
  "features/sandbox/keys/public-key-dialog.tsx": inStore({}, "publicKey.register"),
  "features/sandbox/keys/reset-store.tsx": inStore({}, "reset.action"),
  "features/sandbox/keys/secret-question.tsx": inStore({}, "endpoints.secret.create"),
  "ui/form/conflict-dialog.tsx": meet("ana@example.com", "/onboarding/configuration", async (person) => {
    const { page, words } = person;
    // As if a colleague had saved since the page was opened.
    await page.route(/\/configurations\/online-payment$/, async (route) => {
      if (route.request().method() !== "PUT") return route.fallback();
      const body: Record<string, unknown> = route.request().postDataJSON();
      return route.continue({ postData: JSON.stringify({ ...body, version: 0 }) });
    });
    await field(person, words("configuration.field.applicationName")).fill("Outro nome");
    // The form saves itself first, and asks; once that is put off, only a press asks again.
    const asked = page.locator("dialog[open]");
    await asked.waitFor();
    await page.keyboard.press("Escape");
    await asked.waitFor({ state: "detached" });
    return button("configuration.save")(person);
  }),
  "ui/form/leaving/save-or-leave.tsx": meet(
    "ana@example.com",
    "/onboarding/configuration",
    async (person) => {
      const { page, words } = person;
      await failAt(page, "PUT", (asked) => asked.includes("/configurations/"));
      await field(person, words("configuration.field.applicationName")).fill("Outro nome");
      return page.getByRole("contentinfo").getByRole("link", { name: words("shell.titles.dashboard") });
    },
  ),
  "ui/form/leaving/leave-question.tsx": meet("ana@example.com", "/company", async (person) => {
    const { page, words } = person;
    await field(person, words("company.field.tradingName")).fill("Outro nome");
    return page.getByRole("contentinfo").getByRole("link", { name: words("shell.titles.dashboard") });
  }),
};

/** Dialogs that follow what somebody did instead of a press: each with the file that sees where the focus goes. */
export const followUps: Readonly<Record<string, string>> = {
  "areas/back-office/review/lost-dialog.tsx": "refusals.spec.ts",
  "features/release/release-answer.tsx": "release.spec.ts",
};

async function addFile({ page, words }: Person, name: string): Promise<void> {
  const line = page.locator(".evidence-line").filter({ hasText: name });
  if ((await line.count()) === 0)
    await page.locator(".evidence-drop input[type=file]").setInputFiles(text(name, "linha"));
  await line.getByText(words("evidence.state.clean")).first().waitFor();
}
