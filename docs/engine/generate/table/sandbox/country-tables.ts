import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import {
  argentinaProfile,
  type CountryRefusalName,
} from "@portal/shared/esitef/country/country-profile.data.ts";
import { gatewayCodes } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import { messageName } from "@portal/shared/esitef/values.ts";
import type { Localized } from "@portal/shared/locales.ts";
import { type CodeTableSource, columns } from "../../../../data/code-table.ts";
import { authorizerKindNames } from "../../../../data/e-sitef/authorizers.data.ts";

const words = {
  authorizers: {
    pt: "Autorizadoras de uma loja argentina no sandbox",
    en: "Authorizers of an Argentine store in the sandbox",
    es: "Autorizadoras de un comercio argentino en el sandbox",
  },
  refusals: {
    pt: "O que o sandbox recusa a uma loja argentina",
    en: "What the sandbox refuses an Argentine store",
    es: "Lo que el sandbox rechaza a un comercio argentino",
  },
  parameter: { pt: "Parâmetro", en: "Parameter", es: "Parámetro" },
  refused: { pt: "Recusado", en: "Refused", es: "Rechazado" },
  answer: { pt: "Resposta", en: "Answer", es: "Respuesta" },
} as const satisfies Record<string, Localized>;

/** The one currency that has to be sent. */
const currencyOf3ds: Localized = {
  pt: "Outro número que não `032`, o do peso. O parâmetro é obrigatório.",
  en: "Any number other than `032`, the peso's. The parameter is required.",
  es: "Otro número que no sea `032`, el del peso. El parámetro es obligatorio.",
};

const refused: Record<CountryRefusalName, Localized> = {
  currency: {
    pt: "Outra moeda que não `ARS`, em letras. Sem o parâmetro, a moeda é o peso.",
    en: "Any currency other than `ARS`, in letters. Without the parameter, the currency is the peso.",
    es: "Otra moneda que no sea `ARS`, en letras. Sin el parámetro, la moneda es el peso.",
  },
  decimals: {
    pt: "Outro número de casas decimais que não `2`.",
    en: "Any number of decimal places other than `2`.",
    es: "Otra cantidad de decimales que no sea `2`.",
  },
  authorizer: {
    pt: "Código que a configuração técnica não oferece a uma empresa argentina.",
    en: "A code that the technical configuration does not offer an Argentine company.",
    es: "Código que la configuración técnica no ofrece a una empresa argentina.",
  },
  document: {
    pt: "Documento que não é um CUIT com o dígito verificador certo.",
    en: "A document that is not a CUIT with the right check digit.",
    es: "Documento que no es un CUIT con el dígito verificador correcto.",
  },
  absentParameter: {
    pt: "Qualquer valor: o Pix não é oferecido a uma empresa argentina.",
    en: "Any value: Pix is not offered to an Argentine company.",
    es: "Cualquier valor: Pix no se ofrece a una empresa argentina.",
  },
  absentOperation: {
    pt: "Toda chamada de recarga.",
    en: "Every top-up call.",
    es: "Toda llamada de recarga.",
  },
};

/**
 * Code and message. `invalid amount value` names the parameter; other messages are said as they stand. The 3DS Server has
 * an error code of its own for a value that it does not take.
 */
function answerOf(
  parameter: string,
  code: keyof typeof gatewayCodes,
): readonly [code: string, message: string] {
  if (parameter.startsWith("purchase.")) return ["203", parameter];
  const isNamed = code === "952";
  return [code, isNamed ? `invalid ${messageName(parameter)} value` : gatewayCodes[code].message];
}

const names = [
  "currency",
  "decimals",
  "authorizer",
  "document",
  "absentParameter",
  "absentOperation",
] as const;

/** Each parameter by which a call of an Argentine store is refused, and the answer. */
export const countryRefusals = names.flatMap((name) => {
  const { parameters, code, sentence } = argentinaProfile.refusals[name];
  return parameters.map((parameter) => {
    const [answered, message] = answerOf(parameter, code);
    const what = parameter === "purchase.currency" ? currencyOf3ds : refused[name];
    return { parameter, refused: what, code: answered, message: `${message}: ${sentence}` };
  });
});

/** What the sandbox takes of an Argentine store, and what it refuses. */
export const countryTables: readonly CodeTableSource[] = [
  {
    id: "esitef-argentina-authorizers",
    caption: words.authorizers,
    columns: [columns.code, columns.name, columns.kind],
    anchorWord: "autorizadora",
    rows: argentinaProfile.authorizers.map(({ id, label }) => ({
      code: id,
      cells: [label, authorizerKindNames[authorizerKind(id) ?? "card"]],
      inSandbox: true,
    })),
  },
  {
    id: "esitef-argentina-refusals",
    caption: words.refusals,
    columns: [words.parameter, words.refused, columns.code, words.answer],
    anchorWord: "recusa",
    rows: countryRefusals.map(({ parameter, refused: meaning, code, message }) => ({
      code: parameter,
      cells: [meaning, `\`${code}\``, `\`${message}\``],
      inSandbox: true,
    })),
  },
];
