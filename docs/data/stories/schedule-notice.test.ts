import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formOf } from "../../../functions/simulator/outgoing/form.ts";
import { runsUntil } from "../../../functions/simulator/sale/schedule-run.ts";
import { begun } from "../../../functions/simulator/transaction.ts";
import { scheduleBegin, scheduleQuery } from "../examples/esitef-after-sale-examples.ts";

const { body } = scheduleBegin;
const { sid } = scheduleQuery.response.schedule;
const day = body.schedule.initial_date.split("/").toReversed().join("-");

/** What the sandbox posts of the first charge of the pages' schedule. */
function posted(): Record<string, string> {
  const schedule = {
    ...begun({
      id: sid,
      machine: "schedule",
      status: "NOV",
      cause: "creation",
      at: `${day}T00:00:00.000Z`,
      facts: {
        order_id: body.order_id,
        merchant_usn: body.merchant_usn,
        authorizer_id: body.authorizer_id,
        "schedule.amount": body.schedule.amount,
        next_date: day,
      },
    }),
    status: "ATV",
    card: { brand: "Visa", lastFour: "0044" },
  };
  const [charge] = runsUntil(`${day}T12:00:00.000Z`, schedule).charges;
  if (!charge) throw new Error("The schedule of the pages was not charged.");
  return formOf(charge, 0).fields;
}

const docs = join(__dirname, "../..");
const translated = "docusaurus-plugin-content-docs/current/e-sitef";
const folders = ["content/e-sitef", `i18n/en/${translated}`, `i18n/es/${translated}`];
const pages = ["notificacao-agendamento", "agendamento-rest-exec", "agendamento-rest-quickstart"];
const files = folders.flatMap((folder) => pages.map((page) => `${folder}/${page}.mdx`));

/** Made anew for each charge: their form is compared, and not their digits. */
const withoutNumbers = (text: string): string =>
  text.replaceAll(/\b[0-9a-f]{6,}\b/g, (digits) => "#".repeat(digits.length));

test.each(files)("%s shows the notification of a charge as the sandbox posts it", (file) => {
  const shown = /^nit=.+$/m.exec(readFileSync(join(docs, file), "utf8"))?.[0];
  const fields = Object.fromEntries(new URLSearchParams(shown));
  const shapes = (form: Record<string, string>) =>
    Object.entries(form).map(([name, value]) => `${name}=${withoutNumbers(value)}`);
  expect(shapes(fields)).toEqual(shapes(posted()));
  // The gateway's number begins with the day, and the charge is of the schedule's first one.
  expect(fields["nsuesitef"]).toMatch(new RegExp(`^${day.slice(2).replaceAll("-", "")}`));
});
