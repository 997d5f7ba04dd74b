import type { ApiWords, OperationWords } from "@portal/shared/product-api/schema.ts";
import type { PspOperationId } from "./operations.data.ts";

export const pspOperationWords: Readonly<Record<PspOperationId, OperationWords>> = {
  token: {
    title: { pt: "Token de acesso", en: "Access token", es: "Token de acceso" },
    purpose: {
      pt: "Troca as credenciais do integrador por um token de acesso.",
      en: "Exchanges the integrator's credentials for an access token.",
      es: "Cambia las credenciales del integrador por un token de acceso.",
    },
    note: {
      pt: "Esta chamada também é assinada. A resposta traz o token e `expires_in`.",
      en: "This call is signed, too. The answer brings the token and `expires_in`.",
      es: "Esta llamada también va firmada. La respuesta trae el token y `expires_in`.",
    },
  },
  "client-create": {
    title: { pt: "Cadastro de cliente", en: "Customer registration", es: "Registro de cliente" },
    purpose: {
      pt: "Cadastra um lojista. A verificação (KYC) corre depois, e o resultado chega por aviso.",
      en: "Registers a merchant. The verification (KYC) runs later, and its result comes by notice.",
      es: "Registra un comercio. La verificación (KYC) corre después, y el resultado llega en una notificación.",
    },
  },
  "webhook-get": {
    title: { pt: "Consulta do webhook", en: "Webhook query", es: "Consulta del webhook" },
    purpose: {
      pt: "Mostra o endereço que recebe os avisos.",
      en: "Shows the address that receives the notices.",
      es: "Muestra la dirección que recibe las notificaciones.",
    },
  },
  "webhook-delete": {
    title: { pt: "Remoção do webhook", en: "Webhook removal", es: "Eliminación del webhook" },
    purpose: {
      pt: "Remove o endereço. Os avisos param até que outro seja liberado.",
      en: "Removes the address. Notices stop until another one is allowed.",
      es: "Elimina la dirección. Las notificaciones se detienen hasta que se habilite otra.",
    },
  },
  "cashout-create": {
    title: { pt: "Saída de dinheiro (cash-out)", en: "Cash-out", es: "Retiro de dinero (cash-out)" },
    purpose: {
      pt: "Pede a transferência do saldo a uma chave Pix.",
      en: "Asks for the transfer of the balance to a Pix key.",
      es: "Pide la transferencia del saldo a una clave Pix.",
    },
    note: {
      pt: "As verificações correm depois e podem recusar. O resultado e a chave de confirmação chegam por webhook, e então falta uma chamada de confirmação: peça a descrição dela ao suporte.",
      en: "Checks run later and may turn it down. The result and the confirmation key come by webhook; a confirmation call is needed then: ask support for its description.",
      es: "Las verificaciones corren después y pueden rechazarlo. El resultado y la clave de confirmación llegan por webhook; entonces falta una llamada de confirmación: pida su descripción a soporte.",
    },
  },
  "cashout-search": {
    title: { pt: "Lista de saídas", en: "List of cash-outs", es: "Lista de retiros" },
    purpose: {
      pt: "Lista as saídas, para conferi-las em lote.",
      en: "Lists the cash-outs, to check them in a batch.",
      es: "Lista los retiros, para controlarlos por lotes.",
    },
    note: {
      pt: "Além de `pixKey` há outros filtros: peça-os ao suporte.",
      en: "Besides `pixKey` there are other filters: ask support for them.",
      es: "Además de `pixKey` hay otros filtros: pídalos a soporte.",
    },
  },
  "cashout-get": {
    title: { pt: "Consulta de uma saída", en: "Query of a cash-out", es: "Consulta de un retiro" },
    purpose: {
      pt: "Diz em que ponto está uma saída, quando o aviso demora.",
      en: "Tells how far a cash-out has come, when the notice is late.",
      es: "Dice en qué punto está un retiro, cuando la notificación demora.",
    },
    note: {
      pt: "No primeiro status, o saldo está bloqueado.",
      en: "In the first status the balance is locked.",
      es: "En el primer estado, el saldo está bloqueado.",
    },
  },
  "opt-in": {
    title: {
      pt: "Pix Hub: aceite do lojista",
      en: "Pix Hub: merchant consent",
      es: "Pix Hub: aceptación del comercio",
    },
    purpose: {
      pt: "Cria o link em que o lojista aceita os termos.",
      en: "Creates the link on which the merchant accepts the terms.",
      es: "Crea el enlace en el que el comercio acepta los términos.",
    },
    note: {
      pt: "`pixFee.amount` exclui `percentage`, `min` e `max`.",
      en: "`pixFee.amount` excludes `percentage`, `min` and `max`.",
      es: "`pixFee.amount` excluye `percentage`, `min` y `max`.",
    },
    values: { tradeName: { pt: "Razão social.", en: "Legal name.", es: "Razón social." } },
  },
  "opt-in-link": {
    title: {
      pt: "Pix Hub: estado do aceite",
      en: "Pix Hub: state of the consent",
      es: "Pix Hub: estado de la aceptación",
    },
    purpose: {
      pt: "Diz em que estado está o link de aceite.",
      en: "Tells in which state the consent link is.",
      es: "Dice en qué estado está el enlace de aceptación.",
    },
  },
  "hub-webhook": {
    title: {
      pt: "Pix Hub: webhook do cadastro",
      en: "Pix Hub: registration webhook",
      es: "Pix Hub: webhook del registro",
    },
    purpose: {
      pt: "Registra o endereço que recebe os avisos do cadastro no Pix Hub. Peça ao suporte o corpo da chamada.",
      en: "Registers the address that receives the registration notices of the Pix Hub. Ask support for the body of the call.",
      es: "Registra la dirección que recibe las notificaciones del registro en el Pix Hub. Pida a soporte el cuerpo de la llamada.",
    },
  },
};

export const pspApiWords: ApiWords = {
  title: { pt: "API Pix do PSP", en: "PSP Pix API", es: "API Pix del PSP" },
  summary: {
    pt: "Token, cadastro, webhook, saída de dinheiro e aceite no Pix Hub",
    en: "Token, registration, webhook, cash-out and Pix Hub consent",
    es: "Token, registro, webhook, retiro de dinero y aceptación en el Pix Hub",
  },
  description: {
    pt: "Todos os caminhos começam com /gateway. As chamadas de contas, cobranças, devoluções e relatórios não estão aqui: o suporte entrega a descrição delas com as credenciais. Os status HTTP não são listados; o Pix Hub responde 202 a uma chamada assíncrona, e 200 ou 201 às demais. Onde um valor aceita texto e número, leia os dois.",
    en: "Every path begins with /gateway. The calls for accounts, charges, refunds and reports are not here: support hands over their description with the credentials. HTTP statuses are not listed; the Pix Hub answers 202 to an asynchronous call, and 200 or 201 to the others. Where a value may be a text or a number, read both.",
    es: "Todas las rutas comienzan con /gateway. Las llamadas de cuentas, cobros, devoluciones e informes no están aquí: soporte entrega su descripción con las credenciales. Los estados HTTP no se listan; el Pix Hub responde 202 a una llamada asíncrona, y 200 o 201 a las demás. Donde un valor acepta texto y número, lea los dos.",
  },
  server: {
    pt: "O endereço de certificação ou de produção que o suporte entrega",
    en: "The address for certification or production that support hands over",
    es: "La dirección de certificación o de producción que entrega el soporte",
  },
  security: {
    apikey: {
      pt: "Chave da aplicação, em todas as chamadas.",
      en: "Key of the application, in every call.",
      es: "Clave de la aplicación, en todas las llamadas.",
    },
    bearer: {
      pt: "O token de acesso, em todas as chamadas menos a que o pede.",
      en: "The access token, in every call but the one that asks for it.",
      es: "El token de acceso, en todas las llamadas menos la que lo pide.",
    },
  },
  refusal: {
    pt: "A chamada foi recusada.",
    en: "The call was refused.",
    es: "La llamada fue rechazada.",
  },
};
