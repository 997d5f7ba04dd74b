import { libraryTables } from "./clisitef/library-tables.ts";
import { fuelFunctionTable } from "./clisitef-cartao-combustivel/functions.data.ts";
import { walletMenuTable } from "./clisitef-carteiras-digitais/menus.data.ts";
import { walletTable } from "./clisitef-carteiras-digitais/wallets.data.ts";
import { subAcquirerTable } from "./clisitef-informacoes-sub-adquirencia/tags.data.ts";
import { androidCommandTable } from "./clisitef-interface-android/constants.data.ts";
import { androidEventTable } from "./clisitef-interface-android/events.data.ts";
import { androidMethodTable } from "./clisitef-interface-android/methods.data.ts";
import { holderTable } from "./clisitef-leitura-de-campo-aberto-no-pinpad/holder-data.data.ts";
import { openFieldReturnTable } from "./clisitef-leitura-de-campo-aberto-no-pinpad/return-codes.data.ts";
import { mkseReturnTable } from "./clisitef-leitura-de-senha-aberta-no-pinpad/return-codes.data.ts";
import type { CodeTable } from "./code-table.ts";
import { gatewayTables } from "./e-sitef/tables/gateway-tables.ts";
import { extraTable } from "./m-sitef/intent-extras.data.ts";
import { modalityTable } from "./m-sitef/modalities.data.ts";
import { appResponseTable } from "./m-sitef/response-codes.data.ts";
import { resultTable } from "./m-sitef/result-extras.data.ts";
import { paymentFormTable } from "./manual-interface-clisitef/payment-forms.data.ts";
import { omniFieldTable } from "./omni-transaction-api/answer-fields.data.ts";
import { conciliationNetworkTable } from "./sitef-conciliador/networks.data.ts";
import { returnFileTable } from "./sitef-conciliador/return-file-fields.data.ts";
import { pinBlockReturnTable } from "./sitef-lepinblock/return-codes.data.ts";
import { wsConsultaNetworkTable } from "./sitefex-ws-consulta/networks.data.ts";
import { wsConsultaStatusTable } from "./sitefex-ws-consulta/statuses.data.ts";

/** Every list of codes, each with its schema, its facts and the tables that show it. */
export const codeTables: readonly CodeTable[] = [
  ...libraryTables,
  ...gatewayTables,
  paymentFormTable,
  androidMethodTable,
  androidEventTable,
  androidCommandTable,
  walletTable,
  walletMenuTable,
  holderTable,
  openFieldReturnTable,
  mkseReturnTable,
  fuelFunctionTable,
  subAcquirerTable,
  pinBlockReturnTable,
  extraTable,
  resultTable,
  modalityTable,
  appResponseTable,
  conciliationNetworkTable,
  returnFileTable,
  wsConsultaStatusTable,
  wsConsultaNetworkTable,
  omniFieldTable,
];
