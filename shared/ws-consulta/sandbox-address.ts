/** Below it the sandbox answers every documented path of WS Consulta, on this site's own origin. */
export const wsConsultaAddress = "/sandbox/sitefex-ws-consulta";
