import { rulesOf } from "../../../shared/esitef/outcome/rules-of.ts";
import type { GatewayAnswer, OutcomeRule } from "../../../shared/esitef/schema.ts";
import type { Locale } from "../../../shared/locales.ts";
import { operationExamples } from "../../data/e-sitef/operation-examples.ts";
import type { OperationPage } from "../../data/e-sitef/operation-pages.ts";
import { whenText } from "../rule-words.ts";
import { operationWords as words } from "./operation-words.ts";

interface Tree {
  [name: string]: string | Tree;
}

/** `payment.status` is a value in an object. */
function nested(values: readonly (readonly [name: string, value: string | undefined])[]): Tree {
  const root: Tree = {};
  for (const [name, value] of values) {
    if (value === undefined) continue;
    const steps = name.split(".");
    const last = steps.pop() ?? name;
    let holder = root;
    for (const step of steps) {
      const next = holder[step];
      holder = holder[step] = typeof next === "object" ? next : {};
    }
    holder[last] = value;
  }
  return root;
}

const nitIn = (page: OperationPage) =>
  /[0-9a-f]{64}/.exec(JSON.stringify(operationExamples[page.example] ?? ""))?.[0];

/** What the sandbox answers by a rule, in the members that this call's answer has. */
function bodyOf(page: OperationPage, answer: GatewayAnswer): Tree {
  const names = page.answer.map(({ name }) => name);
  const status = names.find((name) => name.endsWith(".status"));
  const holder = status?.replace(/status$/, "") ?? "";
  const beside = (name: string, value: string | undefined): readonly [string, string | undefined] => [
    `${holder}${name}`,
    names.includes(`${holder}${name}`) ? value : undefined,
  ];
  const prefix = names.includes("response_code") ? "response_" : "";
  return nested([
    [`${prefix}code`, answer.code],
    [`${prefix}message`, answer.message],
    ...(answer.status === undefined
      ? []
      : [
          beside("status", answer.status),
          beside("nit", nitIn(page)),
          beside("authorizer_code", answer.authorizerCode),
          beside("authorizer_message", answer.authorizerMessage),
        ]),
  ]);
}

type Answering = OutcomeRule & { readonly answer: GatewayAnswer };
const answers = (rule: OutcomeRule): rule is Answering => "http" in rule.answer;

const shown = (page: OperationPage, rule: Answering | undefined, text: string, locale: Locale) =>
  rule && [
    text.replace("%when%", whenText(rule.when, locale)),
    `\`\`\`json title="HTTP ${rule.answer.http}"\n${JSON.stringify(bodyOf(page, rule.answer), null, 2)}\n\`\`\``,
  ];

/** One answer that the institution declines and one that the gateway refuses, where the call can have them. */
export function refusedAnswers(page: OperationPage, locale: Locale): string {
  // The first that the provider publishes, or else the first of ours.
  const rules = rulesOf(page.id)
    .filter(answers)
    .filter(({ answer }) => answer.http >= 400)
    .toSorted((one, other) => Number(one.inferred ?? false) - Number(other.inferred ?? false));
  const isDeclined = ({ answer }: Answering) => answer.status === "NEG";
  const declined = rules.find(isDeclined);
  const others = rules.filter((rule) => !isDeclined(rule));
  // A value that is not in its form is the mistake that every call can make.
  const refused = others.find(({ when }) => when.invalidField !== undefined) ?? others[0];
  return [
    ...(shown(page, declined, words.declined[locale], locale) ?? []),
    ...(shown(page, refused, words.refused[locale], locale) ?? []),
  ].join("\n\n");
}
