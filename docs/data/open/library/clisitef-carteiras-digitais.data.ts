import type { OpenLine } from "../open-line.ts";

export const clisitefCarteirasDigitaisOpen: readonly OpenLine[] = [
  {
    page: "clisitef-carteiras-digitais/habilitando_desabilitando_opcoes_dos_menus_de_carteiras_digitais",
    field: "`Restricoes`, `RestricoesCarteirasDigitais`",
    question: {
      pt: "As listas de restrição aceitam o código de 8 dígitos, o de 12 ou os dois, e quais são os três códigos de cada carteira?",
      en: "Do the restriction lists take the 8-digit code, the 12-digit one or both, and which are the three codes of each wallet?",
      es: "¿Las listas de restricción aceptan el código de 8 dígitos, el de 12 o ambos, y cuáles son los tres códigos de cada billetera?",
    },
    meanwhile: {
      pt: "Tenha os códigos em uma configuração, comece pelos 8 dígitos e veja no menu se a carteira sumiu.",
      en: "Keep the codes in a setting, begin with the 8 digits and look in the menu whether the wallet is gone.",
      es: "Tenga los códigos en una configuración, comience por los 8 dígitos y vea en el menú si la billetera desapareció.",
    },
    owner: "support",
  },
  {
    page: "clisitef-carteiras-digitais/iti_itau",
    field: "`106`",
    question: {
      pt: "Qual é o código da carteira Iti no campo `106` e nas listas de restrição?",
      en: "What is the code of the Iti wallet in field `106` and in the restriction lists?",
      es: "¿Cuál es el código de la billetera Iti en el campo `106` y en las listas de restricción?",
    },
    meanwhile: {
      pt: "Grave o código que chegar, sem decidir nada por ele.",
      en: "Store the code that comes, and decide nothing by it.",
      es: "Guarde el código que llegue, sin decidir nada por él.",
    },
    owner: "support",
  },
  {
    page: "clisitef-carteiras-digitais/requisitos_pinpad_qrcode",
    field: { pt: "Modelos de pinpad", en: "Pinpad models", es: "Modelos de pinpad" },
    question: {
      pt: "Que modelos e versões de firmware mostram o QR Code?",
      en: "Which models and firmware versions show the QR Code?",
      es: "¿Qué modelos y versiones de firmware muestran el código QR?",
    },
    meanwhile: {
      pt: "Decida pelo que o pinpad informa, e não por uma lista de modelos no código.",
      en: "Decide by what the pinpad reports, not by a list of models in your code.",
      es: "Decida por lo que informa el pinpad, y no por una lista de modelos en el código.",
    },
    owner: "documentation",
  },
  {
    page: "clisitef-carteiras-digitais/saque_carteira_digital",
    field: "`Pix Troco`",
    question: {
      pt: "Como se pede uma venda com troco?",
      en: "How is a sale with change requested?",
      es: "¿Cómo se pide una venta con vuelto?",
    },
    meanwhile: {
      pt: "Não ofereça a venda com troco; o saque funciona sem ela.",
      en: "Do not offer a sale with change; the withdrawal works without it.",
      es: "No ofrezca la venta con vuelto; el retiro funciona sin ella.",
    },
    owner: "support",
  },
  {
    page: "clisitef-carteiras-digitais/recarga_carteira_digital",
    field: "`9`",
    question: {
      pt: "Para cancelar uma recarga pelo menu, basta ligar a opção `9` ou o `8` também é necessário?",
      en: "To cancel a top-up from the menu, is option `9` enough or is `8` needed as well?",
      es: "Para cancelar una recarga desde el menú, ¿basta activar la opción `9` o también hace falta el `8`?",
    },
    meanwhile: {
      pt: "Ligue os dois e veja o menu na homologação.",
      en: "Turn both on and look at the menu in certification.",
      es: "Active ambos y vea el menú en la homologación.",
    },
    owner: "support",
  },
  {
    page: "clisitef-carteiras-digitais/consulta_saldo_carteira_digital",
    field: { pt: "Saldo", en: "Balance", es: "Saldo" },
    question: {
      pt: "Algum campo traz só o saldo, como número?",
      en: "Does a field bring the balance alone, as a number?",
      es: "¿Algún campo trae solo el saldo, como número?",
    },
    meanwhile: {
      pt: "Mostre o texto inteiro ao cliente e não guarde o saldo.",
      en: "Show the whole text to the customer and do not store the balance.",
      es: "Muestre el texto completo al cliente y no guarde el saldo.",
    },
    owner: "support",
  },
];
