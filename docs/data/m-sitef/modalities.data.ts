import type { CodeEntry } from "../schema.ts";

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
      pt: "À vista: `TransacoesHabilitadas=26` e `numParcelas` `1`. Parcelado: `TransacoesHabilitadas=27` e `numParcelas` com a quantidade.",
      en: "Single payment: `TransacoesHabilitadas=26` and `numParcelas` `1`. Instalments: `TransacoesHabilitadas=27` and `numParcelas` with how many.",
      es: "Un pago: `TransacoesHabilitadas=26` y `numParcelas` `1`. En cuotas: `TransacoesHabilitadas=27` y `numParcelas` con la cantidad.",
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
      pt: "Nele o operador cancela, reimprime e, com TLS GWP, registra o terminal.",
      en: "In it the operator cancels, prints again and, with TLS GWP, registers the terminal.",
      es: "En él el operador cancela, reimprime y, con TLS GWP, registra la terminal.",
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
      pt: "`transacoesHabilitadas` com `725` ou `726`; em que os dois diferem não é público. O m-SiTef não imprime: devolve as duas vias, e quem imprime é o seu aplicativo.",
      en: "`transacoesHabilitadas` with `725` or `726`; how the two differ is not public. m-SiTef prints nothing: it returns both copies, and your app prints them.",
      es: "`transacoesHabilitadas` con `725` o `726`; en qué difieren no es público. m-SiTef no imprime: devuelve las dos copias, y las imprime su aplicación.",
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
      pt: "Só os extras obrigatórios; o operador segue as telas.",
      en: "Only the mandatory extras; the operator follows the screens.",
      es: "Solo los extras obligatorios; el operador sigue las pantallas.",
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
