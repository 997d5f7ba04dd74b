import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry, grounded } from "../schema.ts";

/** What a reading of an open field ends with; the library's other codes mean here what they always mean. */
export const openFieldReturns: readonly CodeEntry[] = [
  {
    code: "0",
    fact: "clisitef.returnCodes.0",
    name: { pt: "O dado foi lido", en: "The value was read", es: "El dato se leyó" },
    action: {
      pt: "Use o campo `2971` na forma nova, `670` ou o parâmetro de saída na antiga. Não há nada a finalizar.",
      en: "Use field `2971` in the new way, `670` or the output parameter in the old one. There is nothing to finish.",
      es: "Use el campo `2971` en la forma nueva, `670` o el parámetro de salida en la antigua. No hay nada que finalizar.",
    },
  },
  {
    code: "10000",
    fact: "clisitef.returnCodes.10000",
    name: { pt: "A leitura continua", en: "The reading goes on", es: "La lectura continúa" },
    action: {
      pt: "Chame a rotina de continuação. Só acontece nas formas interativas.",
      en: "Call the continuation routine. Only the interactive forms return it.",
      es: "Llame a la rutina de continuación. Solo ocurre en las formas interactivas.",
    },
  },
  {
    code: "-2",
    fact: "clisitef.returnCodes.-2",
    name: {
      pt: "O operador desistiu, e a sua automação passou `-1` em `Continua`",
      en: "The operator gave up, and your software passed `-1` in `Continua`",
      es: "El operador desistió, y su sistema pasó `-1` en `Continua`",
    },
    action: {
      pt: "Siga sem o dado ou peça-o de outro modo.",
      en: "Continue without the value, or ask for it in another way.",
      es: "Siga sin el dato o pídalo de otro modo.",
    },
  },
  {
    code: "-3",
    fact: "clisitef.returnCodes.-3",
    name: {
      pt: "A versão da biblioteca não tem a função",
      en: "The library's version lacks the function",
      es: "La versión de la biblioteca no tiene la función",
    },
    action: {
      pt: "Atualize a biblioteca ou use a forma antiga.",
      en: "Update the library or use the old way.",
      es: "Actualice la biblioteca o use la forma antigua.",
    },
  },
  {
    code: "-5",
    fact: "other.openFieldReading.oldWay.key",
    name: {
      pt: "Sem comunicação com o SiTef, de onde vem a chave",
      en: "No communication with SiTef, which has the key",
      es: "Sin comunicación con SiTef, de donde viene la clave",
    },
    action: {
      pt: "Na forma antiga sem chave própria, faça antes uma conexão com o servidor.",
      en: "In the old way without a key of your own, make one connection to the server first.",
      es: "En la forma antigua sin clave propia, haga antes una conexión con el servidor.",
    },
    inferred: true,
  },
  {
    code: "-6",
    fact: "clisitef.returnCodes.-6",
    name: {
      pt: "O cliente apertou a tecla que cancela no pinpad",
      en: "The customer pressed the pinpad's cancel key",
      es: "El cliente presionó la tecla que cancela en el pinpad",
    },
    action: {
      pt: "Ofereça ao cliente seguir sem o dado.",
      en: "Offer to continue without the value.",
      es: "Ofrezca al cliente seguir sin el dato.",
    },
  },
  {
    code: "-20",
    fact: "clisitef.returnCodes.-20",
    name: {
      pt: "Parâmetro inválido, como mais de 24 dígitos",
      en: "Invalid parameter, such as more than 24 digits",
      es: "Parámetro inválido, como más de 24 dígitos",
    },
    action: {
      pt: "Corrija os tamanhos: de 4 a 12 dígitos por coleta, até 24 em duas. A segunda também tem no mínimo 4.",
      en: "Fix the sizes: 4 to 12 digits per capture, up to 24 in two. The second one has at least 4, too.",
      es: "Corrija los tamaños: de 4 a 12 dígitos por captura, hasta 24 en dos. La segunda también tiene al menos 4.",
    },
  },
  {
    code: "-21",
    fact: "clisitef.returnCodes.-21",
    name: {
      pt: "O texto para o visor tem palavra proibida",
      en: "The text for the display has a forbidden word",
      es: "El texto para el visor tiene una palabra prohibida",
    },
    action: {
      pt: "Troque o texto: `SENHA` é uma das palavras proibidas.",
      en: "Change the text: `SENHA` (password) is one of the forbidden words.",
      es: "Cambie el texto: `SENHA` (contraseña) es una de las palabras prohibidas.",
    },
  },
  {
    code: "-43",
    fact: "clisitef.returnCodes.-43",
    name: {
      pt: "O pinpad recusou ou não respondeu",
      en: "The pinpad refused or did not answer",
      es: "El pinpad no aceptó o no respondió",
    },
    action: {
      pt: "Confira cabo e porta. Com Abecs 2.10, é o que um texto sem mensagem correspondente pode receber: use a função `789`.",
      en: "Check cable and port. With Abecs 2.10 this is what a text without a matching message may get: use function `789`.",
      es: "Revise cable y puerto. Con Abecs 2.10 es lo que puede recibir un texto sin mensaje correspondiente: use la función `789`.",
    },
  },
];

export const openFieldReturnTable = codeTable({
  file: "data/clisitef-leitura-de-campo-aberto-no-pinpad/return-codes.data.ts",
  schema: grounded(codeEntry),
  entries: openFieldReturns,
  key: "code",
  facts: {
    listed: "0 10000 -2 -3 -5~ -6 -20 -21 -43",
    lineOf: ({ code, inferred }) => `${code}${inferred ? "~" : ""}`,
  },
  shown: [
    {
      id: "open-field-returns",
      caption: { pt: "Retornos da leitura", en: "Return codes of the reading", es: "Retornos de la lectura" },
      columns: meaningAndAction(),
    },
  ],
});
