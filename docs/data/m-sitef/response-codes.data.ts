import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry, grounded } from "../schema.ts";

/** Values of `CODRESP`. */
export const responseCodes: readonly CodeEntry[] = [
  {
    code: "0",
    name: {
      pt: "Sucesso",
      en: "Success",
      es: "Éxito",
    },
    action: {
      pt: "Imprima as vias e marque o pedido como pago.",
      en: "Print the copies and mark the order as paid.",
      es: "Imprima las copias y marque el pedido como pagado.",
    },
    fact: "mSitef.responseCodes.0",
  },
  {
    code: "1",
    name: {
      pt: "Endereço IP inválido ou não resolvido",
      en: "IP address invalid or not resolved",
      es: "Dirección IP inválida o no resuelta",
    },
    action: {
      pt: "Confira `enderecoSitef` e a rede do aparelho.",
      en: "Check `enderecoSitef` and the device's network.",
      es: "Revise `enderecoSitef` y la red del equipo.",
    },
    fact: "mSitef.responseCodes.1",
  },
  {
    code: "2",
    name: {
      pt: "Código da loja inválido",
      en: "Store code invalid",
      es: "Código del comercio inválido",
    },
    action: {
      pt: "Confira `empresaSitef`: são oito posições.",
      en: "Check `empresaSitef`: it has eight characters.",
      es: "Revise `empresaSitef`: tiene ocho posiciones.",
    },
    fact: "mSitef.responseCodes.2",
  },
  {
    code: "3",
    name: {
      pt: "Código do terminal inválido",
      en: "Terminal code invalid",
      es: "Código de terminal inválido",
    },
    action: {
      pt: "Confira `terminalSitef`, ou não o envie.",
      en: "Check `terminalSitef`, or leave it out.",
      es: "Revise `terminalSitef`, o no lo envíe.",
    },
    fact: "mSitef.responseCodes.3",
  },
  {
    code: "6",
    name: {
      pt: "Falha ao iniciar o TCP/IP",
      en: "TCP/IP could not start",
      es: "Falla al iniciar TCP/IP",
    },
    action: {
      pt: "Confira a rede do aparelho e tente de novo.",
      en: "Check the device's network and try again.",
      es: "Revise la red del equipo e intente de nuevo.",
    },
    fact: "mSitef.responseCodes.6",
  },
  {
    code: "7",
    name: {
      pt: "Falta de memória",
      en: "Out of memory",
      es: "Falta de memoria",
    },
    action: {
      pt: "Feche outros aplicativos e tente de novo.",
      en: "Close other apps and try again.",
      es: "Cierre otras aplicaciones e intente de nuevo.",
    },
    fact: "mSitef.responseCodes.7",
  },
  {
    code: "8",
    name: {
      pt: "CliSiTef não encontrada ou com defeito",
      en: "CliSiTef not found or broken",
      es: "CliSiTef no encontrada o dañada",
    },
    action: {
      pt: "Reinstale o m-SiTef.",
      en: "Install m-SiTef again.",
      es: "Reinstale m-SiTef.",
    },
    fact: "mSitef.responseCodes.8",
  },
  {
    code: "9",
    name: {
      pt: "Servidores SiTef demais",
      en: "Too many SiTef servers",
      es: "Demasiados servidores SiTef",
    },
    action: {
      pt: "Deixe no máximo três em `enderecoSitef`.",
      en: "Leave three at most in `enderecoSitef`.",
      es: "Deje tres como máximo en `enderecoSitef`.",
    },
    fact: "mSitef.responseCodes.9",
  },
  {
    code: "10",
    name: {
      pt: "Sem acesso à pasta da CliSiTef",
      en: "No access to the CliSiTef folder",
      es: "Sin acceso a la carpeta de CliSiTef",
    },
    action: {
      pt: "Dê ao m-SiTef a permissão de escrita.",
      en: "Grant m-SiTef the permission to write.",
      es: "Dé a m-SiTef el permiso de escritura.",
    },
    fact: "mSitef.responseCodes.10",
  },
  {
    code: "11",
    name: {
      pt: "Dados inválidos da automação",
      en: "Invalid data from the POS software",
      es: "Datos inválidos del sistema de caja",
    },
    action: {
      pt: "Confira os extras da chamada.",
      en: "Check the extras of the call.",
      es: "Revise los extras de la llamada.",
    },
    fact: "mSitef.responseCodes.11",
  },
  {
    code: "12",
    name: {
      pt: "Modo seguro não ativo",
      en: "Secure mode not active",
      es: "Modo seguro no activo",
    },
    action: {
      pt: "Guarde o código e fale com o suporte.",
      en: "Keep the code and talk to support.",
      es: "Guarde el código y hable con soporte.",
    },
    fact: "mSitef.responseCodes.12",
  },
  {
    code: "13",
    name: {
      pt: "Caminho da biblioteca longo demais",
      en: "Path of the library too long",
      es: "Ruta de la biblioteca demasiado larga",
    },
    action: {
      pt: "Guarde o código e fale com o suporte.",
      en: "Keep the code and talk to support.",
      es: "Guarde el código y hable con soporte.",
    },
    fact: "mSitef.responseCodes.13",
  },
  {
    code: ">0",
    name: {
      pt: "Outro positivo: recusada pela autorizadora",
      en: "Another positive one: declined by the authorizer",
      es: "Otro positivo: rechazada por la autorizadora",
    },
    action: {
      pt: "Ofereça outro meio de pagamento.",
      en: "Offer another payment method.",
      es: "Ofrezca otro medio de pago.",
    },
    fact: "mSitef.responseCodes.other positive",
  },
  {
    code: "-1",
    name: {
      pt: "Módulo não configurado",
      en: "Module not configured",
      es: "Módulo no configurado",
    },
    action: {
      pt: "Confira os extras obrigatórios e chame de novo.",
      en: "Check the mandatory extras and call again.",
      es: "Revise los extras obligatorios y llame otra vez.",
    },
    fact: "mSitef.responseCodes.-1",
  },
  {
    code: "-2",
    name: {
      pt: "Cancelada pelo operador",
      en: "Canceled by the operator",
      es: "Cancelada por el operador",
    },
    action: {
      pt: "Volte ao pedido.",
      en: "Go back to the order.",
      es: "Vuelva al pedido.",
    },
    fact: "mSitef.responseCodes.-2",
  },
  {
    code: "-3",
    name: {
      pt: "Função ou modalidade inválida",
      en: "Function or modality invalid",
      es: "Función o modalidad inválida",
    },
    action: {
      pt: "Confira `modalidade` e se ela está habilitada.",
      en: "Check `modalidade` and whether it is enabled.",
      es: "Revise `modalidade` y si está habilitada.",
    },
    fact: "mSitef.responseCodes.-3",
  },
  {
    code: "-4",
    name: {
      pt: "Falta de memória no ponto de venda",
      en: "Out of memory at the POS",
      es: "Falta de memoria en el punto de venta",
    },
    action: {
      pt: "Feche outros aplicativos e tente de novo.",
      en: "Close other apps and try again.",
      es: "Cierre otras aplicaciones e intente de nuevo.",
    },
    fact: "mSitef.responseCodes.-4",
  },
  {
    code: "-5",
    name: {
      pt: "Sem comunicação com o SiTef",
      en: "No communication with SiTef",
      es: "Sin comunicación con SiTef",
    },
    action: {
      pt: "Teste a rede. Consulte o que houve antes de cobrar de novo.",
      en: "Test the network. Find out what happened before you charge again.",
      es: "Pruebe la red. Averigüe qué ocurrió antes de cobrar otra vez.",
    },
    fact: "mSitef.responseCodes.-5",
  },
  {
    code: "-6",
    name: {
      pt: "Cancelada pelo cliente no pinpad",
      en: "Canceled by the customer on the pinpad",
      es: "Cancelada por el cliente en el pinpad",
    },
    action: {
      pt: "Volte ao pedido e ofereça outro meio.",
      en: "Go back to the order and offer another method.",
      es: "Vuelva al pedido y ofrezca otro medio.",
    },
    fact: "mSitef.responseCodes.-6",
  },
  {
    code: "-9",
    name: {
      pt: "Continuação sem função iniciada",
      en: "Continued without a function started",
      es: "Continuación sin función iniciada",
    },
    action: {
      pt: "Guarde o código e fale com o suporte.",
      en: "Keep the code and talk to support.",
      es: "Guarde el código y hable con soporte.",
    },
    fact: "mSitef.responseCodes.-9",
  },
  {
    code: "-10",
    name: {
      pt: "Falta um parâmetro obrigatório",
      en: "A mandatory parameter is missing",
      es: "Falta un parámetro obligatorio",
    },
    action: {
      pt: "Confira os extras obrigatórios.",
      en: "Check the mandatory extras.",
      es: "Revise los extras obligatorios.",
    },
    fact: "mSitef.responseCodes.-10",
  },
  {
    code: "-12",
    name: {
      pt: "A rotina anterior não foi até o fim",
      en: "The former routine did not run to its end",
      es: "La rutina anterior no llegó al final",
    },
    action: {
      pt: "Espere a operação anterior terminar; se continuar, reabra o m-SiTef.",
      en: "Wait for the former operation to end; if it persists, open m-SiTef again.",
      es: "Espere a que termine la operación anterior; si continúa, abra m-SiTef otra vez.",
    },
    fact: "mSitef.responseCodes.-12",
  },
  {
    code: "-13",
    name: {
      pt: "Documento fiscal não encontrado",
      en: "Fiscal document not found",
      es: "Documento fiscal no encontrado",
    },
    action: {
      pt: "Confira `numeroCupom`, `data` e `hora`.",
      en: "Check `numeroCupom`, `data` and `hora`.",
      es: "Revise `numeroCupom`, `data` y `hora`.",
    },
    fact: "mSitef.responseCodes.-13",
  },
  {
    code: "-15",
    name: {
      pt: "Cancelada pela automação",
      en: "Canceled by the POS software",
      es: "Cancelada por el sistema de caja",
    },
    action: {
      pt: "Volte ao pedido.",
      en: "Go back to the order.",
      es: "Vuelva al pedido.",
    },
    fact: "mSitef.responseCodes.-15",
  },
  {
    code: "-20",
    name: {
      pt: "Parâmetro inválido",
      en: "Invalid parameter",
      es: "Parámetro inválido",
    },
    action: {
      pt: "Confira tamanho e formato dos extras.",
      en: "Check size and form of the extras.",
      es: "Revise tamaño y formato de los extras.",
    },
    fact: "mSitef.responseCodes.-20",
  },
  {
    code: "-25",
    name: {
      pt: "Correspondente bancário: é preciso retirar dinheiro",
      en: "Banking correspondent: cash must be taken out",
      es: "Corresponsal bancario: hay que retirar efectivo",
    },
    action: {
      pt: "Faça a retirada antes da próxima operação.",
      en: "Take the cash out before the next operation.",
      es: "Haga el retiro antes de la próxima operación.",
    },
    fact: "mSitef.responseCodes.-25",
  },
  {
    code: "-30",
    name: {
      pt: "Erro de acesso a arquivo",
      en: "File access error",
      es: "Error de acceso a archivo",
    },
    action: {
      pt: "Confira o espaço livre e as permissões, e consulte o que houve antes de cobrar de novo.",
      en: "Check free space and permissions, and find out what happened before you charge again.",
      es: "Revise el espacio libre y los permisos, y averigüe qué ocurrió antes de cobrar otra vez.",
    },
    fact: "mSitef.responseCodes.-30",
  },
  {
    code: "-40",
    name: {
      pt: "Recusada pelo servidor SiTef",
      en: "Declined by the SiTef server",
      es: "Rechazada por el servidor SiTef",
    },
    action: {
      pt: "Mostre o motivo e ofereça outro meio.",
      en: "Show the reason and offer another method.",
      es: "Muestre el motivo y ofrezca otro medio.",
    },
    fact: "mSitef.responseCodes.-40",
  },
  {
    code: "-41",
    name: {
      pt: "Dados inválidos",
      en: "Invalid data",
      es: "Datos inválidos",
    },
    action: {
      pt: "Confira os extras da chamada.",
      en: "Check the extras of the call.",
      es: "Revise los extras de la llamada.",
    },
    fact: "mSitef.responseCodes.-41",
  },
  {
    code: "-43",
    name: {
      pt: "Falha em uma rotina do pinpad",
      en: "A pinpad routine failed",
      es: "Falla en una rutina del pinpad",
    },
    action: {
      pt: "Confira a conexão do pinpad. Consulte o que houve antes de cobrar de novo.",
      en: "Check the pinpad's connection. Find out what happened before you charge again.",
      es: "Revise la conexión del pinpad. Averigüe qué ocurrió antes de cobrar otra vez.",
    },
    fact: "mSitef.responseCodes.-43",
  },
  {
    code: "-50",
    name: {
      pt: "Transação não segura",
      en: "Transaction not secure",
      es: "Transacción no segura",
    },
    action: {
      pt: "Confira `comExterna` e o extra que ela pede.",
      en: "Check `comExterna` and the extra it asks for.",
      es: "Revise `comExterna` y el extra que pide.",
    },
    fact: "mSitef.responseCodes.-50",
  },
  {
    code: "-100",
    name: {
      pt: "Erro interno",
      en: "Internal error",
      es: "Error interno",
    },
    action: {
      pt: "Consulte o que houve antes de cobrar de novo. Guarde o código e fale com o suporte.",
      en: "Find out what happened before you charge again. Keep the code and talk to support.",
      es: "Averigüe qué ocurrió antes de cobrar otra vez. Guarde el código y hable con soporte.",
    },
    fact: "mSitef.responseCodes.-100",
  },
  {
    code: "<0",
    name: {
      pt: "Outro negativo: erro interno da rotina",
      en: "Another negative one: internal error of the routine",
      es: "Otro negativo: error interno de la rutina",
    },
    action: {
      pt: "Consulte o que houve antes de cobrar de novo. Guarde o código e fale com o suporte.",
      en: "Find out what happened before you charge again. Keep the code and talk to support.",
      es: "Averigüe qué ocurrió antes de cobrar otra vez. Guarde el código y hable con soporte.",
    },
    fact: "mSitef.responseCodes.other negative",
  },
];

export const appResponseTable = codeTable({
  file: "data/m-sitef/response-codes.data.ts",
  schema: grounded(codeEntry),
  entries: responseCodes,
  key: "code",
  facts: {
    listed:
      "0 1 2 3 6 7 8 9 10 11 12 13 >0 -1 -2 -3 -4 -5 -6 -9 -10 -12 -13 -15 -20 -25 -30 -40 -41 -43 -50 -100 <0",
  },
  shown: [
    {
      id: "m-sitef-responses",
      caption: { pt: "Valores de CODRESP", en: "Values of CODRESP", es: "Valores de CODRESP" },
      columns: meaningAndAction(),
      anchorWord: "resposta",
    },
  ],
});
