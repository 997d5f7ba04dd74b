import { clisitefPages } from "./clisitef/pages.data.ts";
import { clisitefCartaoCombustivelPages } from "./clisitef-cartao-combustivel/pages.data.ts";
import { clisitefCarteirasDigitaisPages } from "./clisitef-carteiras-digitais/pages.data.ts";
import { clisitefInformacoesSubAdquirenciaPages } from "./clisitef-informacoes-sub-adquirencia/pages.data.ts";
import { clisitefInterfaceAndroidPages } from "./clisitef-interface-android/pages.data.ts";
import { clisitefInterfaceAplicacaoPages } from "./clisitef-interface-aplicacao/pages.data.ts";
import { clisitefLeituraDeCampoAbertoNoPinpadPages } from "./clisitef-leitura-de-campo-aberto-no-pinpad/pages.data.ts";
import { clisitefLeituraDeSenhaAbertaNoPinpadPages } from "./clisitef-leitura-de-senha-aberta-no-pinpad/pages.data.ts";
import { clisitefManualDeReferenciaEspanholPages } from "./clisitef-manual-de-referencia-espanhol/pages.data.ts";
import { conectaPlusPages } from "./conecta+/pages.data.ts";
import type { DocSetId } from "./doc-sets/doc-set-names.data.ts";
import { eSitefPages } from "./e-sitef/pages.data.ts";
import { eSitefArgentinaPages } from "./e-sitef-argentina/pages.data.ts";
import { mSitefPages } from "./m-sitef/pages.data.ts";
import { manualInterfaceClisitefPages } from "./manual-interface-clisitef/pages.data.ts";
import { mobilePages } from "./mobile/pages.data.ts";
import { omniTransactionApiPages } from "./omni-transaction-api/pages.data.ts";
import type { PlannedDocSet, PlannedPage } from "./page-kinds.ts";
import { posSitefAndroidPages } from "./pos-sitef-android/pages.data.ts";
import { posSitefBrowserPages } from "./pos-sitef-browser/pages.data.ts";
import { pspFiservPages } from "./psp-fiserv/pages.data.ts";
import { sitefConciliadorPages } from "./sitef-conciliador/pages.data.ts";
import { sitefInterfaceSimplificadaPages } from "./sitef-interface-simplificada/pages.data.ts";
import { sitefLepinblockPages } from "./sitef-lepinblock/pages.data.ts";
import { sitefexWsConsultaPages } from "./sitefex-ws-consulta/pages.data.ts";
import { smartTerminalPages } from "./smart-terminal/pages.data.ts";

const pagesBySet = {
  "e-sitef": eSitefPages,
  "e-sitef-argentina": eSitefArgentinaPages,
  "sitefex-ws-consulta": sitefexWsConsultaPages,
  "sitef-conciliador": sitefConciliadorPages,
  clisitef: clisitefPages,
  "clisitef-interface-aplicacao": clisitefInterfaceAplicacaoPages,
  "sitef-interface-simplificada": sitefInterfaceSimplificadaPages,
  "sitef-lepinblock": sitefLepinblockPages,
  "clisitef-carteiras-digitais": clisitefCarteirasDigitaisPages,
  "clisitef-cartao-combustivel": clisitefCartaoCombustivelPages,
  "clisitef-interface-android": clisitefInterfaceAndroidPages,
  "pos-sitef-android": posSitefAndroidPages,
  "clisitef-informacoes-sub-adquirencia": clisitefInformacoesSubAdquirenciaPages,
  "clisitef-leitura-de-campo-aberto-no-pinpad": clisitefLeituraDeCampoAbertoNoPinpadPages,
  "clisitef-leitura-de-senha-aberta-no-pinpad": clisitefLeituraDeSenhaAbertaNoPinpadPages,
  "clisitef-manual-de-referencia-espanhol": clisitefManualDeReferenciaEspanholPages,
  "manual-interface-clisitef": manualInterfaceClisitefPages,
  "conecta+": conectaPlusPages,
  "m-sitef": mSitefPages,
  mobile: mobilePages,
  "omni-transaction-api": omniTransactionApiPages,
  "pos-sitef-browser": posSitefBrowserPages,
  "psp-fiserv": pspFiservPages,
  "smart-terminal": smartTerminalPages,
} satisfies Record<DocSetId, readonly PlannedPage[]>;

/** Every page that the documentation has or will have, by doc set: its address, its kind and its title. */
export const inventory: readonly PlannedDocSet[] = Object.entries(pagesBySet).map(([id, pages]) => ({
  id,
  pages,
}));
