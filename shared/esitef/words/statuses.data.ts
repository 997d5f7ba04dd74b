import type { StatusWords } from "./words.ts";

/** Where a transaction stands. */
export const transactionStatuses: readonly StatusWords[] = [
  {
    code: "NOV",
    name: { pt: "Nova", en: "New", es: "Nueva" },
    meaning: {
      pt: "Recém-criada, ainda não executada",
      en: "Just created, not processed yet",
      es: "Recién creada, todavía no ejecutada",
    },
    action: {
      pt: "Envie o cartão. Sem uso, ela expira.",
      en: "Send the card. Unused, it expires.",
      es: "Envíe la tarjeta. Sin uso, vence.",
    },
    final: false,
  },
  {
    code: "INV",
    name: { pt: "Inválida", en: "Invalid", es: "Inválida" },
    meaning: {
      pt: "Não pôde ser criada, em geral por um parâmetro errado",
      en: "Could not be created, usually because of a wrong parameter",
      es: "No se pudo crear, en general por un parámetro incorrecto",
    },
    action: {
      pt: "Leia `message`, corrija e crie outra.",
      en: "Read `message`, correct it and create another.",
      es: "Lea `message`, corrija y cree otra.",
    },
    final: true,
  },
  {
    code: "PPC",
    name: { pt: "Pendente de confirmação", en: "Pending confirmation", es: "Pendiente de confirmación" },
    meaning: {
      pt: "Aprovada, à espera da confirmação da loja",
      en: "Approved, waiting for the store to confirm",
      es: "Aprobada, a la espera de la confirmación del comercio",
    },
    action: {
      pt: "Confirme ou desfaça. Com a análise de risco em `REV`, espere: quem decide é a revisão.",
      en: "Confirm or void it. With the risk analysis in `REV`, wait: the review decides.",
      es: "Confirme o deshaga. Con el análisis de riesgo en `REV`, espere: decide la revisión.",
    },
    final: false,
  },
  {
    code: "PPN",
    name: { pt: "Desfeita", en: "Voided", es: "Deshecha" },
    meaning: {
      pt: "Estava pendente e não foi confirmada",
      en: "It was pending and was not confirmed",
      es: "Estaba pendiente y no se confirmó",
    },
    action: {
      pt: "Nada foi cobrado. Crie outra se o comprador quiser.",
      en: "Nothing was charged. Create another if the buyer wants to.",
      es: "No se cobró nada. Cree otra si el comprador quiere.",
    },
    final: true,
  },
  {
    code: "PEN",
    name: { pt: "Aguardando pagamento", en: "Awaiting payment", es: "Esperando pago" },
    meaning: {
      pt: "O gateway espera que a instituição avise do pagamento: o comprador ainda não pagou o Pix ou o boleto. Também um estorno assíncrono na fila",
      en: "The gateway waits for the institution to report the payment: the buyer has not paid the Pix or the boleto yet. Also an asynchronous refund in the queue",
      es: "La pasarela espera que la institución avise del pago: el comprador todavía no pagó el Pix o el boleto. También un reembolso asíncrono en la cola",
    },
    action: {
      pt: "Espere o aviso. Um Pix sem pagamento é desfeito em cerca de 3 minutos.",
      en: "Wait for the notification. An unpaid Pix is voided after about 3 minutes.",
      es: "Espere la notificación. Un Pix sin pago se deshace en unos 3 minutos.",
    },
    final: false,
  },
  {
    code: "CON",
    name: { pt: "Confirmada", en: "Confirmed", es: "Confirmada" },
    meaning: {
      pt: "Confirmada pela instituição",
      en: "Confirmed by the institution",
      es: "Confirmada por la institución",
    },
    action: { pt: "Entregue o produto.", en: "Hand over the product.", es: "Entregue el producto." },
    final: true,
  },
  {
    code: "NEG",
    name: { pt: "Negada", en: "Declined", es: "Rechazada" },
    meaning: {
      pt: "Recusada pela instituição",
      en: "Refused by the institution",
      es: "Rechazada por la institución",
    },
    action: {
      pt: "Ofereça outro cartão. Não entregue.",
      en: "Offer another card. Do not deliver.",
      es: "Ofrezca otra tarjeta. No entregue.",
    },
    final: true,
  },
  {
    code: "ERR",
    name: { pt: "Erro", en: "Error", es: "Error" },
    meaning: {
      pt: "Falha de comunicação com a autorizadora",
      en: "Communication failure with the authorizer",
      es: "Falla de comunicación con la autorizadora",
    },
    action: {
      pt: "Consulte antes de cobrar outra vez.",
      en: "Query before you charge again.",
      es: "Consulte antes de cobrar otra vez.",
    },
    final: false,
  },
  {
    code: "BLQ",
    name: { pt: "Bloqueada", en: "Blocked", es: "Bloqueada" },
    meaning: {
      pt: "Houve consultas de cartão demais",
      en: "There were too many card queries",
      es: "Hubo demasiadas consultas de tarjeta",
    },
    action: {
      pt: "Pare de consultar e crie outra transação.",
      en: "Stop querying and create another transaction.",
      es: "Deje de consultar y cree otra transacción.",
    },
    final: true,
  },
  {
    code: "EXP",
    name: { pt: "Expirada", en: "Expired", es: "Vencida" },
    meaning: { pt: "Não foi usada a tempo", en: "It was not used in time", es: "No se usó a tiempo" },
    action: { pt: "Crie outra.", en: "Create another.", es: "Cree otra." },
    final: true,
  },
  {
    code: "EST",
    name: { pt: "Estornada", en: "Reversed", es: "Revertida" },
    meaning: { pt: "O pagamento foi cancelado", en: "The payment was canceled", es: "El pago se canceló" },
    action: { pt: "Avise o comprador.", en: "Tell the buyer.", es: "Avise al comprador." },
    final: true,
  },
  {
    code: "AGU",
    name: { pt: "Aguardando usuário", en: "Awaiting user", es: "Esperando al usuario" },
    meaning: {
      pt: "Espera uma ação do comprador",
      en: "It waits for an action of the buyer",
      es: "Espera una acción del comprador",
    },
    action: {
      pt: "Espere; ele pode estar na página de pagamento.",
      en: "Wait; the buyer may be on the payment page.",
      es: "Espere; puede estar en la página de pago.",
    },
    final: false,
  },
  {
    code: "ABA",
    name: { pt: "Abandonada", en: "Abandoned", es: "Abandonada" },
    meaning: {
      pt: "O comprador ficou inativo tempo demais",
      en: "The buyer was inactive for too long",
      es: "El comprador estuvo inactivo demasiado tiempo",
    },
    action: {
      pt: "Crie outra se ele voltar.",
      en: "Create another if the buyer returns.",
      es: "Cree otra si vuelve.",
    },
    final: true,
  },
  {
    code: "CAN",
    name: { pt: "Cancelada", en: "Canceled", es: "Cancelada" },
    meaning: { pt: "O comprador desistiu", en: "The buyer gave up", es: "El comprador desistió" },
    action: {
      pt: "Mostre o carrinho de novo.",
      en: "Show the cart again.",
      es: "Muestre el carrito de nuevo.",
    },
    final: true,
  },
  {
    code: "RET",
    name: { pt: "Retentativa", en: "Retry", es: "Reintento" },
    meaning: {
      pt: "Negada, com nova tentativa agendada",
      en: "Declined, with a new attempt scheduled",
      es: "Rechazada, con un nuevo intento programado",
    },
    action: {
      pt: "Espere; não repita o mesmo NIT por conta própria.",
      en: "Wait; do not repeat the same NIT yourself.",
      es: "Espere; no repita el mismo NIT por su cuenta.",
    },
    final: false,
  },
];

const inTheQueue = { pt: "Na fila", en: "In the queue", es: "En la cola" };

/** A cancellation waits for no payment: its `PEN` is that of a queue. */
export const cancellationStatuses: readonly StatusWords[] = transactionStatuses.map((each) =>
  each.code === "PEN" ? { ...each, name: inTheQueue } : each,
);

/** Where a schedule of charges stands. */
export const scheduleStatuses: readonly StatusWords[] = [
  {
    code: "NOV",
    name: { pt: "Novo", en: "New", es: "Nueva" },
    meaning: {
      pt: "O agendamento foi criado e ainda não tem cartão",
      en: "The schedule was created and has no card yet",
      es: "La programación se creó y todavía no tiene tarjeta",
    },
    action: {
      pt: "Ative-o com o cartão. Se foi criado com `do_payment_now` `true`, pague o `nit`: é o que o ativa.",
      en: "Activate it with the card. If it was created with `do_payment_now` `true`, pay the `nit`: that activates it.",
      es: "Actívela con la tarjeta. Si se creó con `do_payment_now` `true`, pague el `nit`: eso la activa.",
    },
    final: false,
  },
  {
    code: "INV",
    name: { pt: "Inválido", en: "Invalid", es: "Inválida" },
    meaning: { pt: "Não pôde ser criado", en: "It could not be created", es: "No se pudo crear" },
    action: {
      pt: "Corrija o que `message` aponta e crie outro.",
      en: "Correct what `message` points to and create another.",
      es: "Corrija lo que indica `message` y cree otra.",
    },
    final: true,
  },
  {
    code: "PEN",
    name: { pt: "Pendente", en: "Pending", es: "Pendiente" },
    meaning: {
      pt: "Espera a confirmação da loja",
      en: "It waits for the store to confirm",
      es: "Espera la confirmación del comercio",
    },
    action: {
      pt: "Confirme ou desfaça, pelo `nit`, o pagamento que foi criado com ele.",
      en: "Confirm or void, by its `nit`, the payment that was created with it.",
      es: "Confirme o deshaga, por el `nit`, el pago que se creó con ella.",
    },
    final: false,
  },
  {
    code: "DES",
    name: { pt: "Desfeito", en: "Voided", es: "Deshecha" },
    meaning: {
      pt: "Estava pendente e foi desfeito",
      en: "It was pending and was voided",
      es: "Estaba pendiente y se deshizo",
    },
    action: {
      pt: "Crie outro, se for o caso.",
      en: "Create another if needed.",
      es: "Cree otra si corresponde.",
    },
    final: true,
  },
  {
    code: "ATV",
    name: { pt: "Ativo", en: "Active", es: "Activa" },
    meaning: {
      pt: "As cobranças serão feitas nas datas",
      en: "Charges will run on their dates",
      es: "Los cobros se harán en sus fechas",
    },
    action: {
      pt: "Acompanhe os avisos de cada cobrança.",
      en: "Follow the notification of each charge.",
      es: "Siga las notificaciones de cada cobro.",
    },
    final: false,
  },
  {
    code: "INA",
    name: { pt: "Inativo", en: "Inactive", es: "Inactiva" },
    meaning: {
      pt: "As cobranças não serão feitas",
      en: "Charges will not run",
      es: "Los cobros no se harán",
    },
    action: {
      pt: "Reative pela edição do agendamento.",
      en: "Reactivate it by editing the schedule.",
      es: "Reactívela editando la programación.",
    },
    final: false,
  },
  {
    code: "ERR",
    name: { pt: "Erro", en: "Error", es: "Error" },
    meaning: { pt: "Não pôde ser ativado", en: "It could not be activated", es: "No se pudo activar" },
    action: {
      pt: "Consulte e crie outro se não estiver ativo.",
      en: "Query it and create another if it is not active.",
      es: "Consulte y cree otra si no está activa.",
    },
    final: true,
  },
  {
    code: "FIN",
    name: { pt: "Finalizado", en: "Finished", es: "Finalizada" },
    meaning: {
      pt: "Todas as cobranças foram feitas",
      en: "All charges were made",
      es: "Se hicieron todos los cobros",
    },
    action: { pt: "Nada a fazer.", en: "Nothing to do.", es: "Nada que hacer." },
    final: true,
  },
  {
    code: "EXP",
    name: { pt: "Expirado", en: "Expired", es: "Vencida" },
    meaning: { pt: "Não foi usado a tempo", en: "It was not used in time", es: "No se usó a tiempo" },
    action: { pt: "Crie outro.", en: "Create another.", es: "Cree otra." },
    final: true,
  },
];

/** Where a stored card stands. */
export const storageStatuses: readonly StatusWords[] = [
  {
    code: "CON",
    name: { pt: "Confirmado", en: "Confirmed", es: "Confirmado" },
    meaning: { pt: "O cartão foi armazenado", en: "The card was stored", es: "La tarjeta se almacenó" },
    action: {
      pt: "Guarde o token: é com ele que se cobra.",
      en: "Keep the token: it is what you charge with.",
      es: "Guarde el token: con él se cobra.",
    },
    final: false,
  },
  {
    code: "INV",
    name: { pt: "Inválido", en: "Invalid", es: "Inválido" },
    meaning: {
      pt: "Não pôde ser armazenado, em geral por um parâmetro errado",
      en: "It could not be stored, usually because of a wrong parameter",
      es: "No se pudo almacenar, en general por un parámetro incorrecto",
    },
    action: {
      pt: "Corrija e tente outra vez.",
      en: "Correct it and try again.",
      es: "Corrija e intente de nuevo.",
    },
    final: true,
  },
  {
    code: "NEG",
    name: { pt: "Negado", en: "Declined", es: "Rechazado" },
    meaning: {
      pt: "O SiTef diz que o cartão não é válido",
      en: "SiTef says that the card is not valid",
      es: "SiTef dice que la tarjeta no es válida",
    },
    action: { pt: "Peça outro cartão.", en: "Ask for another card.", es: "Pida otra tarjeta." },
    final: true,
  },
  {
    code: "DUP",
    name: { pt: "Duplicado", en: "Duplicated", es: "Duplicado" },
    meaning: {
      pt: "O cartão já estava armazenado",
      en: "The card was already stored",
      es: "La tarjeta ya estaba almacenada",
    },
    action: {
      pt: "Use o token que veio na resposta: é o do cartão já armazenado.",
      en: "Use the token that came in the response: it belongs to the card already stored.",
      es: "Use el token que vino en la respuesta: es el de la tarjeta ya almacenada.",
    },
    final: true,
  },
  {
    code: "CAN",
    name: { pt: "Cancelado", en: "Canceled", es: "Cancelado" },
    meaning: {
      pt: "Removido a pedido da loja",
      en: "Removed at the store's request",
      es: "Eliminado a pedido del comercio",
    },
    action: { pt: "Pare de usar o token.", en: "Stop using the token.", es: "Deje de usar el token." },
    final: true,
  },
  {
    code: "DEL",
    name: { pt: "Removido", en: "Deleted", es: "Eliminado" },
    meaning: {
      pt: "Removido a pedido do portador",
      en: "Removed at the cardholder's request",
      es: "Eliminado a pedido del titular",
    },
    action: {
      pt: "Pare de usar o token e não peça o cartão de novo sem consentimento.",
      en: "Stop using the token and do not ask for the card again without consent.",
      es: "Deje de usar el token y no pida la tarjeta de nuevo sin consentimiento.",
    },
    final: true,
  },
  {
    code: "BLQ",
    name: { pt: "Bloqueado", en: "Blocked", es: "Bloqueado" },
    meaning: {
      pt: "Possível tentativa de fraude",
      en: "Possible fraud attempt",
      es: "Posible intento de fraude",
    },
    action: {
      pt: "Não cobre com este token; fale com o suporte.",
      en: "Do not charge with this token; talk to support.",
      es: "No cobre con este token; hable con soporte.",
    },
    final: true,
  },
  {
    code: "ATV",
    name: { pt: "Ativo", en: "Active", es: "Activo" },
    meaning: {
      pt: "Na lista, um cartão que pode ser usado",
      en: "In the list, a card that can be used",
      es: "En el listado, una tarjeta que puede usarse",
    },
    action: {
      pt: "O token serve para cobrar. Ao listar, mande-o em `status` para ver só estes cartões.",
      en: "The token can be charged. When you list, send it in `status` to see only these cards.",
      es: "El token sirve para cobrar. Al listar, envíelo en `status` para ver solo estas tarjetas.",
    },
    final: false,
  },
];

/** Where the risk analysis of a payment stands. */
export const riskStatuses: readonly StatusWords[] = [
  {
    code: "NOV",
    name: { pt: "Não enviada", en: "Not sent", es: "No enviada" },
    meaning: {
      pt: "A análise ainda não foi pedida",
      en: "The analysis has not been asked for yet",
      es: "El análisis todavía no se pidió",
    },
    action: {
      pt: "Espere a cobrança e siga pelo status do pagamento. No sandbox, nenhuma resposta e nenhuma notificação traz este status.",
      en: "Wait for the charge and go by the payment's status. In the sandbox no answer and no notification carries this status.",
      es: "Espere el cobro y siga por el estado del pago. En el sandbox, ninguna respuesta ni notificación trae este estado.",
    },
    final: false,
  },
  {
    code: "EXP",
    name: { pt: "Expirada", en: "Expired", es: "Vencida" },
    meaning: {
      pt: "O pagamento expirou antes da análise",
      en: "The payment expired before the analysis",
      es: "El pago venció antes del análisis",
    },
    action: { pt: "Crie outro pagamento.", en: "Create another payment.", es: "Cree otro pago." },
    final: true,
  },
  {
    code: "ACC",
    name: { pt: "Aceita", en: "Accepted", es: "Aceptada" },
    meaning: {
      pt: "A análise aceitou a venda",
      en: "The analysis accepted the sale",
      es: "El análisis aceptó la venta",
    },
    action: {
      pt: "Siga pelo status do pagamento.",
      en: "Go on by the payment status.",
      es: "Siga por el estado del pago.",
    },
    final: true,
  },
  {
    code: "REJ",
    name: { pt: "Rejeitada", en: "Rejected", es: "Rechazada" },
    meaning: {
      pt: "A análise rejeitou a venda",
      en: "The analysis rejected the sale",
      es: "El análisis rechazó la venta",
    },
    action: {
      pt: "Não entregue e não diga o motivo ao comprador.",
      en: "Do not deliver and do not tell the buyer why.",
      es: "No entregue y no le diga el motivo al comprador.",
    },
    final: true,
  },
  {
    code: "REV",
    name: { pt: "Em revisão", en: "Under review", es: "En revisión" },
    meaning: { pt: "Uma pessoa vai decidir", en: "A person will decide", es: "Una persona va a decidir" },
    action: {
      pt: "Espere o aviso antes de entregar.",
      en: "Wait for the notification before you deliver.",
      es: "Espere la notificación antes de entregar.",
    },
    final: false,
  },
  {
    code: "INV",
    name: { pt: "Inválida", en: "Invalid", es: "Inválida" },
    meaning: {
      pt: "A análise não pôde ser feita",
      en: "The analysis could not be made",
      es: "No se pudo hacer el análisis",
    },
    action: {
      pt: "Confira os dados do pedido e as credenciais do provedor, e consulte antes de cobrar de novo.",
      en: "Check the data of the order and the provider's credentials, and query before you charge again.",
      es: "Revise los datos del pedido y las credenciales del proveedor, y consulte antes de cobrar de nuevo.",
    },
    final: true,
  },
];

/** How a 3DS authentication ended. */
export const threeDsStatuses: readonly StatusWords[] = [
  {
    code: "AUY",
    name: { pt: "Autenticada", en: "Authenticated", es: "Autenticada" },
    meaning: {
      pt: "O emissor reconheceu o portador",
      en: "The issuer recognized the cardholder",
      es: "El emisor reconoció al titular",
    },
    action: {
      pt: "Siga com o pagamento e envie os dados da autenticação.",
      en: "Go on with the payment and send the authentication data.",
      es: "Siga con el pago y envíe los datos de la autenticación.",
    },
    final: true,
  },
  {
    code: "AUC",
    name: { pt: "Desafio", en: "Challenge", es: "Desafío" },
    meaning: {
      pt: "O emissor quer confirmar com o portador",
      en: "The issuer wants to confirm with the cardholder",
      es: "El emisor quiere confirmar con el titular",
    },
    action: {
      pt: "Abra a página do desafio e espere o resultado.",
      en: "Open the challenge page and wait for the result.",
      es: "Abra la página del desafío y espere el resultado.",
    },
    final: false,
  },
  {
    code: "AUN",
    name: { pt: "Não autenticada", en: "Not authenticated", es: "No autenticada" },
    meaning: {
      pt: "O emissor não reconheceu o portador",
      en: "The issuer did not recognize the cardholder",
      es: "El emisor no reconoció al titular",
    },
    action: {
      pt: "Não cobre com os dados dela. No crédito, cobrar sem eles é assumir o risco da contestação; no débito, ofereça outro meio.",
      en: "Do not charge with its data. For credit, charging without them is to bear the risk of a dispute; for debit, offer another means of payment.",
      es: "No cobre con sus datos. En crédito, cobrar sin ellos es asumir el riesgo de la disputa; en débito, ofrezca otro medio de pago.",
    },
    final: true,
  },
  {
    code: "AUD",
    name: { pt: "Autenticação desacoplada", en: "Decoupled authentication", es: "Autenticación desacoplada" },
    meaning: {
      pt: "O emissor fala com o portador fora da página, e o resultado vem depois",
      en: "The issuer talks to the cardholder outside the page, and the result comes later",
      es: "El emisor habla con el titular fuera de la página, y el resultado llega después",
    },
    action: {
      pt: "Espere a notificação ou consulte até sair de `AUD`.",
      en: "Wait for the notification, or query until it leaves `AUD`.",
      es: "Espere la notificación o consulte hasta que salga de `AUD`.",
    },
    final: false,
  },
  {
    code: "AUA",
    name: { pt: "Tentativa", en: "Attempted", es: "Intento" },
    meaning: {
      pt: "O portador não foi autenticado, mas há prova da tentativa",
      en: "The cardholder was not authenticated, but there is proof of the attempt",
      es: "El titular no fue autenticado, pero hay prueba del intento",
    },
    action: {
      pt: "Envie os dados da tentativa com o pagamento, se a sua adquirente os aceita.",
      en: "Send the data of the attempt with the payment, if your acquirer accepts them.",
      es: "Envíe los datos del intento con el pago, si su adquirente los acepta.",
    },
    final: true,
  },
  {
    code: "AUU",
    name: { pt: "Indisponível", en: "Unavailable", es: "No disponible" },
    meaning: {
      pt: "A autenticação não pôde ser feita, por problema técnico ou outro",
      en: "The authentication could not be done, for a technical or other problem",
      es: "La autenticación no pudo hacerse, por un problema técnico u otro",
    },
    action: {
      pt: "Tente outra vez mais tarde. No crédito, cobrar sem autenticação é assumir o risco; no débito, ofereça outro meio.",
      en: "Try again later. For credit, charging without authentication is to bear the risk; for debit, offer another means of payment.",
      es: "Intente de nuevo más tarde. En crédito, cobrar sin autenticación es asumir el riesgo; en débito, ofrezca otro medio de pago.",
    },
    final: true,
  },
  {
    code: "AUR",
    name: { pt: "Rejeitada", en: "Rejected", es: "Rechazada" },
    meaning: {
      pt: "O emissor rejeitou a autenticação",
      en: "The issuer rejected the authentication",
      es: "El emisor rechazó la autenticación",
    },
    action: {
      pt: "Não cobre este cartão. Ofereça outro meio de pagamento.",
      en: "Do not charge this card. Offer another means of payment.",
      es: "No cobre esta tarjeta. Ofrezca otro medio de pago.",
    },
    final: true,
  },
  {
    code: "NEW",
    name: { pt: "Nova", en: "New", es: "Nueva" },
    meaning: {
      pt: "Recém-criada, ainda não executada",
      en: "Just created, not processed yet",
      es: "Recién creada, todavía no ejecutada",
    },
    action: {
      pt: "Efetive a autenticação. Sem uso, ela expira.",
      en: "Carry out the authentication. Unused, it expires.",
      es: "Ejecute la autenticación. Sin uso, vence.",
    },
    final: false,
  },
  {
    code: "INV",
    name: { pt: "Inválida", en: "Invalid", es: "Inválida" },
    meaning: {
      pt: "Não pôde ser criada: a loja enviou um parâmetro errado",
      en: "Could not be created: the store sent a wrong parameter",
      es: "No se pudo crear: el comercio envió un parámetro incorrecto",
    },
    action: {
      pt: "Leia o erro, corrija e comece outra.",
      en: "Read the error, correct it and start another.",
      es: "Lea el error, corrija y empiece otra.",
    },
    final: true,
  },
  {
    code: "EXP",
    name: { pt: "Expirada", en: "Expired", es: "Vencida" },
    meaning: {
      pt: "Ficou em `NEW` além da validade",
      en: "It stayed in `NEW` beyond its validity",
      es: "Quedó en `NEW` más allá de su validez",
    },
    action: {
      pt: "Comece outra autenticação.",
      en: "Start another authentication.",
      es: "Empiece otra autenticación.",
    },
    final: true,
  },
  {
    code: "ERR",
    name: { pt: "Erro de comunicação", en: "Communication error", es: "Error de comunicación" },
    meaning: {
      pt: "O servidor de diretório não respondeu",
      en: "The directory server did not answer",
      es: "El servidor de directorio no respondió",
    },
    action: {
      pt: "Comece outra autenticação mais tarde.",
      en: "Start another authentication later.",
      es: "Empiece otra autenticación más tarde.",
    },
    final: true,
  },
  {
    code: "ERM",
    name: { pt: "Mensagem de erro", en: "Error message", es: "Mensaje de error" },
    meaning: {
      pt: "O servidor de diretório respondeu com um erro",
      en: "The directory server answered with an error",
      es: "El servidor de directorio respondió con un error",
    },
    action: {
      pt: "Leia o erro e confira os dados do cartão e da loja.",
      en: "Read the error and check the data of card and store.",
      es: "Lea el error y revise los datos de la tarjeta y del comercio.",
    },
    final: true,
  },
];
