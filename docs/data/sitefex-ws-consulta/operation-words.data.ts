import type { ApiWords, OperationWords } from "@portal/shared/product-api/schema.ts";
import type { WsConsultaOperationId } from "@portal/shared/ws-consulta/operations.data.ts";

const reversalNote = {
  pt: "Vem desligada: em `pending-ws.yml`, ponha `ignore: reversal: false`. Cada item da lista traz a transação estornada.",
  en: "It is off by default: set `ignore: reversal: false` in `pending-ws.yml`. Each item of the list brings the reversed transaction.",
  es: "Viene desactivada: en `pending-ws.yml`, ponga `ignore: reversal: false`. Cada elemento de la lista trae la transacción revertida.",
};

const onlyPending = {
  pt: "A chave vai na URL. Só vale para uma transação pendente: qualquer outra dá HTTP `400`. O que muda é o status no SiTef; o efeito na rede segue a regra de cada rede.",
  en: "The key goes in the URL. It works for a pending transaction only: any other gives HTTP `400`. What changes is the status at SiTef; the effect at the network follows each network's own rule.",
  es: "La clave va en la URL. Solo vale para una transacción pendiente: cualquier otra da HTTP `400`. Lo que cambia es el estado en SiTef; el efecto en la red sigue la regla de cada red.",
};

export const wsConsultaOperationWords: Readonly<Record<WsConsultaOperationId, OperationWords>> = {
  "query-transaction": {
    title: { pt: "Consulta por transação", en: "Query by transaction", es: "Consulta por transacción" },
    purpose: {
      pt: "Acha uma transação pela sua chave: rede, data, NSU e loja.",
      en: "Finds a transaction by its key: network, date, USN and store.",
      es: "Encuentra una transacción por su clave: red, fecha, NSU y comercio.",
    },
    note: {
      pt: "Sem o NSU, use o cupom fiscal; sem a loja, a loja tronco. Pelo cupom pode vir mais de uma transação.",
      en: "Without the USN use the fiscal receipt; without the store, the trunk store. A receipt may bring more than one transaction.",
      es: "Sin el NSU, use el documento fiscal; sin el comercio, el comercio troncal. Por el documento puede venir más de una transacción.",
    },
  },
  "query-by-date": {
    title: { pt: "Consulta por data", en: "Query by date", es: "Consulta por fecha" },
    purpose: {
      pt: "Lista as transações de um dia.",
      en: "Lists the transactions of a day.",
      es: "Lista las transacciones de un día.",
    },
    note: {
      pt: "Traz também as pendências resolvidas e as transações canceladas naquele dia, mesmo que sejam de outro. A lista vem inteira, sem páginas: divida um dia cheio em intervalos, com `horainicial` e `horafinal`.",
      en: "It also brings the pending ones resolved and the transactions canceled on that day, even if they are of another. The list comes whole, without pages: split a busy day into intervals, with `horainicial` and `horafinal`.",
      es: "Trae también las pendientes resueltas y las transacciones canceladas ese día, aunque sean de otro. La lista viene entera, sin páginas: divida un día cargado en intervalos, con `horainicial` y `horafinal`.",
    },
  },
  "query-by-bin": {
    title: { pt: "Consulta por BIN", en: "Query by BIN", es: "Consulta por BIN" },
    purpose: {
      pt: "Lista as transações que um operador fez em um dia com cartões de um BIN.",
      en: "Lists the transactions that an operator made on a day with cards of one BIN.",
      es: "Lista las transacciones que un operador hizo en un día con tarjetas de un BIN.",
    },
  },
  "query-by-export-date": {
    title: {
      pt: "Consulta por data de exportação",
      en: "Query by export date",
      es: "Consulta por fecha de exportación",
    },
    purpose: {
      pt: "Lista as transações exportadas em um dia.",
      en: "Lists the transactions exported on a day.",
      es: "Lista las transacciones exportadas en un día.",
    },
    note: {
      pt: "A exportação acontece em três momentos: enviada à autorizadora, pendente no PDV e encerrada. A mesma transação pode vir em outro dia com outro status: atualize a sua cópia em vez de somá-la.",
      en: "Export happens at three moments: sent to the authorizer, pending at the POS, and finished. The same transaction may come on another day with another status: update the one you keep instead of adding it up.",
      es: "La exportación ocurre en tres momentos: enviada a la autorizadora, pendiente en el punto de venta y finalizada. La misma transacción puede venir otro día con otro estado: actualice su copia en vez de sumarla.",
    },
  },
  "query-reversal": {
    title: { pt: "Consulta de estorno", en: "Reversal query", es: "Consulta de reversión" },
    purpose: {
      pt: "Acha um estorno pela sua chave.",
      en: "Finds a reversal by its key.",
      es: "Encuentra una reversión por su clave.",
    },
    note: reversalNote,
  },
  "query-reversals-by-date": {
    title: { pt: "Consulta de estornos por data", en: "Reversals by date", es: "Reversiones por fecha" },
    purpose: {
      pt: "Lista os estornos de um dia.",
      en: "Lists the reversals of a day.",
      es: "Lista las reversiones de un día.",
    },
    note: reversalNote,
  },
  "query-pending": {
    title: { pt: "Consulta de pendentes", en: "Pending query", es: "Consulta de pendientes" },
    purpose: {
      pt: "Consulta as transações pendentes de um período.",
      en: "Lists the pending transactions of a period.",
      es: "Lista las transacciones pendientes de un período.",
    },
    note: {
      pt: "Se o último dia for hoje, as duas últimas horas ficam de fora, pelo relógio do banco de dados. Um usuário sem permissão de resolver pendências não recebe nenhuma.",
      en: "If the last day is today, the last two hours are left out, by the database's clock. A user who may not resolve pending transactions gets none.",
      es: "Si el último día es hoy, las dos últimas horas quedan fuera, según el reloj de la base de datos. Un usuario sin permiso para resolver pendientes no recibe ninguna.",
    },
  },
  "confirm-pending": {
    title: { pt: "Confirmação de pendente", en: "Pending confirmation", es: "Confirmación de pendiente" },
    purpose: {
      pt: "Confirma uma transação pendente: a venda foi concluída na loja.",
      en: "Confirms a pending transaction: the sale was finished in the store.",
      es: "Confirma una transacción pendiente: la venta se concluyó en el comercio.",
    },
    note: onlyPending,
  },
  "cancel-pending": {
    title: { pt: "Cancelamento de pendente", en: "Pending cancellation", es: "Cancelación de pendiente" },
    purpose: {
      pt: "Desfaz uma transação pendente: a venda não foi concluída na loja.",
      en: "Voids a pending transaction: the sale was not finished in the store.",
      es: "Deshace una transacción pendiente: la venta no se concluyó en el comercio.",
    },
    note: onlyPending,
  },
  version: {
    title: { pt: "Versão do serviço", en: "Version of the service", es: "Versión del servicio" },
    purpose: {
      pt: "Diz a versão do serviço. Serve para verificar o endereço, o usuário e a senha.",
      en: "Tells the version of the service. It serves to check the address, the user and the password.",
      es: "Dice la versión del servicio. Sirve para verificar la dirección, el usuario y la contraseña.",
    },
  },
};

export const wsConsultaApiWords: ApiWords = {
  title: { pt: "WS Consulta", en: "WS Query", es: "WS Consulta" },
  summary: {
    pt: "Consulta das transações do SiTef, confirmação e cancelamento das pendentes",
    en: "Query of SiTef transactions, confirmation and cancellation of pending ones",
    es: "Consulta de las transacciones de SiTef, confirmación y cancelación de las pendientes",
  },
  description: {
    pt: "O que x-in-sandbox nomeia é o que o sandbox faz: confirme-o com o suporte. Todos os valores são textos, menos codSit; valores em centavos.",
    en: "What x-in-sandbox names is what the sandbox does: confirm it with support. All values are texts but codSit; amounts in cents.",
    es: "Lo que x-in-sandbox nombra es lo que hace el sandbox: confírmelo con soporte. Todos los valores son textos, menos codSit; importes en centavos.",
  },
  server: {
    pt: "O endereço que cada cliente recebe do suporte",
    en: "The address that each customer gets from support",
    es: "La dirección que cada cliente recibe del soporte",
  },
  security: {
    basic: {
      pt: "O mesmo usuário e a mesma senha do Conciliador. O usuário limita o que se vê. No sandbox, o merchant_id e uma chave da loja.",
      en: "The same user and password as for Reconciliation. The user limits what is seen. In the sandbox, the merchant_id and a key of the store.",
      es: "El mismo usuario y la misma contraseña de Conciliación. El usuario limita lo que se ve. En el sandbox, el merchant_id y una clave del comercio.",
    },
  },
  refusal: {
    pt: "Um parâmetro falta, não tem a forma certa ou não foi reconhecido, ou a transação não está pendente. O corpo é o do sandbox.",
    en: "A parameter is missing, has not the right form or was not recognized, or the transaction is not pending. The body is the sandbox's.",
    es: "Un parámetro falta, no tiene la forma correcta o no se reconoció, o la transacción no está pendiente. El cuerpo es el del sandbox.",
  },
  unauthorized: {
    pt: "No sandbox: usuário ou senha errados.",
    en: "In the sandbox: the user or the password is wrong.",
    es: "En el sandbox: usuario o contraseña incorrectos.",
  },
};
