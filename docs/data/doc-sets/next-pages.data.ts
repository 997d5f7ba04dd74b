/**
 * Where a reader goes on to, where that is not the next page of the tree: the task's next step. Both are pages as the
 * sidebars call them, below their doc set.
 */
export const nextPages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "e-sitef": {
    "home-quickstart": "pagamento-rest-quickstart",
    sandbox: "pagamento-rest-quickstart",
    "pagamento-rest-notificacao": "cancelamento-rest-quickstart",
    "pagamento-html-fluxo": "pagamento-rest-notificacao",
    "pagamento-js-retornos": "pagamento-rest-notificacao",
    "cancelamento-rest-fluxo": "cartoes-teste",
    "pre-autorizacao-rest-fluxo": "cancelamento-rest-quickstart",
    "armazenamento-rest-quickstart": "generated/pagamento-rest-dopayment",
    "generated/pagamento-rest-dopayment": "generated/pagamento-rest-getstatus",
    "generated/pagamento-rest-confirm": "generated/pagamento-rest-getstatus",
    "generated/pagamento-rest-getstatus": "generated/cancelamento-rest-begin",
    "generated/pagamento": "generated/pagamento-rest-getstatus",
    "generated/pagamento-idempotente": "generated/pagamento-rest-getstatus",
    "generated/cancelamento-rest-docancel": "generated/pagamento-rest-getstatus",
    "generated/pre-autorizacao-rest-doPreAuthorization": "generated/pre-autorizacao-rest-capture",
    "generated/pre-autorizacao-rest-capture": "generated/pre-autorizacao-rest-getstatus",
    "generated/agendamento-rest-doschedule": "generated/agendamento-rest-getstatus",
    "generated/armazenamento-rest-fluxo": "generated/pagamento-rest-dopayment",
    "generated/recarga-rest-begin": "generated/recarga-rest-operadoras",
    "generated/recarga-rest-operadoras": "generated/recarga-rest-dorecharge",
    "generated/recarga-rest-dorecharge": "generated/recarga-rest-confirm",
    "generated/3ds-server-doauthentication": "generated/pagamento-rest-dopayment",
    "generated/cadastro-lojas-ws-token": "generated/cadastro-lojas-ws-criacao",
    "generated/cadastro-lojas-ws-criacao": "generated/cadastro-lojas-ws-consulta-status",
  },
  "e-sitef-argentina": {
    "home-quickstart": "pagamento-rest-quickstart",
    "pagamento-rest-fluxo": "notificacao-status",
    "pre-autorizacao-rest-fluxo": "cancelamento-rest-quickstart",
    "cancelamento-rest-fluxo": "cartoes-teste",
  },
};
