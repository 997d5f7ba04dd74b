import type { OpenLine } from "../open-line.ts";

/** What is open of calls of the gateway; what is open of guides stands in `e-sitef.data.ts`. */
export const eSitefCallsOpen: readonly OpenLine[] = [
  {
    page: "e-sitef/segunda-via-boleto",
    field: { pt: "endereço da chamada", en: "address of the call", es: "dirección de la llamada" },
    question: {
      pt: "Qual é o endereço da segunda via de um boleto no gateway?",
      en: "What is the gateway's address for showing a boleto again?",
      es: "¿Cuál es la dirección de la segunda copia de un boleto en la pasarela?",
    },
    meanwhile: {
      pt: "Deixe o caminho em uma configuração: o desta página é o do sandbox.",
      en: "Keep the path in a setting: the one on this page is the sandbox's.",
      es: "Deje la ruta en una configuración: la de esta página es la del sandbox.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/armazenamento-rest-consulta",
    field: { pt: "endereço da chamada", en: "address of the call", es: "dirección de la llamada" },
    question: {
      pt: "Qual é o endereço da consulta de um cartão armazenado no gateway?",
      en: "What is the gateway's address for the query of a stored card?",
      es: "¿Cuál es la dirección de la consulta de una tarjeta almacenada en la pasarela?",
    },
    meanwhile: {
      pt: "Deixe o caminho em uma configuração: o desta página é o do sandbox.",
      en: "Keep the path in a setting: the one on this page is the sandbox's.",
      es: "Deje la ruta en una configuración: la de esta página es la del sandbox.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/armazenamento-rest-remocao",
    field: { pt: "endereço da chamada", en: "address of the call", es: "dirección de la llamada" },
    question: {
      pt: "Qual é o endereço da remoção de um cartão no gateway, e com que status o armazenamento fica?",
      en: "What is the gateway's address for removing a card, and which status does the storage get?",
      es: "¿Cuál es la dirección de la eliminación de una tarjeta en la pasarela, y con qué estado queda el almacenamiento?",
    },
    meanwhile: {
      pt: "Deixe o caminho em uma configuração, leia `code` e aceite qualquer status: o cartão removido não deve mais ser usado.",
      en: "Keep the path in a setting, read `code` and take any status: a card that was removed must not be used any more.",
      es: "Deje la ruta en una configuración, lea `code` y acepte cualquier estado: la tarjeta eliminada ya no debe usarse.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/recarga-rest-listBranchData",
    field: { pt: "endereço e resposta", en: "address and answer", es: "dirección y respuesta" },
    question: {
      pt: "Qual é o endereço desta lista no gateway, e em que campos vêm os valores e os vencimentos?",
      en: "What is the gateway's address for this list, and which fields bring the amounts and the expiries?",
      es: "¿Cuál es la dirección de este listado en la pasarela, y en qué campos vienen los importes y los vencimientos?",
    },
    meanwhile: {
      pt: "Não ofereça valores por filial: leia só `code` e deixe o caminho em uma configuração.",
      en: "Do not offer amounts by branch: read `code` alone and keep the path in a setting.",
      es: "No ofrezca importes por sucursal: lea solo `code` y deje la ruta en una configuración.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/recarga-rest-getstatus",
    field: { pt: "valores da recarga", en: "amounts of the top-up", es: "importes de la recarga" },
    question: {
      pt: "Em que campos da resposta vêm as operadoras e os valores da recarga?",
      en: "Which fields of the answer bring the carriers and the amounts of the top-up?",
      es: "¿En qué campos de la respuesta vienen las operadoras y los importes de la recarga?",
    },
    meanwhile: {
      pt: "Guarde os valores que você enviou, decida só pelo `status` e ignore campos que não conhece.",
      en: "Keep the amounts that you sent, decide by `status` alone and skip fields that you do not know.",
      es: "Guarde los importes que envió, decida solo por `status` e ignore campos que no conoce.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/recarga-rest-confirm",
    field: { pt: "espera em `PPC`", en: "wait in `PPC`", es: "espera en `PPC`" },
    question: {
      pt: "Até quando uma recarga espera em `PPC` pela decisão da loja?",
      en: "How long does a top-up wait in `PPC` for the decision of the store?",
      es: "¿Hasta cuándo espera una recarga en `PPC` la decisión del comercio?",
    },
    meanwhile: {
      pt: "Decida assim que souber da cobrança e, depois de uma espera, consulte a recarga antes de confirmar.",
      en: "Decide as soon as you know about the charge and, after a wait, query the top-up before you confirm it.",
      es: "Decida apenas sepa del cobro y, después de una espera, consulte la recarga antes de confirmarla.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pagamento-rest-confirm",
    field: { pt: "espera em `PPC`", en: "wait in `PPC`", es: "espera en `PPC`" },
    question: {
      pt: "Quanto tempo o gateway espera pela confirmação antes de desfazer a venda?",
      en: "How long does the gateway wait for the confirmation before it voids the sale?",
      es: "¿Cuánto tiempo espera la pasarela la confirmación antes de deshacer la venta?",
    },
    meanwhile: {
      pt: "Confirme ou desfaça assim que o pedido estiver gravado, e não entregue nada antes de ler `CON`.",
      en: "Confirm or void as soon as the order is recorded, and deliver nothing before you read `CON`.",
      es: "Confirme o deshaga en cuanto el pedido esté registrado, y no entregue nada antes de leer `CON`.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pagamento-idempotente",
    field: "`idempotency_key`",
    question: {
      pt: "Por quanto tempo o gateway guarda o resultado de uma chave?",
      en: "For how long does the gateway keep the result of a key?",
      es: "¿Por cuánto tiempo guarda la pasarela el resultado de una clave?",
    },
    meanwhile: {
      pt: "Repita logo depois da resposta perdida; mais tarde, consulte o pedido antes de mandar a mesma chave.",
      en: "Repeat right after the lost answer; later on, query the order before you send the same key.",
      es: "Repita enseguida después de la respuesta perdida; más tarde, consulte el pedido antes de enviar la misma clave.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pre-autorizacao-rest-begin",
    field: "`additional_data.postpone_confirmation`",
    question: {
      pt: "O que a confirmação adiada muda em uma reserva, e que chamada a confirma?",
      en: "What does a postponed confirmation change for a reservation, and which call confirms it?",
      es: "¿Qué cambia la confirmación aplazada en una reserva, y qué llamada la confirma?",
    },
    meanwhile: {
      pt: "Não envie o campo em uma reserva.",
      en: "Do not send the field for a reservation.",
      es: "No envíe el campo en una reserva.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/agendamento-rest-begin",
    field: "`schedule.number_of_times`",
    question: {
      pt: "A cobrança feita na hora conta entre as do agendamento, e o que acontece sem o campo?",
      en: "Does the charge that is made at once count as one of the schedule's charges, and what happens without the field?",
      es: "¿El cobro hecho en el momento cuenta entre los de la programación, y qué ocurre sin el campo?",
    },
    meanwhile: {
      pt: "Envie sempre o campo e conte as cobranças pela consulta do agendamento.",
      en: "Always send the field, and count the charges by the query of the schedule.",
      es: "Envíe siempre el campo y cuente los cobros por la consulta de la programación.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/agendamento-rest-begin",
    field: "`schedule.interval`",
    question: {
      pt: "Em que unidade vai o tempo entre duas cobranças?",
      en: "Which unit is the time between two charges in?",
      es: "¿En qué unidad va el tiempo entre dos cobros?",
    },
    meanwhile: {
      pt: "Envie `1`, confira a próxima data na consulta do agendamento e avise o cliente só depois.",
      en: "Send `1`, check the next date in the query of the schedule, and tell the customer only then.",
      es: "Envíe `1`, revise la próxima fecha en la consulta de la programación y avise al cliente solo después.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/cadastro-lojas-ws-criacao",
    field: {
      pt: "lista de autorizadoras",
      en: "list of authorizers",
      es: "lista de autorizadoras del comercio",
    },
    question: {
      pt: "Que campos tem cada item da lista de autorizadoras da loja?",
      en: "Which fields does each item of the store's list of authorizers have?",
      es: "¿Qué campos tiene cada elemento de la lista de autorizadoras del comercio?",
    },
    meanwhile: {
      pt: "Não envie a lista: configure as autorizadoras no portal do lojista.",
      en: "Do not send the list: set the authorizers in the merchant portal.",
      es: "No envíe la lista: configure las autorizadoras en el portal del comercio.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/cadastro-lojas-ws-criacao",
    field: {
      pt: "limites do 3DS e da análise de risco",
      en: "limits of 3DS and risk analysis",
      es: "límites de 3DS y del análisis de riesgo",
    },
    question: {
      pt: "Em que unidade vão os valores a partir dos quais e até os quais o 3DS e a análise de risco são automáticos?",
      en: "Which unit are the amounts in, from which and up to which 3DS and risk analysis are automatic?",
      es: "¿En qué unidad van los importes desde los cuales y hasta los cuales 3DS y el análisis de riesgo son automáticos?",
    },
    meanwhile: {
      pt: "Deixe os campos fora da chamada e peça ao suporte que os configure.",
      en: "Leave the fields out of the call and ask support to set them.",
      es: "Deje los campos fuera de la llamada y pida a soporte que los configure.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/generic-operation-rest-operations",
    field: { pt: "data fiscal", en: "fiscal date", es: "fecha fiscal" },
    question: {
      pt: "Em que ordem vão o dia, o mês e o ano da data fiscal?",
      en: "In which order do day, month and year go in the fiscal date?",
      es: "¿En qué orden van el día, el mes y el año de la fecha fiscal?",
    },
    meanwhile: {
      pt: "Não envie a data fiscal.",
      en: "Do not send the fiscal date.",
      es: "No envíe la fecha fiscal.",
    },
    owner: "documentation",
  },
];
