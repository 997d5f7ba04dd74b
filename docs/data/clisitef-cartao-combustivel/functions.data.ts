import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry, grounded } from "../schema.ts";

/** Functions that exist for fuel cards alone. */
export const fuelFunctions: readonly CodeEntry[] = [
  {
    code: "605",
    fact: "page.new-modalities.605",
    name: { pt: "Consulta de saldo", en: "Balance query", es: "Consulta de saldo" },
    action: {
      pt: "Mostre ao motorista quanto o cartão ainda tem.",
      en: "Show the driver what the card still has.",
      es: "Muestre al conductor cuánto le queda a la tarjeta.",
    },
  },
  {
    code: "606",
    fact: "page.new-modalities.606",
    name: { pt: "Consulta de redes", en: "Query of networks", es: "Consulta de redes" },
    action: {
      pt: "Obtenha os códigos das redes que operam com cartão combustível. Um exemplo é `77`, ValeCard.",
      en: "Get the codes of the networks that take fuel cards. One example is `77`, ValeCard.",
      es: "Obtenga los códigos de las redes que operan con tarjeta de combustible. Un ejemplo es `77`, ValeCard.",
    },
  },
  {
    code: "607",
    fact: "page.new-modalities.607",
    name: {
      pt: "Consulta de produtos de uma rede",
      en: "Query of a network's products",
      es: "Consulta de productos de una red",
    },
    action: {
      pt: "Envie a rede no parâmetro adicional `{CodigoRedeCombustivel=77}` e guarde os códigos de produto que vierem.",
      en: "Send the network in the additional parameter `{CodigoRedeCombustivel=77}` and keep the product codes that come.",
      es: "Envíe la red en el parámetro adicional `{CodigoRedeCombustivel=77}` y guarde los códigos de producto que lleguen.",
    },
  },
  {
    code: "908",
    fact: "page.new-modalities.908",
    name: {
      pt: "Alteração da senha do débito combustível",
      en: "Change of the fuel debit PIN",
      es: "Cambio del PIN de débito combustible",
    },
    action: {
      pt: "Ofereça-a só se a rede do cartão a aceita.",
      en: "Offer it only if the card's network takes it.",
      es: "Ofrézcala solo si la red de la tarjeta la acepta.",
    },
  },
];

export const fuelFunctionTable = codeTable({
  file: "data/clisitef-cartao-combustivel/functions.data.ts",
  schema: grounded(codeEntry),
  entries: fuelFunctions,
  key: "code",
  facts: {
    listed: "605 606 607 908",
    lineOf: ({ code, inferred }) => `${code}${inferred ? "~" : ""}`,
  },
  shown: [
    {
      id: "fuel-functions",
      caption: {
        pt: "Funções do cartão combustível",
        en: "Fuel card functions",
        es: "Funciones de la tarjeta de combustible",
      },
      columns: meaningAndAction({ pt: "Operação", en: "Operation", es: "Operación" }),
      anchorWord: "funcao",
    },
  ],
});
