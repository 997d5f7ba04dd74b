import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry, grounded } from "../schema.ts";

/** Codes of the wallet menus, as the wallet pages print them; 37 and 38 name other menus in the general table. */
export const walletMenus: readonly CodeEntry[] = [
  {
    code: "7",
    fact: "page.digital-wallet-menu-codes.7",
    name: {
      pt: "Pagamento com carteira digital",
      en: "Payment with a digital wallet",
      es: "Pago con billetera digital",
    },
    action: {
      pt: "Entrada das vendas. Habilite-a se não aparece, ou restrinja-a para não oferecer carteira alguma.",
      en: "The way into sales. Enable it if it does not appear, or restrict it to offer no wallet at all.",
      es: "La entrada a las ventas. Habilítela si no aparece, o restrínjala para no ofrecer ninguna billetera.",
    },
  },
  {
    code: "8",
    fact: "page.digital-wallet-menu-codes.8",
    name: {
      pt: "Cancelamentos de carteira digital",
      en: "Digital wallet cancellations",
      es: "Cancelaciones de billetera digital",
    },
    action: {
      pt: "Menu que reúne os cancelamentos. Habilite-o com o da operação que você quer cancelar.",
      en: "The menu with the cancellations. Enable it with the one of the operation that you want to cancel.",
      es: "Menú que reúne las cancelaciones. Habilítelo junto con el de la operación que quiere cancelar.",
    },
  },
  {
    code: "9",
    fact: "page.digital-wallet-menu-codes.9",
    name: {
      pt: "Cancelamento de recarga de carteira",
      en: "Cancellation of a wallet top-up",
      es: "Cancelación de recarga de billetera",
    },
    action: {
      pt: "Habilite-o se a loja devolve recargas pelo menu.",
      en: "Enable it if the merchant cancels top-ups from the menu.",
      es: "Habilítelo si el comercio devuelve recargas desde el menú.",
    },
  },
  {
    code: "37",
    fact: "page.digital-wallet-menu-codes.37",
    name: {
      pt: "Saque com carteira digital",
      en: "Withdrawal with a digital wallet",
      es: "Retiro con billetera digital",
    },
    action: {
      pt: "Desligado por padrão: habilite-o em `TransacoesAdicionaisHabilitadas`.",
      en: "Off by default: enable it in `TransacoesAdicionaisHabilitadas`.",
      es: "Desactivado por defecto: habilítelo en `TransacoesAdicionaisHabilitadas`.",
    },
  },
  {
    code: "38",
    fact: "page.digital-wallet-menu-codes.38",
    name: {
      pt: "Recarga de carteira digital",
      en: "Digital wallet top-up",
      es: "Recarga de billetera digital",
    },
    action: {
      pt: "Habilite-o do mesmo modo para oferecer a recarga pelo menu.",
      en: "Enable it in the same way to offer the top-up from the menu.",
      es: "Habilítelo del mismo modo para ofrecer la recarga desde el menú.",
    },
  },
  {
    code: "3919",
    fact: "page.menu-codes.3919",
    name: {
      pt: "Cancelamento de venda com carteira",
      en: "Cancellation of a wallet sale",
      es: "Cancelación de venta con billetera",
    },
    action: {
      pt: "A opção que cancela uma venda, dentro do menu de cancelamentos. Habilite-a com o `8`; se só o gerente pode cancelar, não a habilite.",
      en: "The option that cancels a sale, in the menu of cancellations. Enable it with `8`; if only the manager may cancel, do not enable it.",
      es: "La opción que cancela una venta, dentro del menú de cancelaciones. Habilítela con el `8`; si solo el gerente puede cancelar, no la habilite.",
    },
  },
  {
    code: "3985",
    fact: "page.digital-wallet-menu-codes.3985",
    name: {
      pt: "Consulta de saldo da carteira",
      en: "Wallet balance query",
      es: "Consulta de saldo de la billetera",
    },
    action: {
      pt: "Habilite-o para oferecer o saldo pelo menu.",
      en: "Enable it to offer the balance from the menu.",
      es: "Habilítelo para ofrecer el saldo desde el menú.",
    },
  },
  {
    code: "4179",
    fact: "page.forma-indireta-saque.4179",
    name: {
      pt: "Cancelamento do saque",
      en: "Cancellation of the withdrawal",
      es: "Cancelación del retiro",
    },
    action: {
      pt: "Habilite-o com `37` e `8` para que o saque possa ser cancelado.",
      en: "Enable it with `37` and `8` so that a withdrawal can be canceled.",
      es: "Habilítelo con `37` y `8` para que el retiro pueda cancelarse.",
    },
  },
];

export const walletMenuTable = codeTable({
  file: "data/clisitef-carteiras-digitais/menus.data.ts",
  schema: grounded(codeEntry),
  entries: walletMenus,
  key: "code",
  facts: {
    listed: "7 8 9 37 38 3919 3985 4179",
  },
  shown: [
    {
      id: "wallet-menus",
      caption: {
        pt: "Menus de carteira digital",
        en: "Digital wallet menus",
        es: "Menús de billetera digital",
      },
      columns: meaningAndAction({ pt: "O que abre", en: "What it opens", es: "Qué abre" }),
      anchorWord: "menu",
    },
  ],
});
