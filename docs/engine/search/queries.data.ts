import type { Locale } from "@portal/shared/locales.ts";

/**
 * What readers really type, and the pages or rows of which one must be among the first three hits; an address with
 * a star at its end stands for all that begin so. A new page brings its own questions here.
 */
type Expectation = readonly [query: string, ...urls: string[]];
type Kind = "code" | "unaccented or plural" | "typo" | "task" | "error text" | "name";

const esitef = "/docs/e-sitef";
const cancellation = `${esitef}/cancelamento-*`;
const preAuthorization = `${esitef}/pre-autorizacao*`;
const scheduling = `${esitef}/agendamento-*`;
const storage = `${esitef}/armazenamento-*`;
const notifications = `${esitef}/notificacao-status`;
const changeLogs = ["clisitef", "clisitef-carteiras-digitais", "clisitef-interface-android"].map(
  (docSet) => `/docs/${docSet}/historico_alteracoes`,
);
const returnCodes = "/docs/clisitef/tabela_codigos_retorno";
const fieldTypes = "/docs/clisitef/tabela_valores_tipocampo";
const functions = "/docs/clisitef/tabela_codigos_funcoes";

export const expectedQueries: Record<Locale, Record<Kind, readonly Expectation[]>> = {
  pt: {
    code: [
      ["-43", `${returnCodes}#codigo-43`],
      ["tipo de campo 121", `${fieldTypes}#codigo-121`],
      ["424", `${functions}#codigo-424`],
      ["135", `${fieldTypes}#codigo-135`],
      ["erro 131", `${esitef}/codigos-da-api#codigo-131`],
      ["erro 115", `${esitef}/codigos-da-api#codigo-115`],
      ["status PPC", `${esitef}/codigos-da-api-status-transacao#codigo-ppc`],
      ["http 403", `${esitef}/codigos-da-api#http-403`],
      ["função 790", "/docs/clisitef-leitura-de-senha-aberta-no-pinpad/introducao"],
      ["3ds AUC", `${esitef}/3ds-status#codigo-auc`],
    ],
    "unaccented or plural": [
      ["configuracao tecnica", `${esitef}/op-overview#notificacoes`],
      ["preautorizacoes", preAuthorization],
      ["notificacao", notifications, `${esitef}/op-overview#notificacoes`],
      ["cartao de teste", `${esitef}/cartoes-teste`],
    ],
    typo: [
      ["cancelameto", cancellation],
      ["agendamnto", scheduling],
      ["conciliasão", "/docs/sitef-conciliador/conciliador-introducao", `${esitef}/glossario#conciliacao`],
      ["data fical", "/docs/manual-interface-clisitef/grupo-identificacao-da-venda"],
    ],
    task: [
      ["estornar um pagamento", cancellation, `${esitef}/portal-lojista-cancelamento-transacao`],
      [
        "cobrar todo mês",
        scheduling,
        `${esitef}/recorrencia`,
        `${esitef}/portal-lojista-agendamento-recorrencia`,
      ],
      ["guardar o cartão do cliente", storage],
      ["assinar requisição com hmac", `${esitef}/autenticacao-hmac`],
      [
        "consultar transação pendente",
        "/docs/sitefex-ws-consulta/webservice-introducao",
        "/docs/sitefex-ws-consulta/webservice-consulta-transacoes-pendentes",
      ],
      ["posso cancelar um pagamento depois de 7 dias", cancellation, `${esitef}/perguntas-frequentes#prazo`],
      ["tls apn privada", "/docs/smart-terminal/android-restricao-tls"],
    ],
    "error text": [
      ["transação em andamento ou já encerrada", `${esitef}/codigos-da-api#codigo-102`],
      ["cancelada pelo operador", `${returnCodes}#codigo-2`],
    ],
    name: [
      ["soft descriptor subadquirente", "/docs/clisitef-informacoes-sub-adquirencia/introducao"],
      ["NSU", `${esitef}/glossario#nsu`],
      [
        "webhook",
        notifications,
        `${esitef}/op-overview#notificacoes`,
        `${esitef}/pagamento-rest-notificacao`,
      ],
      ["idempotencia", `${esitef}/pagamento-idempotente`, `${esitef}/cancelamento-idempotente`],
      ["conecta+ autorização", "/docs/conecta+/processo-de-autorizacao-servicos-api"],
    ],
  },
  en: {
    code: [
      ["return code -43", `${returnCodes}#codigo-43`],
      ["field type 121", `${fieldTypes}#codigo-121`],
      ["424", `${functions}#codigo-424`],
      ["135", `${fieldTypes}#codigo-135`],
      ["error 131", `${esitef}/codigos-da-api#codigo-131`],
      ["code 134", `${esitef}/codigos-da-api#codigo-134`],
      ["ERR status", `${esitef}/codigos-da-api-status-transacao#codigo-err`],
      ["401", `${esitef}/codigos-da-api#http-401`],
      ["function 790", "/docs/clisitef-leitura-de-senha-aberta-no-pinpad/introducao"],
      ["field 102", `${fieldTypes}#codigo-102`],
      ["3DS status AUY", `${esitef}/3ds-status#codigo-auy`],
      ["authorizer 41", `${esitef}/autorizadoras#codigo-41`],
    ],
    "unaccented or plural": [
      ["pre authorizations", preAuthorization],
      ["preauthorization", preAuthorization],
      [
        "notification",
        notifications,
        `${esitef}/op-overview#notificacoes`,
        `${esitef}/pagamento-rest-notificacao`,
      ],
      ["test card", `${esitef}/cartoes-teste`],
    ],
    typo: [
      ["cancelation", cancellation],
      ["glosary", `${esitef}/glossario`],
      ["reconcilliation", "/docs/sitef-conciliador/conciliador-introducao"],
    ],
    task: [
      ["refund a payment", cancellation, `${esitef}/portal-lojista-cancelamento-transacao`],
      ["charge every month", scheduling],
      ["store a card", storage],
      ["hmac signature example", `${esitef}/autenticacao-hmac-exemplos`, `${esitef}/autenticacao-hmac`],
      ["resolve pending transaction", "/docs/sitefex-ws-consulta/webservice-introducao"],
      ["can I cancel a payment", cancellation],
    ],
    "error text": [["no communication with SiTef", `${esitef}/codigos-da-api#codigo-131`]],
    name: [
      ["digital wallet QR code", "/docs/clisitef-carteiras-digitais/introducao"],
      ["PCI DSS", `${esitef}/glossario#pci`],
      [
        "callback url",
        notifications,
        `${esitef}/op-overview#notificacoes`,
        `${esitef}/pagamento-rest-notificacao`,
      ],
      ["changelog", `${esitef}/historico-alteracoes`, ...changeLogs],
      ["omni transaction api answer", "/docs/omni-transaction-api/exemplo-resposta-endpoint*"],
    ],
  },
  es: {
    code: [
      ["-43", `${returnCodes}#codigo-43`],
      ["tipo de campo 121", `${fieldTypes}#codigo-121`],
      ["424", `${functions}#codigo-424`],
      ["135", `${fieldTypes}#codigo-135`],
      ["error 131", `${esitef}/codigos-da-api#codigo-131`],
      ["código 102", `${esitef}/codigos-da-api#codigo-102`],
      ["estado NEG", `${esitef}/codigos-da-api-status-transacao#codigo-neg`],
      ["http 503", `${esitef}/codigos-da-api#http-503`],
      ["función 790", "/docs/clisitef-leitura-de-senha-aberta-no-pinpad/introducao"],
      ["estado CON", `${esitef}/codigos-da-api-status-transacao#codigo-con`],
      ["estado del almacenamiento DEL", `${esitef}/codigos-da-api-status-armazenamento#codigo-del`],
      ["500", `${esitef}/codigos-da-api#http-500`, `${fieldTypes}#codigo-500`],
    ],
    "unaccented or plural": [
      ["preautorizaciones", preAuthorization],
      ["notificacion", notifications, `${esitef}/op-overview#notificacoes`],
      ["tarjeta de prueba", `${esitef}/cartoes-teste`],
      ["billetera digital", "/docs/clisitef-carteiras-digitais/introducao"],
    ],
    typo: [
      ["cancelasion", cancellation],
      ["almacenamineto", storage],
      ["tarjetas de pureba", `${esitef}/cartoes-teste`],
      ["importe del produco", "/docs/clisitef/tabela_valores_tipocampo#codigo-1028"],
    ],
    task: [
      ["devolver un pago", cancellation, `${esitef}/portal-lojista-cancelamento-transacao`],
      ["cobrar todos los meses", scheduling],
      ["guardar la tarjeta", storage],
      ["firmar solicitud hmac", `${esitef}/autenticacao-hmac`],
      ["cargar saldo al celular", `${esitef}/recarga-rest-quickstart`],
    ],
    "error text": [
      ["sin comunicación con SiTef", `${esitef}/codigos-da-api#codigo-131`],
      ["cancelada por el operador", `${returnCodes}#codigo-2`],
    ],
    name: [
      ["pago online argentina", "/docs/e-sitef-argentina/home-quickstart"],
      ["adquirente", `${esitef}/glossario#adquirente`],
      [
        "authorizer_id",
        `${esitef}/autorizadoras`,
        `${esitef}/agendamento-rest-begin#parametro-authorizer_id`,
        `${esitef}/3ds-server-begin-js#parametro-authorizer_id`,
      ],
      ["m-sitef tls", "/docs/m-sitef/integracao-tls"],
    ],
  },
};
