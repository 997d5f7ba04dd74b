import * as z from "zod/mini";
import { commandCodes } from "../clisitef/command-codes.data.ts";
import { codeTable, columns } from "../code-table.ts";
import { anyCode, localized } from "../schema.ts";

/** What the Java class calls a command of the library. */
const androidCommand = z.strictObject({ code: anyCode, command: anyCode, action: localized });

/** Names that the Java class gives the commands; those of 38 and 42 are not public. */
export const commandConstants: Readonly<Record<string, string>> = {
  "0": "CMD_RESULT_DATA",
  "1": "CMD_SHOW_MSG_CASHIER",
  "2": "CMD_SHOW_MSG_CUSTOMER",
  "3": "CMD_SHOW_MSG_CASHIER_CUSTOMER",
  "4": "CMD_SHOW_MENU_TITLE",
  "11": "CMD_CLEAR_MSG_CASHIER",
  "12": "CMD_CLEAR_MSG_CUSTOMER",
  "13": "CMD_CLEAR_MSG_CASHIER_CUSTOMER",
  "14": "CMD_CLEAR_MENU_TITLE",
  "15": "CMD_SHOW_HEADER",
  "16": "CMD_CLEAR_HEADER",
  "19": "CMD_CONFIRM_GO_BACK",
  "20": "CMD_CONFIRMATION",
  "21": "CMD_GET_MENU_OPTION",
  "22": "CMD_PRESS_ANY_KEY",
  "23": "CMD_ABORT_REQUEST",
  "29": "CMD_GET_FIELD_INTERNAL",
  "30": "CMD_GET_FIELD",
  "31": "CMD_GET_FIELD_CHEQUE",
  "32": "CMD_GET_FIELD_TRACK",
  "33": "CMD_GET_FIELD_PASSWORD",
  "34": "CMD_GET_FIELD_CURRENCY",
  "35": "CMD_GET_FIELD_BARCODE",
  "37": "CMD_GET_PINPAD_CONFIRMATION",
  "41": "CMD_GET_MASKED_FIELD",
  "50": "CMD_SHOW_QRCODE_FIELD",
  "51": "CMD_REMOVE_QRCODE_FIELD",
  "52": "CMD_MESSAGE_QRCODE",
};

export const androidCommandTable = codeTable({
  file: "data/clisitef-interface-android/constants.data.ts",
  schema: androidCommand,
  entries: commandCodes.flatMap(({ code: command, action }) => {
    const code = commandConstants[command];
    return code === undefined ? [] : [{ code, command, action }];
  }),
  key: "code",
  facts: {
    listed:
      "CMD_RESULT_DATA=0 CMD_SHOW_MSG_CASHIER=1 CMD_SHOW_MSG_CUSTOMER=2 CMD_SHOW_MSG_CASHIER_CUSTOMER=3 CMD_SHOW_MENU_TITLE=4 CMD_CLEAR_MSG_CASHIER=11 CMD_CLEAR_MSG_CUSTOMER=12 CMD_CLEAR_MSG_CASHIER_CUSTOMER=13 CMD_CLEAR_MENU_TITLE=14 CMD_SHOW_HEADER=15 CMD_CLEAR_HEADER=16 CMD_CONFIRM_GO_BACK=19 CMD_CONFIRMATION=20 CMD_GET_MENU_OPTION=21 CMD_PRESS_ANY_KEY=22 CMD_ABORT_REQUEST=23 CMD_GET_FIELD_INTERNAL=29 CMD_GET_FIELD=30 CMD_GET_FIELD_CHEQUE=31 CMD_GET_FIELD_TRACK=32 CMD_GET_FIELD_PASSWORD=33 CMD_GET_FIELD_CURRENCY=34 CMD_GET_FIELD_BARCODE=35 CMD_GET_PINPAD_CONFIRMATION=37 CMD_GET_MASKED_FIELD=41 CMD_SHOW_QRCODE_FIELD=50 CMD_REMOVE_QRCODE_FIELD=51 CMD_MESSAGE_QRCODE=52",
    lineOf: ({ code, command }) => `${code}=${command}`,
  },
  shown: [
    {
      id: "android-commands",
      caption: {
        pt: "Constantes dos comandos",
        en: "Constants of the commands",
        es: "Constantes de los comandos",
      },
      codeColumn: { pt: "Comando", en: "Command", es: "Comando" },
      columns: [
        [columns.code, ({ command }) => command],
        [columns.action, ({ action }) => action],
      ],
      anchorWord: "comando",
    },
  ],
});
