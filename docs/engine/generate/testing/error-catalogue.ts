import { type GatewayCodeName, isGatewayCode } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import { responseCodes, sandboxCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import type { CodeWords } from "@portal/shared/esitef/words/words.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { errorBodyOf, forcingHeader } from "../../../data/e-sitef/failure/error-bodies.ts";
import { operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { jsonText } from "../../../data/examples/request-code/http-example.ts";
import { codeAnchor } from "../../../data/localized-table.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page, prose } from "../markdown.ts";
import { operationDocSet } from "../operation/operation-page.ts";

const words = referenceWords.errorCatalogue;
const source = "data/e-sitef/failure/error-bodies.ts";

type NamedCode = CodeWords & { readonly code: GatewayCodeName };
const isNamed = (named: CodeWords): named is NamedCode => isGatewayCode(named.code) && named.code !== "0";

const isOfSandbox = ({ code }: CodeWords) => sandboxCodes.some((each) => each.code === code);

/** Calls that may answer it; of the codes of the sandbox no list exists, as every call may. */
function calls({ code }: CodeWords, locale: Locale): string {
  const links = operationPages
    .filter(({ codes }) => codes.includes(code))
    .map(({ page: slug, title }) => `[${prose(title[locale])}](./${slug}.mdx)`);
  return links.length > 0 ? `**${words.calls[locale]}** ${links.join(", ")}. <InSandbox />` : "";
}

function bodySection({ code }: NamedCode): string {
  const { http, body } = errorBodyOf(code);
  return ["```http", `HTTP/1.1 ${http}`, "Content-Type: application/json", "", jsonText(body), "```"].join(
    "\n",
  );
}

function entry(code: NamedCode, locale: Locale): string {
  const { name, action } = code;
  return page(
    heading(`${code.code}: ${prose(name[locale])}`, codeAnchor(code.code, undefined, "erro")),
    isOfSandbox(code) && `<InSandbox /> ${words.onlySandbox[locale]}`,
    action && `**${words.action[locale]}** ${prose(action[locale])}`,
    bodySection(code),
    calls(code, locale),
    words.force[locale].replace("%header%", forcingHeader(code.code)),
  ).trimEnd();
}

/** Each code with the body that it comes in: what a reader writes the handling of failures from. */
export const errorCatalogue: GeneratedPage = {
  docSet: operationDocSet,
  slug: "erros",
  kind: "reference",
  source,
  write: (locale) =>
    page(
      frontMatter({
        title: words.title[locale],
        description: words.description[locale],
        slug: `/${operationDocSet}/erros`,
        custom_edit_url: editLink(source),
      }),
      `${words.intro[locale]} <InSandbox />`,
      words.shape[locale],
      heading(words.read[locale], "ler"),
      words.order[locale],
      ...[...responseCodes, ...sandboxCodes].filter(isNamed).map((code) => entry(code, locale)),
      heading(words.more[locale], "veja-tambem"),
      words.links[locale],
    ),
};
