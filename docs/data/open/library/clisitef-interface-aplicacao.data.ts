import type { OpenLine } from "../open-line.ts";

export const clisitefInterfaceAplicacaoOpen: readonly OpenLine[] = [
  {
    page: "clisitef-interface-aplicacao/versao_minima",
    field: { pt: "Funções `122` a `129`", en: "Functions `122` to `129`", es: "Funciones `122` a `129`" },
    question: {
      pt: "Desde que versão existem as funções de carteira, os comandos `50` a `52` e `DevolveStringQRCode`?",
      en: "Since which version have the wallet functions, commands `50` to `52` and `DevolveStringQRCode` existed?",
      es: "¿Desde qué versión existen las funciones de billetera, los comandos `50` a `52` y `DevolveStringQRCode`?",
    },
    meanwhile: {
      pt: "Exija a 7.0.117.24.r1 ou mais nova, que tem todos os recursos da tabela.",
      en: "Require 7.0.117.24.r1 or newer, which has every feature of the table.",
      es: "Exija la 7.0.117.24.r1 o más nueva, que tiene todo lo de la tabla.",
    },
    owner: "documentation",
  },
  {
    page: "clisitef-interface-aplicacao/carteira_digital",
    field: { pt: "Tempo esgotado", en: "Time run out", es: "Tiempo agotado" },
    question: {
      pt: "Que retorno encerra a transação quando o cliente não lê o QR Code a tempo?",
      en: "Which return ends the transaction when the customer does not read the QR Code in time?",
      es: "¿Qué retorno termina la transacción cuando el cliente no lee el código QR a tiempo?",
    },
    meanwhile: {
      pt: "Trate todo retorno final que não seja `0` como venda não feita e consulte as pendências.",
      en: "Take every final return but `0` as a sale that was not made, and query what is pending.",
      es: "Tome todo retorno final que no sea `0` como venta no hecha y consulte lo pendiente.",
    },
    owner: "support",
  },
];
