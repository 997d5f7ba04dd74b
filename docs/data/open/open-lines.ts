import { conectaPlusOpen } from "./conecta+.data.ts";
import { eSitefOpen } from "./gateway/e-sitef.data.ts";
import { eSitefArgentinaOpen } from "./gateway/e-sitef-argentina.data.ts";
import { eSitefCallsOpen } from "./gateway/e-sitef-calls.data.ts";
import { clisitefOpen } from "./library/clisitef.data.ts";
import { clisitefCartaoCombustivelOpen } from "./library/clisitef-cartao-combustivel.data.ts";
import { clisitefCarteirasDigitaisOpen } from "./library/clisitef-carteiras-digitais.data.ts";
import { clisitefInformacoesSubAdquirenciaOpen } from "./library/clisitef-informacoes-sub-adquirencia.data.ts";
import { clisitefInterfaceAndroidOpen } from "./library/clisitef-interface-android.data.ts";
import { clisitefInterfaceAplicacaoOpen } from "./library/clisitef-interface-aplicacao.data.ts";
import { clisitefLeituraDeCampoAbertoNoPinpadOpen } from "./library/clisitef-leitura-de-campo-aberto-no-pinpad.data.ts";
import { clisitefLeituraDeSenhaAbertaNoPinpadOpen } from "./library/clisitef-leitura-de-senha-aberta-no-pinpad.data.ts";
import { clisitefManualDeReferenciaEspanholOpen } from "./library/clisitef-manual-de-referencia-espanhol.data.ts";
import { manualInterfaceClisitefOpen } from "./library/manual-interface-clisitef.data.ts";
import { sitefInterfaceSimplificadaOpen } from "./library/sitef-interface-simplificada.data.ts";
import { sitefLepinblockOpen } from "./library/sitef-lepinblock.data.ts";
import { mSitefOpen } from "./m-sitef.data.ts";
import { mobileOpen } from "./mobile.data.ts";
import { omniTransactionApiOpen } from "./omni-transaction-api.data.ts";
import type { OpenLine } from "./open-line.ts";
import { posSitefAndroidOpen } from "./pos-sitef-android.data.ts";
import { posSitefBrowserOpen } from "./pos-sitef-browser.data.ts";
import { pspFiservOpen } from "./psp-fiserv.data.ts";
import { sitefConciliadorOpen } from "./sitef-conciliador.data.ts";
import { sitefexWsConsultaOpen } from "./sitefex-ws-consulta.data.ts";
import { smartTerminalOpen } from "./smart-terminal.data.ts";

/** What is open on any page, by doc set. */
export const openLines: readonly OpenLine[] = [
  ...clisitefOpen,
  ...clisitefCartaoCombustivelOpen,
  ...clisitefCarteirasDigitaisOpen,
  ...clisitefInformacoesSubAdquirenciaOpen,
  ...clisitefInterfaceAndroidOpen,
  ...clisitefInterfaceAplicacaoOpen,
  ...clisitefLeituraDeCampoAbertoNoPinpadOpen,
  ...clisitefLeituraDeSenhaAbertaNoPinpadOpen,
  ...clisitefManualDeReferenciaEspanholOpen,
  ...conectaPlusOpen,
  ...eSitefOpen,
  ...eSitefCallsOpen,
  ...eSitefArgentinaOpen,
  ...mSitefOpen,
  ...manualInterfaceClisitefOpen,
  ...mobileOpen,
  ...omniTransactionApiOpen,
  ...posSitefAndroidOpen,
  ...posSitefBrowserOpen,
  ...pspFiservOpen,
  ...sitefConciliadorOpen,
  ...sitefInterfaceSimplificadaOpen,
  ...sitefLepinblockOpen,
  ...sitefexWsConsultaOpen,
  ...smartTerminalOpen,
];
