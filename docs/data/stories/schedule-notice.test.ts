import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chargeNotice } from "../../../functions/testing/deliveries/charge-notice.ts";
import { scheduleBegin } from "../examples/esitef-after-sale-examples.ts";

const { schedule, order_id, merchant_usn, authorizer_id } = scheduleBegin.body;
const day = schedule.initial_date.split("/").toReversed().join("-");
const posted = chargeNotice({
  day,
  facts: { order_id, merchant_usn, authorizer_id, "schedule.amount": schedule.amount },
  card: { brand: "Visa", lastFour: "0044" },
});

const docs = join(__dirname, "../..");
const translated = "docusaurus-plugin-content-docs/current/e-sitef";
const folders = ["content/e-sitef", `i18n/en/${translated}`, `i18n/es/${translated}`];
const pages = ["notificacao-agendamento", "agendamento-rest-exec", "agendamento-rest-quickstart"];
const files = folders.flatMap((folder) => pages.map((page) => `${folder}/${page}.mdx`));

/** Made anew for each charge: their form is compared, and not their digits. */
const withoutNumbers = (text: string): string =>
  text.replaceAll(/\b[0-9a-f]{6,}\b/g, (digits) => "#".repeat(digits.length));

const shapes = (form: Record<string, string>): string[] =>
  Object.entries(form).map(([name, value]) => `${name}=${withoutNumbers(value)}`);

test.each(files)("%s shows the notification of a charge as the sandbox posts it", (file) => {
  const [shown] = /^nit=.+$/m.exec(readFileSync(join(docs, file), "utf8")) ?? [];
  const fields = Object.fromEntries(new URLSearchParams(shown));
  expect(shapes(fields)).toEqual(shapes(posted));
  // The gateway's number begins with the day, and the charge is the schedule's first.
  expect(fields["nsuesitef"]?.slice(0, 6)).toBe(day.slice(2).replaceAll("-", ""));
});
