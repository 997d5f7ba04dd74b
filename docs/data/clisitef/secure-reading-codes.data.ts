import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry } from "../schema.ts";

/** What the secure card reading returns. */
export const secureReadingCodes: readonly CodeEntry[] = [
  {
    code: "0",
    name: { pt: "Sem erro", en: "No error", es: "Sin error" },
    action: {
      pt: "Use os campos devolvidos.",
      en: "Use the fields returned.",
      es: "Use los campos devueltos.",
    },
  },
  {
    code: "1",
    name: {
      pt: "Campo de saída pequeno demais",
      en: "Output field too small",
      es: "Campo de salida demasiado pequeño",
    },
    action: {
      pt: "Reserve o tamanho que a rotina exige.",
      en: "Reserve the size that the routine requires.",
      es: "Reserve el tamaño que exige la rutina.",
    },
  },
  {
    code: "2",
    name: { pt: "BIN não habilitado", en: "BIN not enabled", es: "BIN no habilitado" },
    action: {
      pt: "Peça a inclusão do BIN na chave de segurança.",
      en: "Ask for the BIN to be added to the security key.",
      es: "Pida que se incluya el BIN en la clave de seguridad.",
    },
  },
  {
    code: "3",
    name: { pt: "CNPJ inválido", en: "Invalid CNPJ", es: "CNPJ inválido" },
    action: {
      pt: "Use o CNPJ para o qual a chave foi emitida.",
      en: "Use the CNPJ that the key was issued for.",
      es: "Use el CNPJ para el que se emitió la clave.",
    },
  },
  {
    code: "4",
    name: { pt: "Chave de acesso vencida", en: "Access key expired", es: "Clave de acceso vencida" },
    action: {
      pt: "Peça uma chave nova ao suporte.",
      en: "Ask support for a new key.",
      es: "Pida una clave nueva a soporte.",
    },
  },
  {
    code: "5",
    name: { pt: "Versão inválida", en: "Invalid version", es: "Versión inválida" },
    action: { pt: "Atualize a biblioteca.", en: "Update the library.", es: "Actualice la biblioteca." },
  },
  {
    code: "6",
    name: {
      pt: "Chave de criptografia inválida",
      en: "Invalid encryption key",
      es: "Clave de cifrado inválida",
    },
    action: {
      pt: "Gere a chave outra vez e não corte nenhum caractere.",
      en: "Generate the key again and do not cut any character.",
      es: "Genere la clave otra vez y no recorte ningún carácter.",
    },
  },
  {
    code: "7",
    name: {
      pt: "Dado não cifrado com a chave",
      en: "Data not encrypted with the key",
      es: "Dato no cifrado con la clave",
    },
    action: {
      pt: "Cifre com a mesma chave que informou na chamada.",
      en: "Encrypt with the key given in the call.",
      es: "Cifre con la misma clave que envió en la llamada.",
    },
  },
  {
    code: "8",
    name: { pt: "Entrada inválida", en: "Invalid input", es: "Entrada inválida" },
    action: {
      pt: "Confira tamanho e separadores do texto enviado.",
      en: "Check size and separators of the text sent.",
      es: "Revise tamaño y separadores del texto enviado.",
    },
  },
];

export const secureReadingTable = codeTable({
  file: "data/clisitef/secure-reading-codes.data.ts",
  schema: codeEntry,
  entries: secureReadingCodes,
  key: "code",
  facts: {
    listed: "0..8",
  },
  shown: [
    {
      id: "clisitef-secure-reading",
      caption: {
        pt: "Retorno da leitura segura de cartão",
        en: "Return codes of the secure card reading",
        es: "Retorno de la lectura segura de tarjeta",
      },
      columns: meaningAndAction(),
    },
  ],
});
