import type { OpenLine } from "./open-line.ts";

export const sitefConciliadorOpen: readonly OpenLine[] = [
  {
    page: "sitef-conciliador/conciliador-retorno-30",
    field: "`100`, `200`",
    question: {
      pt: "Um arquivo V3.0 pode trazer os registros de antecipação?",
      en: "Can a V3.0 file bring the records of anticipations?",
      es: "¿Un archivo V3.0 puede traer los registros de anticipación?",
    },
    meanwhile: {
      pt: "Leia-os como no 3.6 se chegarem, e não os exija.",
      en: "Read them as in 3.6 if they come, and do not require them.",
      es: "Léalos como en el 3.6 si llegan, y no los exija.",
    },
    owner: "support",
  },
  {
    page: "sitef-conciliador/conciliador-introducao",
    field: "`2`, `8`",
    question: {
      pt: "Que campos têm o registro de ajuste e o de venda rejeitada?",
      en: "Which fields do the adjustment record and the rejected one have?",
      es: "¿Qué campos tienen el registro de ajuste y el de venta rechazada?",
    },
    meanwhile: {
      pt: "Guarde a linha inteira e mostre-a a quem confere.",
      en: "Keep the whole line and show it to whoever reconciles.",
      es: "Guarde la línea completa y muéstrela a quien concilia.",
    },
    owner: "support",
  },
  {
    page: "sitef-conciliador/conciliador-retorno-36",
    field: { pt: "Campos do meio", en: "Fields in the middle", es: "Campos del medio" },
    question: {
      pt: "Que campos o 3.6 acrescenta à linha `10`, e o que vem nas posições 19 a 24 da linha `200`?",
      en: "Which fields does 3.6 add to line `10`, and what comes in positions 19 to 24 of line `200`?",
      es: "¿Qué campos agrega el 3.6 a la línea `10`, y qué viene en las posiciones 19 a 24 de la línea `200`?",
    },
    meanwhile: {
      pt: "Guarde-os sem interpretá-los e leia a sequência pelo fim da linha.",
      en: "Keep them without interpreting them and read the sequence from the end of the line.",
      es: "Guárdelos sin interpretarlos y lea la secuencia desde el final de la línea.",
    },
    owner: "support",
  },
  {
    page: "sitef-conciliador/conciliador-tabela-codigos",
    field: { pt: "Outras tabelas", en: "Other tables", es: "Otras tablas" },
    question: {
      pt: "Quais são os códigos de bandeira, de subproduto, de tipo de produto e de captura, e as redes que faltam aqui?",
      en: "Which are the codes of brands, sub-products, product types and captures, and the networks missing here?",
      es: "¿Cuáles son los códigos de marca, de subproducto, de tipo de producto y de captura, y las redes que faltan aquí?",
    },
    meanwhile: {
      pt: "Guarde o código como veio e traduza-o por uma tabela sua, que se completa sem mudar o programa.",
      en: "Keep the code as it came and translate it through a table of yours, which grows without a change of the program.",
      es: "Guarde el código como llegó y tradúzcalo con una tabla suya, que se completa sin cambiar el programa.",
    },
    owner: "documentation",
  },
  {
    page: "sitef-conciliador/conciliador-versoes",
    field: { pt: "Campos de 3.2 a 4.3", en: "Fields of 3.2 to 4.3", es: "Campos de 3.2 a 4.3" },
    question: {
      pt: "Que campos tem cada registro nestes layouts, na ordem?",
      en: "Which fields does each record have in these layouts, in order?",
      es: "¿Qué campos tiene cada registro en estos layouts, en orden?",
    },
    meanwhile: {
      pt: "Peça a descrição do seu layout ao suporte e gere o 3.6 se ele basta.",
      en: "Ask support for the description of your layout, and make 3.6 if it is enough.",
      es: "Pida la descripción de su layout a soporte y genere el 3.6 si basta.",
    },
    owner: "documentation",
  },
];
