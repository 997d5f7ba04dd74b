import type { OpenLine } from "./open-line.ts";

export const eSitefOpen: readonly OpenLine[] = [
  {
    page: "e-sitef/3ds-externo",
    field: {
      pt: "autenticação externa no PagBank",
      en: "external authentication at PagBank",
      es: "autenticación externa en PagBank",
    },
    question: {
      pt: "Quais campos de uma autenticação externa o roteamento PagBank aceita?",
      en: "Which fields of an external authentication does the PagBank routing take?",
      es: "¿Qué campos de una autenticación externa acepta el enrutamiento PagBank?",
    },
    meanwhile: {
      pt: "Monte o objeto com os campos desta página e só o envie pelo PagBank depois de confirmá-los.",
      en: "Build the object with the fields of this page and send it through PagBank only after you confirm them.",
      es: "Arme el objeto con los campos de esta página y envíelo por PagBank solo después de confirmarlos.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/3ds-quickstart-js",
    field: {
      pt: "dados do 3DS Server no caminho JavaScript",
      en: "3DS Server data in the JavaScript path",
      es: "datos del 3DS Server en el camino JavaScript",
    },
    question: {
      pt: "Em certificação e em produção, o caminho JavaScript pede também os dados próprios do 3DS Server?",
      en: "In certification and production, does the JavaScript path need the 3DS Server's own data as well?",
      es: "En certificación y en producción, ¿el camino JavaScript pide también los datos propios del 3DS Server?",
    },
    meanwhile: {
      pt: "Envie só as chaves da loja e pergunte antes de marcar a certificação.",
      en: "Send only the store's keys, and ask before you schedule certification.",
      es: "Envíe solo las claves del comercio y pregunte antes de agendar la certificación.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/3ds-server-desafio",
    field: "`acsTransID`",
    question: {
      pt: "Em que campo da resposta da autenticação vem o `acsTransID` do CReq?",
      en: "In which field of the authentication answer does the `acsTransID` of the CReq come?",
      es: "¿En qué campo de la respuesta de la autenticación viene el `acsTransID` del CReq?",
    },
    meanwhile: {
      pt: "Use `acs.creq` quando ele vier pronto e deixe a montagem do CReq em uma função que recebe o `acsTransID`.",
      en: "Use `acs.creq` when it comes ready, and keep the building of the CReq in one function that takes the `acsTransID`.",
      es: "Use `acs.creq` cuando venga listo y deje el armado del CReq en una función que recibe el `acsTransID`.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/agendamento-rest-exec",
    field: { pt: "hora da execução", en: "time of the run", es: "hora de la ejecución" },
    question: {
      pt: "A que horas o gateway executa as cobranças agendadas do dia, em certificação e em produção?",
      en: "At what time does the gateway run the day's scheduled charges, in certification and in production?",
      es: "¿A qué hora ejecuta el gateway los cobros programados del día, en certificación y en producción?",
    },
    meanwhile: {
      pt: "Prometa ao cliente um dia, não uma hora, e consulte o agendamento no dia seguinte ao da cobrança.",
      en: "Promise the customer a day, not an hour, and query the schedule the day after the charge.",
      es: "Prometa al cliente un día, no una hora, y consulte la programación al día siguiente del cobro.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/agendamento-rest-exec",
    field: "`schedule.interval`",
    question: {
      pt: "Em produção, `schedule.interval` conta meses, e em que dia cobra um agendamento do dia 31 nos meses curtos?",
      en: "In production, does `schedule.interval` count months, and on which day does a schedule of the 31st charge in short months?",
      es: "En producción, ¿`schedule.interval` cuenta meses, y qué día cobra una programación del día 31 en los meses cortos?",
    },
    meanwhile: {
      pt: "Envie `1`, escolha um dia até 28 e confira `next_date` na consulta depois de ativar.",
      en: "Send `1`, choose a day up to the 28th, and check `next_date` in the query after you activate.",
      es: "Envíe `1`, elija un día hasta el 28 y verifique `next_date` en la consulta después de activar.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/agendamento-rest-exec",
    field: { pt: "cobrança em `ERR`", en: "charge in `ERR`", es: "cobro en `ERR`" },
    question: {
      pt: "Em produção, uma cobrança agendada que termina em `ERR` é tentada de novo na execução seguinte?",
      en: "In production, is a scheduled charge that ends in `ERR` tried again in the next run?",
      es: "En producción, ¿un cobro programado que termina en `ERR` se intenta de nuevo en la ejecución siguiente?",
    },
    meanwhile: {
      pt: "Conte com uma nova tentativa: só cobre por fora depois de inativar o agendamento.",
      en: "Expect another attempt: charge separately only after you make the schedule inactive.",
      es: "Cuente con un nuevo intento: cobre por fuera solo después de inactivar la programación.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/agendamento-rest-fluxo",
    field: "`number_of_times`",
    question: {
      pt: "Com `do_payment_now`, a cobrança de hoje conta em `number_of_times` em produção?",
      en: "With `do_payment_now`, does today's charge count in `number_of_times` in production?",
      es: "Con `do_payment_now`, ¿el cobro de hoy cuenta en `number_of_times` en producción?",
    },
    meanwhile: {
      pt: "Ponha em `initial_date` o próximo vencimento e conte as cobranças pelos pagamentos confirmados.",
      en: "Put the next due date in `initial_date` and count charges by the confirmed payments.",
      es: "Ponga en `initial_date` el próximo vencimiento y cuente los cobros por los pagos confirmados.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/armazenamento-html-overview",
    field: {
      pt: "armazenamento sem pagamento e remoção",
      en: "storage without a payment, and removal",
      es: "almacenamiento sin pago y eliminación",
    },
    question: {
      pt: "Com quais chamadas a interface HTML guarda um cartão sem pagamento e remove um cartão guardado?",
      en: "With which calls does the HTML interface store a card without a payment and remove a stored card?",
      es: "¿Con qué llamadas la interfaz HTML guarda una tarjeta sin pago y elimina una tarjeta guardada?",
    },
    meanwhile: {
      pt: "Guarde durante um pagamento, por JavaScript ou por REST, e remova pela chamada REST.",
      en: "Store during a payment, by JavaScript or by REST, and remove with the REST call.",
      es: "Guarde durante un pago, por JavaScript o por REST, y elimine con la llamada REST.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/armazenamento-notificacao-hash",
    field: {
      pt: "nomes dos campos e status que chegam",
      en: "names of the fields and statuses that arrive",
      es: "nombres de los campos y estados que llegan",
    },
    question: {
      pt: "Com quais nomes vêm em produção o token, o status e o cliente, e em quais status o aviso é enviado?",
      en: "Under which names do the token, the status and the customer come in production, and with which statuses is the notification sent?",
      es: "¿Con qué nombres vienen en producción el token, el estado y el cliente, y con qué estados se envía el aviso?",
    },
    meanwhile: {
      pt: "Grave o formulário inteiro, case-o pelo `nita` e confira o token na lista de cartões.",
      en: "Keep the whole form, match it by `nita` and check the token in the card list.",
      es: "Guarde el formulario completo, relaciónelo por `nita` y verifique el token en la lista de tarjetas.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/armazenamento-rest-quickstart",
    field: "`code`",
    question: {
      pt: "Com que `code` o gateway recusa a cobrança de um token removido?",
      en: "With which `code` does the gateway refuse a charge with a removed token?",
      es: "¿Con qué `code` rechaza la pasarela el cobro de un token eliminado?",
    },
    meanwhile: {
      pt: "Trate qualquer `code` diferente de `0` como recusa e não decida pelo número.",
      en: "Take any `code` other than `0` as a refusal and do not branch on the number.",
      es: "Trate cualquier `code` distinto de `0` como rechazo y no decida por el número.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/autenticacao-assinatura",
    field: { pt: "chamadas sem corpo", en: "calls without a body", es: "llamadas sin cuerpo" },
    question: {
      pt: "Em certificação e em produção, que conteúdo se assina em uma chamada sem corpo?",
      en: "In certification and production, what content is signed in a call without a body?",
      es: "En certificación y en producción, ¿qué contenido se firma en una llamada sin cuerpo?",
    },
    meanwhile: {
      pt: "Assine como o sandbox pede, com o conteúdo montado em uma só função, e confirme antes de ir para produção.",
      en: "Sign as the sandbox asks, with the content built in one function, and confirm before you go live.",
      es: "Firme como lo pide el sandbox, con el contenido armado en una sola función, y confirme antes de salir a producción.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/autenticacao-hmac",
    field: {
      pt: "cabeçalhos e conteúdo do HMAC",
      en: "headers and content of the HMAC",
      es: "encabezados y contenido del HMAC",
    },
    question: {
      pt: "Quais são, no e-SiTef, os cabeçalhos do HMAC, a ordem do que se assina e a resposta a uma assinatura errada?",
      en: "In e-SiTef, what are the HMAC headers, the order of what is signed and the answer to a wrong signature?",
      es: "En e-SiTef, ¿cuáles son los encabezados del HMAC, el orden de lo que se firma y la respuesta a una firma incorrecta?",
    },
    meanwhile: {
      pt: "Use a assinatura JWT ou o POST de autenticidade.",
      en: "Use the JWT signature or the authenticity POST.",
      es: "Use la firma JWT o el POST de autenticidad.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/automatic-retries",
    field: { pt: "outros roteamentos", en: "other routings", es: "otros enrutamientos" },
    question: {
      pt: "Quais roteamentos fora da tabela têm retentativa automática?",
      en: "Which routings outside the table have automatic retries?",
      es: "¿Qué enrutamientos fuera de la tabla tienen reintento automático?",
    },
    meanwhile: {
      pt: "Trate `RET` em qualquer roteamento e não conte com a retentativa fora dos da tabela.",
      en: "Handle `RET` with any routing, and do not count on retries outside those of the table.",
      es: "Trate `RET` en cualquier enrutamiento y no cuente con el reintento fuera de los de la tabla.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/boleto-fluxo",
    field: "`payment.boleto`",
    question: {
      pt: "Como se chamam em produção os campos de `payment.boleto`?",
      en: "What are the fields of `payment.boleto` called in production?",
      es: "¿Cómo se llaman en producción los campos de `payment.boleto`?",
    },
    meanwhile: {
      pt: "Grave o objeto inteiro como chegou e leia os quatro nomes em um só lugar do seu código.",
      en: "Keep the whole object as it came and read the four names in a single place of your code.",
      es: "Guarde el objeto completo como llegó y lea los cuatro nombres en un solo lugar de su código.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/boleto-fluxo",
    field: {
      pt: "status depois do pagamento",
      en: "status after the payment",
      es: "estado después del pago",
    },
    question: {
      pt: "Em produção, a consulta de um boleto do Citibank muda de status quando ele é pago ou quando vence?",
      en: "In production, does the query of a Citibank boleto change its status when it is paid or when it expires?",
      es: "En producción, ¿la consulta de un boleto de Citibank cambia de estado cuando se paga o cuando vence?",
    },
    meanwhile: {
      pt: "Libere o pedido pelo arquivo do banco e cancele-o por um prazo da sua loja.",
      en: "Release the order by the bank's file and cancel it after a time limit of your own.",
      es: "Libere el pedido por el archivo del banco y cancélelo según un plazo de su comercio.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/cadastro-lojas-ws-fluxo",
    field: "`authorizers[]`",
    question: {
      pt: "Que campos tem cada item de `authorizers[]` no web service de cadastro de lojas?",
      en: "Which fields does each item of `authorizers[]` have in the store registration web service?",
      es: "¿Qué campos tiene cada elemento de `authorizers[]` en el web service de registro de comercios?",
    },
    meanwhile: {
      pt: "Cadastre as autorizadoras no portal do lojista, no lote ou com o suporte.",
      en: "Register the authorizers in the merchant portal, in the batch or with support.",
      es: "Registre las autorizadoras en el portal del comercio, en el lote o con soporte.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/generic-operation-rest-overview",
    field: { pt: "campos da resposta", en: "fields of the answer", es: "campos de la respuesta" },
    question: {
      pt: "Como se chamam os campos com o saldo e o extrato na resposta da operação 172?",
      en: "What are the fields with balance and statement called in the answer of operation 172?",
      es: "¿Cómo se llaman los campos con el saldo y el resumen en la respuesta de la operación 172?",
    },
    meanwhile: {
      pt: "Decida por `response_code`, aceite campos a mais e só mostre o saldo depois de receber o exemplo do suporte.",
      en: "Decide by `response_code`, accept extra fields, and show the balance only once you have the example from support.",
      es: "Decida por `response_code`, acepte campos adicionales y muestre el saldo solo después de recibir el ejemplo de soporte.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/integracao-solucoes-antifraude-fingerprint",
    field: {
      pt: "campo do identificador da visita",
      en: "field of the visit's identifier",
      es: "campo del identificador de la visita",
    },
    question: {
      pt: "Em que campo da criação o identificador da visita segue para cada provedor?",
      en: "In which field of the creation does the visit's identifier go to each provider?",
      es: "¿En qué campo de la creación viaja el identificador de la visita para cada proveedor?",
    },
    meanwhile: {
      pt: "Gere um identificador por visita, grave-o com o pedido e envie-o só depois de saber o campo.",
      en: "Create one identifier a visit, keep it with the order, and send it only once you know the field.",
      es: "Genere un identificador por visita, guárdelo con el pedido y envíelo solo cuando sepa el campo.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/integracao-solucoes-antifraude-fraud-detect",
    field: { pt: "interfaces REST e HTML", en: "REST and HTML interfaces", es: "interfaces REST y HTML" },
    question: {
      pt: "O Fraud Detect analisa vendas por REST e pela página HTML, além do link de pagamento?",
      en: "Does Fraud Detect analyze sales by REST and by the HTML page as well as by payment link?",
      es: "¿Fraud Detect analiza ventas por REST y por la página HTML, además del enlace de pago?",
    },
    meanwhile: {
      pt: "Confirme a interface da sua loja antes de programar; sem análise, trate a venda como não analisada.",
      en: "Confirm your store's interface before you write code; without an analysis, take the sale as not analyzed.",
      es: "Confirme la interfaz de su comercio antes de programar; sin análisis, trate la venta como no analizada.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/integracao-solucoes-antifraude-fraud-detect",
    field: {
      pt: "valores de teste na certificação",
      en: "test amounts in certification",
      es: "importes de prueba en certificación",
    },
    question: {
      pt: "Na certificação, o Fraud Detect decide pelos centavos, e com quais valores?",
      en: "In certification, does Fraud Detect decide by the cents, and with which amounts?",
      es: "En certificación, ¿Fraud Detect decide por los centavos, y con qué importes?",
    },
    meanwhile: {
      pt: "Teste o seu código com os valores do sandbox e decida sempre pelo status recebido.",
      en: "Test your code with the sandbox's amounts, and always decide by the status you receive.",
      es: "Pruebe su código con los importes del sandbox y decida siempre por el estado recibido.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/integracao-solucoes-antifraude-resposta",
    field: "`analysis`",
    question: {
      pt: "Em produção, como a resposta REST traz o resultado da análise, e qual é o `code` de uma venda rejeitada por ela?",
      en: "In production, how does the REST answer bring the result of the analysis, and what is the `code` of a sale that it rejected?",
      es: "En producción, ¿cómo trae la respuesta REST el resultado del análisis, y cuál es el `code` de una venta que él rechazó?",
    },
    meanwhile: {
      pt: "Decida pelo status do pagamento, leia `analysis` se ele vier e não decida pelo `code`.",
      en: "Decide by the payment's status, read `analysis` if it comes, and do not branch on `code`.",
      es: "Decida por el estado del pago, lea `analysis` si viene y no decida por el `code`.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/integracao-solucoes-antifraude-rest",
    field: "`billing_data`, `shipment`, `items`",
    question: {
      pt: "Quais são em produção os membros de `billing_data`, `shipment` e `items`, e quais cada provedor exige?",
      en: "What are the members of `billing_data`, `shipment` and `items` in production, and which does each provider require?",
      es: "¿Cuáles son en producción los miembros de `billing_data`, `shipment` e `items`, y cuáles exige cada proveedor?",
    },
    meanwhile: {
      pt: "Monte os três objetos em um só lugar do código, com os nomes do sandbox, e confirme-os antes da certificação.",
      en: "Build the three objects in a single place of your code, with the sandbox's names, and confirm them before certification.",
      es: "Arme los tres objetos en un solo lugar del código, con los nombres del sandbox, y confírmelos antes de la certificación.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/integracao-solucoes-antifraude-revisao-manual",
    field: "`enabled_before_auth`",
    question: {
      pt: "Com `enabled_before_auth`, o banco já aprovou a venda que está em revisão?",
      en: "With `enabled_before_auth`, has the bank already approved a sale that is in review?",
      es: "Con `enabled_before_auth`, ¿el banco ya aprobó la venta que está en revisión?",
    },
    meanwhile: {
      pt: "Trate a venda como ainda não cobrada e não diga ao comprador que o banco aprovou.",
      en: "Take the sale as not charged yet, and do not tell the buyer that the bank approved it.",
      es: "Trate la venta como todavía no cobrada y no le diga al comprador que el banco la aprobó.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pagamento-html-begin",
    field: {
      pt: "elementos da resposta em XML",
      en: "elements of the XML answer",
      es: "elementos de la respuesta en XML",
    },
    question: {
      pt: "Como se chamam os elementos da resposta da criação quando ela é pedida em XML?",
      en: "What are the elements of the answer called when the creation is asked for in XML?",
      es: "¿Cómo se llaman los elementos de la respuesta de la creación cuando se pide en XML?",
    },
    meanwhile: {
      pt: "Peça a resposta em JSON, cujos nomes são os desta página.",
      en: "Ask for the answer in JSON, whose names are those of this page.",
      es: "Pida la respuesta en JSON, cuyos nombres son los de esta página.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/pre-autorizacao-rest-fluxo",
    field: { pt: "segunda captura", en: "second capture", es: "segunda captura" },
    question: {
      pt: "Em produção, o gateway recusa uma segunda captura da mesma reserva?",
      en: "Does the gateway refuse a second capture of the same reservation in production?",
      es: "En producción, ¿el gateway rechaza una segunda captura de la misma reserva?",
    },
    meanwhile: {
      pt: "Trate a segunda captura como possível: capture com a chave de idempotência e, sem resposta, consulte antes de repetir.",
      en: "Take it that a second capture may go through: capture with the idempotency key and, without an answer, query before you repeat it.",
      es: "Considere que una segunda captura puede pasar: capture con la clave de idempotencia y, sin respuesta, consulte antes de repetirla.",
    },
    owner: "support",
  },
];
