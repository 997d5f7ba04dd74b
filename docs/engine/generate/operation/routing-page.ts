import { restOperations } from "@portal/shared/esitef/described.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import { authorizers } from "../../../data/e-sitef/authorizers.data.ts";
import type { Routing } from "../../../data/e-sitef/routing/routing.ts";
import { routingNotes } from "../../../data/e-sitef/routing/routing-notes.data.ts";
import { routings } from "../../../data/e-sitef/routing/routings.data.ts";
import { codeAnchor } from "../../../data/localized-table.ts";
import type { Parameter } from "../../../data/schema.ts";
import { sizeText } from "../field/field-words.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page, prose, table } from "../markdown.ts";
import { inLocale } from "../table/code-table.ts";
import { operationDocSet } from "./operation-page.ts";
import { operationWords, requiredWords, typeWords } from "./operation-words.ts";
import { interfaceWords, routingWords as words } from "./routing-words.ts";
import { valueTree, valueTreeImport } from "./value-tree.ts";

const named = (text: Localized, name: string, locale: Locale) => text[locale].replaceAll("%name%", name);

function interfaceList({ interfaces }: Routing, locale: Locale): string {
  return interfaces
    .map((each) => {
      const { text, slug } = interfaceWords[each];
      return slug ? `- [${text[locale]}](${slug}.mdx)` : `- ${text[locale]}`;
    })
    .join("\n");
}

function authorizerList(routing: Routing, locale: Locale): string {
  if (routing.authorizers.length === 0) return named(words.askAuthorizers, routing.name, locale);
  return routing.authorizers
    .map((code) => {
      const name = inLocale(authorizers.find((each) => each.code === String(code))?.name ?? "", locale);
      return `- [\`${code}\`](./autorizadoras.mdx#${codeAnchor(String(code))}) ${prose(name)}`;
    })
    .join("\n");
}

const parameterTable = (parameters: readonly Parameter[], locale: Locale): string =>
  table(
    [
      operationWords.name[locale],
      operationWords.type[locale],
      operationWords.required[locale],
      operationWords.meaning[locale],
    ],
    parameters.map((each) => [
      `\`${each.name}\`${each.inferred ? " <InSandbox />" : ""}`,
      each.size
        ? `${typeWords[each.type][locale]}, ${sizeText(each.size)[locale]}`
        : typeWords[each.type][locale],
      requiredWords[each.required][locale],
      prose(each.meaning[locale]),
    ]),
  );

function credentialTable(routing: Routing, locale: Locale): string {
  if (routing.credentials.length === 0)
    return named(
      routing.activatedInPortal ? words.grantedInPortal : words.noCredentials,
      routing.name,
      locale,
    );
  return parameterTable(routing.credentials, locale);
}

const noteList = ({ slug }: Routing, locale: Locale) =>
  (routingNotes[slug] ?? []).map((note) => `- ${prose(note[locale])}`).join("\n");

/** Described where the call is; the page of a routing repeats only those that this destination reads. */
function requestFields({ requestFields: names = [] }: Routing, locale: Locale): string {
  if (names.length === 0) return "";
  const begin = restOperations.find(({ id }) => id === "payment-begin");
  const fields = names.map((name) => {
    const field = begin?.parameters.find((each) => each.name === name);
    if (!field) throw new Error(`The creation of a transaction does not take "${name}".`);
    return field;
  });
  return page(
    heading(words.requestFields[locale], "campos"),
    words.requestFieldsText[locale],
    valueTree(fields, "parametro", locale),
  ).trimEnd();
}

/** Where nobody says which credentials there are, none are asked for; what a store says of itself to a wallet is none. */
function stepsOf({ activatedInPortal, takesPayload, credentials }: Routing): Localized {
  if (activatedInPortal) return words.stepsInPortal;
  if (takesPayload) return words.stepsWithPayload;
  return credentials.length > 0 ? words.steps : words.stepsWithoutCredentials;
}

const isRefunded = ({ interfaces }: Routing): boolean =>
  interfaces.some((each) => each === "rest-cancellation" || each === "portal-cancellation");

function activation(routing: Routing, locale: Locale): string {
  const { name } = routing;
  const test = isRefunded(routing) ? words.testCancellation : words.testPayment;
  return named(stepsOf(routing), name, locale).replace("%test%", test[locale]);
}

const source = "data/e-sitef/routing/routings.data.ts";

function routingPage(routing: Routing): GeneratedPage {
  return {
    docSet: operationDocSet,
    slug: routing.slug,
    kind: "routing",
    source,
    write: (locale) =>
      page(
        frontMatter({
          title: routing.name,
          description: named(words.description, routing.name, locale),
          slug: `/${operationDocSet}/${routing.slug}`,
          custom_edit_url: editLink(source),
        }),
        routing.requestFields && valueTreeImport,
        named(words.intro, routing.name, locale),
        heading(words.interfaces[locale], "interfaces"),
        interfaceList(routing, locale),
        !isRefunded(routing) && words.noCancellation[locale],
        heading(words.authorizers[locale], "autorizadoras"),
        authorizerList(routing, locale),
        heading(words.credentials[locale], "credenciais"),
        credentialTable(routing, locale),
        requestFields(routing, locale),
        routing.paymentFields && heading(words.paymentFields[locale], "campos-do-pagamento"),
        routing.paymentFields && words.paymentFieldsText[locale],
        routing.paymentFields && parameterTable(routing.paymentFields, locale),
        routingNotes[routing.slug] && heading(words.notes[locale], "particularidades"),
        noteList(routing, locale),
        heading(words.activate[locale], "ativar"),
        activation(routing, locale),
        words.unavailable[locale],
      ),
  };
}

export const routingPages: readonly GeneratedPage[] = routings.map(routingPage);
