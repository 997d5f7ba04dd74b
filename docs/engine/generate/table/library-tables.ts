import type { Locale, Localized } from "@portal/shared/locales.ts";
import { brandCodes } from "../../../data/clisitef/brand-codes.data.ts";
import { commandCodes } from "../../../data/clisitef/command-codes.data.ts";
import { configurationReturnCodes } from "../../../data/clisitef/configuration-return-codes.data.ts";
import { eventCodes } from "../../../data/clisitef/event-codes.data.ts";
import { fieldTypeGroups, fieldTypes } from "../../../data/clisitef/field-types.ts";
import { functionCodes } from "../../../data/clisitef/function-codes.data.ts";
import { menuCodes } from "../../../data/clisitef/menu-codes.data.ts";
import { networkCodes } from "../../../data/clisitef/network-codes.data.ts";
import { returnCodes } from "../../../data/clisitef/return-codes.data.ts";
import { pinpadStatuses } from "../../../data/clisitef/routines/pinpad-statuses.data.ts";
import { secureReadingCodes } from "../../../data/clisitef/secure-reading-codes.data.ts";
import { paymentForms } from "../../../data/manual-interface-clisitef/payment-forms.data.ts";
import type { CodeEntry, FieldType } from "../../../data/schema.ts";
import { type CodeTableSource, columns, withAction, yesNo } from "./code-table.ts";

const nameOnly = (id: string, caption: Localized, entries: readonly CodeEntry[]): CodeTableSource => ({
  id,
  caption,
  columns: [columns.code, columns.meaning],
  rows: entries.map(({ code, name }) => ({
    code,
    cells: [name],
  })),
});

/** Explanation and accepted values stand behind the name: of many a field type the name is all that is public. */
export function explained({ name, note, values }: FieldType): Localized {
  const text = (locale: Locale) =>
    [
      note || values ? `${name[locale]}.` : name[locale],
      note?.[locale],
      values && `${values.map(({ value, meaning }) => `\`${value}\` ${meaning[locale]}`).join("; ")}.`,
    ]
      .filter(Boolean)
      .join(" ");
  return { pt: text("pt"), en: text("en"), es: text("es") };
}

const captions = {
  functions: {
    pt: "Códigos de função da CliSiTef",
    en: "CliSiTef function codes",
    es: "Códigos de función de CliSiTef",
  },
  returns: {
    pt: "Códigos de retorno da transação",
    en: "Return codes of a transaction",
    es: "Códigos de retorno de la transacción",
  },
  configuration: {
    pt: "Retorno da rotina de configuração",
    en: "Return codes of the configuration routine",
    es: "Retorno de la rutina de configuración",
  },
  secureReading: {
    pt: "Retorno da leitura segura de cartão",
    en: "Return codes of the secure card reading",
    es: "Retorno de la lectura segura de tarjeta",
  },
  commands: {
    pt: "Comandos da coleta iterativa",
    en: "Commands of the interactive collection",
    es: "Comandos de la captura iterativa",
  },
  events: { pt: "Eventos da CliSiTef", en: "CliSiTef events", es: "Eventos de CliSiTef" },
  fieldTypes: { pt: "Valores de TipoCampo", en: "Values of TipoCampo", es: "Valores de TipoCampo" },
  menus: {
    pt: "Menus e meios de pagamento",
    en: "Menus and payment methods",
    es: "Menús y medios de pago",
  },
  brands: { pt: "Bandeiras", en: "Card brands", es: "Marcas de tarjeta" },
  paymentForms: { pt: "Formas de pagamento", en: "Payment methods", es: "Formas de pago" },
  pinpadStatuses: { pt: "Estados do pinpad", en: "Pinpad statuses", es: "Estados del pinpad" },
  networks: { pt: "Redes autorizadoras", en: "Authorizing networks", es: "Redes autorizadoras" },
} as const satisfies Record<string, Localized>;

export const libraryTables: readonly CodeTableSource[] = [
  // A function asks for nothing: what stands beside its name is what it starts.
  {
    ...withAction("clisitef-functions", captions.functions, columns.name, functionCodes),
    columns: [columns.code, columns.name, columns.does],
  },
  withAction("clisitef-returns", captions.returns, columns.meaning, returnCodes),
  withAction(
    "clisitef-configuration-returns",
    captions.configuration,
    columns.meaning,
    configurationReturnCodes,
  ),
  withAction("clisitef-secure-reading", captions.secureReading, columns.meaning, secureReadingCodes),
  {
    id: "clisitef-commands",
    caption: captions.commands,
    columns: [columns.code, columns.name, columns.action, columns.answer],
    rows: commandCodes.map(({ code, name, action, expectsAnswer }) => ({
      code,
      cells: [name, action, yesNo[`${expectsAnswer}`]],
    })),
  },
  nameOnly("clisitef-events", captions.events, eventCodes),
  nameOnly("clisitef-menus", captions.menus, menuCodes),
  nameOnly("clisitef-brands", captions.brands, brandCodes),
  {
    id: "clisitef-field-types",
    caption: captions.fieldTypes,
    columns: [columns.code, columns.meaning, columns.topic],
    rows: fieldTypes.map((entry) => ({
      code: entry.code,
      cells: [explained(entry), fieldTypeGroups[entry.group] ?? ""],
    })),
  },
  {
    id: "clisitef-pinpad-statuses",
    caption: captions.pinpadStatuses,
    columns: [columns.code, columns.meaning, columns.constant],
    anchorWord: "pinpad",
    rows: pinpadStatuses.map(({ code, constant, name }) => ({
      code,
      cells: [name, `\`${constant}\``],
    })),
  },
  {
    id: "payment-forms",
    caption: captions.paymentForms,
    columns: [columns.type, columns.paymentForm, columns.dataAlong],
    anchorWord: "tipo",
    rows: paymentForms.map(({ code, name, note }) => ({ code, cells: [name, note ?? ""] })),
  },
  {
    id: "clisitef-networks",
    caption: captions.networks,
    columns: [columns.code, columns.name],
    rows: networkCodes.map(({ code, name }) => ({ code, cells: [name] })),
  },
];
