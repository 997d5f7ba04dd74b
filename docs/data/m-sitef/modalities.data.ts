import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry, grounded } from "../schema.ts";

/** Operations that the guide shows; other function codes of the library are not listed there. */
export const modalities: readonly CodeEntry[] = [
  {
    code: "0",
    name: {
      pt: "Pagamento, com menu",
      en: "Payment, with a menu",
      es: "Pago, con menú",
    },
    action: {
      pt: "O operador escolhe o meio; `valor` é obrigatório.",
      en: "The operator chooses the method; `valor` is mandatory.",
      es: "El operador elige el medio; `valor` es obligatorio.",
    },
    fact: "mSitef.modalities.0",
  },
  {
    code: "2",
    name: {
      pt: "Débito",
      en: "Debit",
      es: "Débito",
    },
    action: {
      pt: "Com `restricoes` igual a `TransacoesHabilitadas=16`, vai direto ao débito à vista.",
      en: "With `restricoes` set to `TransacoesHabilitadas=16` it goes straight to debit.",
      es: "Con `restricoes` igual a `TransacoesHabilitadas=16`, va directo al débito.",
    },
    fact: "mSitef.modalities.2",
  },
  {
    code: "3",
    name: {
      pt: "Crédito",
      en: "Credit",
      es: "Crédito",
    },
    action: {
      pt: "À vista: `TransacoesHabilitadas=26` e `numParcelas` `1`. Parcelado pela loja: `TransacoesHabilitadas=27` e `numParcelas` com a quantidade. O menu do parcelado pela administradora é o `28`.",
      en: "Single payment: `TransacoesHabilitadas=26` and `numParcelas` `1`. Installments by the merchant: `TransacoesHabilitadas=27` and `numParcelas` with how many. The menu of installments by the issuer is `28`.",
      es: "Un pago: `TransacoesHabilitadas=26` y `numParcelas` `1`. En cuotas del comercio: `TransacoesHabilitadas=27` y `numParcelas` con la cantidad. El menú de las cuotas del emisor es el `28`.",
    },
    fact: "mSitef.modalities.3",
  },
  {
    code: "110",
    name: {
      pt: "Menu administrativo",
      en: "Administrative menu",
      es: "Menú administrativo",
    },
    action: {
      pt: "O operador escolhe a operação no menu. Com TLS GWP, serve também para registrar o terminal.",
      en: "The operator picks the operation from the menu. With TLS GWP it serves to register the terminal, too.",
      es: "El operador elige la operación en el menú. Con TLS GWP, sirve también para registrar la terminal.",
    },
    fact: "mSitef.modalities.110",
  },
  {
    code: "114",
    name: {
      pt: "Reimpressão",
      en: "Reprint",
      es: "Reimpresión",
    },
    action: {
      pt: "`transacoesHabilitadas` com `725` ou `726`. O m-SiTef não imprime: devolve as duas vias, e quem imprime é o seu aplicativo.",
      en: "`transacoesHabilitadas` with `725` or `726`. m-SiTef prints nothing: it returns both copies, and your app prints them.",
      es: "`transacoesHabilitadas` con `725` o `726`. m-SiTef no imprime: devuelve las dos copias, y las imprime su aplicación.",
    },
    fact: "mSitef.modalities.114",
  },
  {
    code: "122",
    name: {
      pt: "Carteiras digitais, entre elas o Pix",
      en: "Digital wallets, Pix among them",
      es: "Billeteras digitales, entre ellas Pix",
    },
    action: {
      pt: "Exige `transacoesHabilitadas` igual a `7;8;`. Com `restricoes` escolhe-se a carteira.",
      en: "It requires `transacoesHabilitadas` set to `7;8;`. `restricoes` picks the wallet.",
      es: "Exige `transacoesHabilitadas` igual a `7;8;`. Con `restricoes` se elige la billetera.",
    },
    fact: "mSitef.modalities.122",
  },
  {
    code: "200",
    name: {
      pt: "Cancelamento",
      en: "Cancellation",
      es: "Cancelación",
    },
    action: {
      pt: "Nenhum extra a mais; o operador segue as telas. `valor` não é exigido: deixe-o de fora.",
      en: "No further extra; the operator follows the screens. `valor` is not required: leave it out.",
      es: "Ningún extra más; el operador sigue las pantallas. `valor` no es exigido: no lo envíe.",
    },
    fact: "mSitef.modalities.200",
  },
  {
    code: "699",
    name: {
      pt: "Registro do terminal, no TLS GWP",
      en: "Registration of the terminal, for TLS GWP",
      es: "Registro de la terminal, en TLS GWP",
    },
    action: {
      pt: "Uma vez por aparelho.",
      en: "Once per device.",
      es: "Una vez por equipo.",
    },
    fact: "mSitef.modalities.699",
  },
];

export const modalityTable = codeTable({
  file: "data/m-sitef/modalities.data.ts",
  schema: grounded(codeEntry),
  entries: modalities,
  key: "code",
  facts: {
    listed: "0 2 3 110 114 122 200 699",
  },
  shown: [
    {
      id: "m-sitef-modalities",
      caption: { pt: "Modalidades", en: "Modalities", es: "Modalidades" },
      columns: meaningAndAction({ pt: "Operação", en: "Operation", es: "Operación" }),
      anchorWord: "modalidade",
    },
  ],
});
