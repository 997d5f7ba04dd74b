import type { OpenLine } from "../open-line.ts";

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
      es: "¿Con qué nombres vienen en producción el token, el estado y el cliente, y con qué estados se envía la notificación?",
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
      en: "Handle `RET` with any routing, and do not count on retries other than those in the table.",
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
      en: "Ask for the answer in JSON, with the names used on this page.",
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
  {
    page: "e-sitef/lote-cadastro-loja",
    field: {
      pt: "configurações das autorizadoras",
      en: "settings of the authorizers",
      es: "configuraciones de las autorizadoras",
    },
    question: {
      pt: "Qual é o formato das configurações de autorizadoras, do 18º campo em diante?",
      en: "What form do the settings of authorizers have, from the 18th field on?",
      es: "¿Qué formato tienen las configuraciones de autorizadoras, del 18.º campo en adelante?",
    },
    meanwhile: {
      pt: "Termine a linha no 17º campo e configure as autorizadoras no portal do lojista.",
      en: "End the line at the 17th field and configure the authorizers in the merchant portal.",
      es: "Termine la línea en el 17.º campo y configure las autorizadoras en el portal del comercio.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/lote-config-roteamento",
    field: { pt: "bandeira e parâmetros", en: "brand and parameters", es: "marca y parámetros" },
    question: {
      pt: "A bandeira vai pelo código da autorizadora ou pelo nome, e quais são os parâmetros de cada roteamento?",
      en: "Does the brand go by the authorizer's code or by name, and which parameters does each routing have?",
      es: "¿La marca va por el código de la autorizadora o por el nombre, y cuáles son los parámetros de cada enrutamiento?",
    },
    meanwhile: {
      pt: "Leia bandeira e parâmetros de uma configuração sua, e não os escreva no código que monta o arquivo.",
      en: "Read brand and parameters from a configuration of yours, and do not write them into the code that builds the file.",
      es: "Lea marca y parámetros de una configuración propia, y no los escriba en el código que arma el archivo.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/notificacao-autenticidade",
    field: { pt: "assinatura em produção", en: "signature in production", es: "firma en producción" },
    question: {
      pt: "Os avisos de produção trazem uma assinatura, e com que algoritmo e chave?",
      en: "Do production notifications carry a signature, and with which algorithm and key?",
      es: "¿Las notificaciones de producción traen una firma, y con qué algoritmo y clave?",
    },
    meanwhile: {
      pt: "Não decida nada pelo aviso: consulte o pedido e só então mude o que ele diz.",
      en: "Decide nothing by the notification: query the order and only then change what it says.",
      es: "No decida nada por la notificación: consulte el pedido y solo entonces cambie lo que dice.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/notificacao-autenticidade",
    field: { pt: "endereços de origem", en: "source addresses", es: "direcciones de origen" },
    question: {
      pt: "De que endereços IP partem os avisos de certificação e de produção?",
      en: "From which IP addresses do the notifications of certification and production come?",
      es: "¿Desde qué direcciones IP salen las notificaciones de certificación y de producción?",
    },
    meanwhile: {
      pt: "Aceite qualquer origem por HTTPS e confirme cada aviso com a consulta.",
      en: "Accept any source over HTTPS and confirm each notification with the query.",
      es: "Acepte cualquier origen por HTTPS y confirme cada notificación con la consulta.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/op-afi-overview",
    field: {
      pt: "valor fora dos limites",
      en: "amount outside the limits",
      es: "importe fuera de los límites",
    },
    question: {
      pt: "O que a chamada responde quando `anti_fraud` vem com um valor fora dos limites da loja?",
      en: "What does the call answer when `anti_fraud` comes with an amount outside the store's limits?",
      es: "¿Qué responde la llamada cuando `anti_fraud` viene con un importe fuera de los límites del comercio?",
    },
    meanwhile: {
      pt: "Guarde os limites na sua configuração e só mande `anti_fraud` quando o valor está entre eles.",
      en: "Keep the limits in your configuration and send `anti_fraud` only if the amount is between them.",
      es: "Guarde los límites en su configuración y envíe `anti_fraud` solo cuando el importe está entre ellos.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pagamento-html-3ds-server-ativacao",
    field: { pt: "unidade das faixas", en: "unit of the ranges", es: "unidad de los rangos" },
    question: {
      pt: "`automatic_threeds_minimum_value` e `automatic_threeds_maximum_value` vão em reais ou em centavos?",
      en: "Are `automatic_threeds_minimum_value` and `automatic_threeds_maximum_value` in reais or in cents?",
      es: "¿`automatic_threeds_minimum_value` y `automatic_threeds_maximum_value` van en reales o en centavos?",
    },
    meanwhile: {
      pt: "Decida venda a venda, com `authenticate`; se precisar da faixa, faça em certificação uma venda de cada lado dela.",
      en: "Decide sale by sale, with `authenticate`; if you need the range, make a sale on each side of it in certification.",
      es: "Decida venta por venta, con `authenticate`; si necesita el rango, haga en certificación una venta de cada lado.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pagamento-html-3ds-server-ativacao",
    field: { pt: "faixa e `authenticate`", en: "range and `authenticate`", es: "rango y `authenticate`" },
    question: {
      pt: "O que a faixa faz quando a autenticação falha, e vale ela ou o `authenticate` que vier na venda?",
      en: "What does the range do when authentication fails, and does it or the `authenticate` of the sale prevail?",
      es: "¿Qué hace el rango cuando la autenticación falla, y prevalece él o el `authenticate` que traiga la venta?",
    },
    meanwhile: {
      pt: "Use um modo só: ou a faixa, ou `authenticate` na criação.",
      en: "Use one mode only: the range, or `authenticate` at creation.",
      es: "Use un solo modo: el rango o `authenticate` en la creación.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pagamento-html-customizacao",
    field: "`additional_data.method`",
    question: {
      pt: "Que valores `additional_data.method` aceita?",
      en: "Which values does `additional_data.method` take?",
      es: "¿Qué valores acepta `additional_data.method`?",
    },
    meanwhile: {
      pt: "Não mande o campo: o comprador escolhe o meio na página.",
      en: "Leave the field out: the buyer chooses the method on the page.",
      es: "No envíe el campo: el comprador elige el medio en la página.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/pagamento-html-getstatus",
    field: { pt: "NIT desconhecido", en: "unknown NIT", es: "NIT desconocido" },
    question: {
      pt: "O que a consulta responde, em certificação e em produção, a um NIT que não existe?",
      en: "What does the query answer for a NIT that does not exist, in certification and in production?",
      es: "¿Qué responde la consulta, en certificación y en producción, a un NIT que no existe?",
    },
    meanwhile: {
      pt: "Trate toda resposta diferente de `200` com `OK` como consulta que falhou, e não mude o pedido.",
      en: "Treat every answer other than `200` with `OK` as a failed query, and do not change the order.",
      es: "Trate toda respuesta distinta de `200` con `OK` como consulta fallida, y no cambie el pedido.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pagamento-rest-fluxo",
    field: { pt: "espera em `PPC`", en: "wait at `PPC`", es: "espera en `PPC`" },
    question: {
      pt: "Em produção, por quanto tempo o gateway espera a confirmação de uma venda em `PPC`?",
      en: "In production, how long does the gateway wait for the confirmation of a sale at `PPC`?",
      es: "En producción, ¿cuánto tiempo espera la pasarela la confirmación de una venta en `PPC`?",
    },
    meanwhile: {
      pt: "Confirme ou desfaça cada venda assim que decidir, e procure as que ficaram em `PPC` quando o sistema volta.",
      en: "Confirm or undo each sale as soon as you decide, and look for those left at `PPC` when your system is back.",
      es: "Confirme o deshaga cada venta apenas decida, y busque las que quedaron en `PPC` cuando el sistema vuelve.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pagamento-rest-overview",
    field: {
      pt: "validade da chave de idempotência",
      en: "life of the idempotency key",
      es: "vigencia de la clave de idempotencia",
    },
    question: {
      pt: "Em produção, por quanto tempo o gateway lembra uma `idempotency_key`?",
      en: "In production, how long does the gateway remember an `idempotency_key`?",
      es: "En producción, ¿cuánto tiempo recuerda la pasarela una `idempotency_key`?",
    },
    meanwhile: {
      pt: "Repita logo depois da resposta perdida; se passou mais tempo, consulte pelo pedido antes de repetir.",
      en: "Repeat soon after a lost answer; if more time went by, query by the order before you repeat.",
      es: "Repita enseguida después de una respuesta perdida; si pasó más tiempo, consulte por el pedido antes de repetir.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pagamento-split",
    field: {
      pt: "partes que não somam o total",
      en: "parts that do not add up",
      es: "partes que no suman el total",
    },
    question: {
      pt: "O que o gateway responde quando as partes não somam o valor da venda?",
      en: "What does the gateway answer when the parts do not add up to the amount of the sale?",
      es: "¿Qué responde la pasarela cuando las partes no suman el importe de la venta?",
    },
    meanwhile: {
      pt: "Confira a soma antes de enviar e recuse você mesmo a venda que não fecha.",
      en: "Check the sum before you send, and refuse a sale yourself if it does not match.",
      es: "Verifique la suma antes de enviar y rechace usted mismo la venta que no cierra.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/parametros-da-recorrencia",
    field: { pt: "aviso à bandeira", en: "notice to the brand", es: "notificación a la marca" },
    question: {
      pt: "Em que roteamentos o gateway avisa a bandeira de que cada cobrança faz parte de uma série?",
      en: "On which routings does the gateway tell the brand that each charge is part of a series?",
      es: "¿En qué enrutamientos la pasarela avisa a la marca que cada cobro es parte de una serie?",
    },
    meanwhile: {
      pt: "Grave o `recurrency_tid` da primeira cobrança junto do token, para poder mandá-lo depois.",
      en: "Save the `recurrency_tid` of the first charge with the token, so that you can send it later.",
      es: "Guarde el `recurrency_tid` del primer cobro junto con el token, para poder enviarlo después.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/parametros-do-card-on-file",
    field: { pt: "quem começou a cobrança", en: "who started the charge", es: "quién inició el cobro" },
    question: {
      pt: "Em que campos a loja declara que a cobrança partiu dela, e não do portador?",
      en: "In which fields does the store declare that it started the charge, and not the cardholder?",
      es: "¿En qué campos declara el comercio que el cobro lo inició él y no el titular?",
    },
    meanwhile: {
      pt: "Grave em cada cobrança quem a começou, e não mande campo que a API não tem.",
      en: "Save with each charge who started it, and send no field that the API does not have.",
      es: "Guarde en cada cobro quién lo inició, y no envíe ningún campo que la API no tenga.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/parametros-do-card-on-file",
    field: "`recurrency_tid`",
    question: {
      pt: "Em que campo se devolve o `recurrency_tid` nas cobranças seguintes?",
      en: "In which field does `recurrency_tid` go back in later charges?",
      es: "¿En qué campo se devuelve el `recurrency_tid` en los cobros siguientes?",
    },
    meanwhile: {
      pt: "Grave-o junto do token e cobre só com `card.token`.",
      en: "Save it with the token and charge by `card.token` alone.",
      es: "Guárdelo junto con el token y cobre solo con `card.token`.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pix-fluxo",
    field: { pt: "status depois do prazo", en: "status after the deadline", es: "estado después del plazo" },
    question: {
      pt: "Em produção, em que status fica um Pix que o comprador não pagou em 3 minutos?",
      en: "In production, at which status does a Pix end that the buyer did not pay within 3 minutes?",
      es: "En producción, ¿en qué estado queda un Pix que el comprador no pagó en 3 minutos?",
    },
    meanwhile: {
      pt: "Libere o pedido só com `CON` e tire o código da tela em qualquer outro status que não seja `PEN`.",
      en: "Release the order at `CON` only, and take the code off the screen at any other status but `PEN`.",
      es: "Libere el pedido solo con `CON` y quite el código de la pantalla en cualquier otro estado que no sea `PEN`.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/portal-lojista-agendamento-recorrencia",
    field: { pt: "passos da tela", en: "steps on the screen", es: "pasos de la pantalla" },
    question: {
      pt: "Com que menus e botões se cria, edita e para um agendamento no portal do lojista?",
      en: "Which menus and buttons create, edit and stop a schedule in the merchant portal?",
      es: "¿Con qué menús y botones se crea, edita y detiene una programación en el portal del comercio?",
    },
    meanwhile: {
      pt: "Crie, edite e pare pela API.",
      en: "Create, edit and stop through the API.",
      es: "Cree, edite y detenga por la API.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/portal-lojista-configuracao-loja",
    field: { pt: "unidade das faixas", en: "unit of the ranges", es: "unidad de los rangos" },
    question: {
      pt: "No web service do cadastro, as faixas de 3DS e de antifraude vão em reais ou em centavos?",
      en: "In the registration's web service, are the ranges of 3DS and risk analysis in reais or in cents?",
      es: "En el web service del registro, ¿los rangos de 3DS y de antifraude van en reales o en centavos?",
    },
    meanwhile: {
      pt: "Grave a faixa em certificação e faça uma venda de cada lado dela antes de usá-la em produção.",
      en: "Save the range in certification and make a sale on each side of it before you use it in production.",
      es: "Guarde el rango en certificación y haga una venta de cada lado antes de usarlo en producción.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/portal-lojista-pagamento-geracao-link",
    field: { pt: "link aberto e não pago", en: "link opened and not paid", es: "enlace abierto y no pagado" },
    question: {
      pt: "Em produção, um link que o comprador abriu e não pagou abre outra vez até o prazo?",
      en: "In production, does a link that the buyer opened and did not pay open again until it expires?",
      es: "En producción, ¿un enlace que el comprador abrió y no pagó se abre otra vez hasta el plazo?",
    },
    meanwhile: {
      pt: "Se o link não abre, veja o status da venda antes de gerar outro.",
      en: "If the link does not open, look at the status of the sale before you generate another.",
      es: "Si el enlace no se abre, mire el estado de la venta antes de generar otro.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/portal-lojista-pagamento-geracao-link",
    field: { pt: "cancelar um link", en: "canceling a link", es: "cancelar un enlace" },
    question: {
      pt: "Como se cancela um link antes do prazo, pelo portal ou pela API?",
      en: "How is a link canceled before its time, in the portal or by the API?",
      es: "¿Cómo se cancela un enlace antes del plazo, por el portal o por la API?",
    },
    meanwhile: {
      pt: "Espere o prazo e devolva o pagamento se ele acontecer.",
      en: "Wait for it to expire and refund the payment if it happens.",
      es: "Espere el plazo y devuelva el pago si ocurre.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/portal-lojista-pos-pagamento-config",
    field: { pt: "valor máximo da compra", en: "maximum purchase amount", es: "importe máximo de la compra" },
    question: {
      pt: "O valor máximo da compra é digitado em reais ou em centavos?",
      en: "Is the maximum purchase amount typed in reais or in cents?",
      es: "¿El importe máximo de la compra se escribe en reales o en centavos?",
    },
    meanwhile: {
      pt: "Grave um valor, reabra a tela e confira o que ela mostra.",
      en: "Save a value, open the screen again and check what it shows.",
      es: "Guarde un valor, reabra la pantalla y verifique lo que muestra.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pre-autorizacao-rest-fluxo",
    field: {
      pt: "`amount` acima do reservado",
      en: "`amount` above the reserved one",
      es: "`amount` superior al reservado",
    },
    question: {
      pt: "O que a adquirente responde a uma captura acima do valor reservado?",
      en: "What does the acquirer answer to a capture above the reserved amount?",
      es: "¿Qué responde la adquirente a una captura superior al importe reservado?",
    },
    meanwhile: {
      pt: "Compare com o valor reservado antes de capturar e capture no máximo até ele.",
      en: "Compare with the reserved amount before you capture, and capture up to it at most.",
      es: "Compare con el importe reservado antes de capturar y capture como máximo hasta él.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pre-autorizacao-rest-fluxo",
    field: {
      pt: "consulta depois da captura",
      en: "query after the capture",
      es: "consulta después de la captura",
    },
    question: {
      pt: "Em produção, o que a consulta da reserva mostra depois da captura?",
      en: "In production, what does the query of the reservation show after the capture?",
      es: "En producción, ¿qué muestra la consulta de la reserva después de la captura?",
    },
    meanwhile: {
      pt: "Grave o `esitef_usn` da captura e decida por ele, e não pela consulta da reserva.",
      en: "Save the `esitef_usn` of the capture and decide by it, not by the query of the reservation.",
      es: "Guarde el `esitef_usn` de la captura y decida por él, no por la consulta de la reserva.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/recarga-rest-fluxo",
    field: { pt: "espera em `PPC`", en: "wait at `PPC`", es: "espera en `PPC`" },
    question: {
      pt: "Até quando uma recarga fica em `PPC` enquanto o pagamento está em `PEN`?",
      en: "How long does a top-up stay at `PPC` while its payment is at `PEN`?",
      es: "¿Hasta cuándo queda una recarga en `PPC` mientras el pago está en `PEN`?",
    },
    meanwhile: {
      pt: "Não ofereça Pix nem boleto como pagamento de uma recarga.",
      en: "Do not offer Pix or boleto as the payment of a top-up.",
      es: "No ofrezca Pix ni boleto como pago de una recarga.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/recarga-rest-overview",
    field: {
      pt: "lista de valores e dados da filial",
      en: "list of amounts and data of a branch",
      es: "lista de importes y datos de la sucursal",
    },
    question: {
      pt: "Quais são os campos da lista de valores de cada operadora, dos dados da filial e da variante `invoice`?",
      en: "Which fields do the list of amounts of each carrier, the data of a branch and the variant `invoice` have?",
      es: "¿Cuáles son los campos de la lista de importes de cada operadora, de los datos de la sucursal y de la variante `invoice`?",
    },
    meanwhile: {
      pt: "Escreva a tela contra o sandbox e leia a lista num só lugar do código, para trocar os nomes depois.",
      en: "Write the screen against the sandbox and read the list in one place of your code, to change the names later.",
      es: "Escriba la pantalla contra el sandbox y lea la lista en un solo lugar del código, para cambiar los nombres después.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/segunda-via-boleto",
    field: { pt: "caminho da segunda via", en: "path of the reissue", es: "ruta de la segunda copia" },
    question: {
      pt: "Quais são o caminho e o nome do campo da segunda via em certificação e em produção?",
      en: "What are the path and the name of the field of the reissue in certification and in production?",
      es: "¿Cuáles son la ruta y el nombre del campo de la segunda copia en certificación y en producción?",
    },
    meanwhile: {
      pt: "Deixe caminho e nome do campo em configuração.",
      en: "Keep path and field name in your configuration.",
      es: "Deje ruta y nombre del campo en su configuración.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/visacheckout",
    field: { pt: "oferta da carteira", en: "offer of the wallet", es: "oferta de la billetera" },
    question: {
      pt: "A Visa Checkout ainda é oferecida a lojas novas?",
      en: "Is Visa Checkout still offered to new stores?",
      es: "¿Visa Checkout todavía se ofrece a comercios nuevos?",
    },
    meanwhile: {
      pt: "Comece por outra carteira, como o Google Pay.",
      en: "Begin with another wallet, such as Google Pay.",
      es: "Empiece por otra billetera, como Google Pay.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/visacheckout",
    field: { pt: "dados do comprador", en: "buyer data", es: "datos del comprador" },
    question: {
      pt: "Em que campos a consulta de cartão devolve os dados do comprador?",
      en: "In which fields does the card query give the buyer's data back?",
      es: "¿En qué campos devuelve la consulta de tarjeta los datos del comprador?",
    },
    meanwhile: {
      pt: "Peça nome e endereço no seu formulário.",
      en: "Ask for name and address in your own form.",
      es: "Pida nombre y dirección en su formulario.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/wallet-config",
    field: { pt: "campos do Mercado Pago", en: "fields of Mercado Pago", es: "campos de Mercado Pago" },
    question: {
      pt: "Que campos a chamada REST com a autorizadora `402` pede?",
      en: "Which fields does the REST call with authorizer `402` ask for?",
      es: "¿Qué campos pide la llamada REST con la autorizadora `402`?",
    },
    meanwhile: {
      pt: "Ofereça o Mercado Pago só depois da resposta do suporte; as outras carteiras não dependem dela.",
      en: "Offer Mercado Pago only after support's answer; the other wallets do not depend on it.",
      es: "Ofrezca Mercado Pago solo después de la respuesta de soporte; las otras billeteras no dependen de ella.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/integracao-solucoes-antifraude-revisao-manual",
    field: "`?src=`, `?loja=`",
    question: {
      pt: "O endereço de aviso da decisão leva só `?src=`, ou também `?loja=`?",
      en: "Does the address for the decision's notification carry `?src=` alone, or `?loja=` as well?",
      es: "¿La dirección de notificación de la decisión lleva solo `?src=`, o también `?loja=`?",
    },
    meanwhile: {
      pt: "Cadastre o que o suporte confirmar e faça uma venda em revisão antes de entrar em produção.",
      en: "Register the one that support confirms, and make a sale in review before you go live.",
      es: "Registre la que soporte confirme y haga una venta en revisión antes de salir a producción.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/armazenamento-js-pagina",
    field: "`store.status`",
    question: {
      pt: "A que função da página chega cada status do armazenamento?",
      en: "Which function of the page does each status of the storage reach?",
      es: "¿A qué función de la página llega cada estado del almacenamiento?",
    },
    meanwhile: {
      pt: "Leia `store.status` nas duas funções, com o mesmo código.",
      en: "Read `store.status` in both functions, with the same code.",
      es: "Lea `store.status` en las dos funciones, con el mismo código.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/cadastro-lojas-ws-quickstart",
    field: "`token`",
    question: {
      pt: "Um token serve para mais de uma chamada?",
      en: "Is one token good for more than one call?",
      es: "¿Un token sirve para más de una llamada?",
    },
    meanwhile: {
      pt: "Peça um token novo antes de cada chamada.",
      en: "Ask for a new token before each call.",
      es: "Pida un token nuevo antes de cada llamada.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pix-fluxo",
    field: "`115`",
    question: {
      pt: "Quando a devolução de um Pix em `CON` pela API responde `115`?",
      en: "When does the refund of a Pix at `CON` by API answer `115`?",
      es: "¿Cuándo responde `115` la devolución por la API de un Pix en `CON`?",
    },
    meanwhile: {
      pt: "Com `115`, consulte; se ainda está em `CON`, devolva pelo portal do lojista.",
      en: "On `115`, query; if it is still at `CON`, refund it in the merchant portal.",
      es: "Con `115`, consulte; si sigue en `CON`, devuélvalo en el portal del comercio.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/agendamento-rest-overview",
    field: "`INA`",
    question: {
      pt: "Em produção, um agendamento em `INA` volta a `ATV` por uma edição?",
      en: "In production, does an edit take a schedule at `INA` back to `ATV`?",
      es: "En producción, ¿una edición lleva una programación en `INA` de vuelta a `ATV`?",
    },
    meanwhile: {
      pt: "Consulte depois da edição; se não voltou, crie outro agendamento.",
      en: "Query after the edit; if it did not go back, create another schedule.",
      es: "Consulte después de la edición; si no volvió, cree otra programación.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/recarga-html-begin",
    field: "`recharge`",
    question: {
      pt: "Que membros o objeto `recharge` tem, e quais são obrigatórios em cada tipo de recarga?",
      en: "Which members does the `recharge` object have, and which are required in each kind of top-up?",
      es: "¿Qué miembros tiene el objeto `recharge`, y cuáles son obligatorios en cada tipo de recarga?",
    },
    meanwhile: {
      pt: "Monte o objeto a partir de uma configuração e venda pela recarga REST até ter a descrição.",
      en: "Build the object from a setting, and sell through the REST top-up until you have the description.",
      es: "Arme el objeto a partir de una configuración y venda por la recarga REST hasta tener la descripción.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/recarga-html-begin",
    field: { pt: "fim da recarga", en: "end of the top-up", es: "fin de la recarga" },
    question: {
      pt: "Que aviso ou consulta diz que a própria recarga foi feita, e não só o pagamento?",
      en: "Which notice or query says that the top-up itself was made, and not just the payment?",
      es: "¿Qué aviso o consulta dice que se hizo la recarga misma, y no solo el pago?",
    },
    meanwhile: {
      pt: "Com o pagamento em `CON`, diga ao comprador que a recarga está a caminho, e trate uma reclamação pelo suporte.",
      en: "With the payment in `CON`, tell the buyer that the top-up is on its way, and take a complaint to support.",
      es: "Con el pago en `CON`, dígale al comprador que la recarga está en camino, y lleve un reclamo a soporte.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/roteamento-fepashub",
    field: "`authorization_terminal`",
    question: {
      pt: "Que membros `authorization_terminal` tem, e quando `original_authorization_number` e `authorizer_mac` são obrigatórios?",
      en: "Which members does `authorization_terminal` have, and when are `original_authorization_number` and `authorizer_mac` required?",
      es: "¿Qué miembros tiene `authorization_terminal`, y cuándo son obligatorios `original_authorization_number` y `authorizer_mac`?",
    },
    meanwhile: {
      pt: "Envie os dois últimos só no reenvio de um pagamento negado, e teste o reenvio com o suporte antes da produção.",
      en: "Send the last two only when you resubmit a declined payment, and test resubmission with support before production.",
      es: "Envíe los dos últimos solo al reenviar un pago rechazado, y pruebe el reenvío con soporte antes de producción.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/roteamento-fepashub",
    field: { pt: "logon e carga de tabelas", en: "logon and table load", es: "logon y carga de tablas" },
    question: {
      pt: "Que endereço, campos e resposta têm o logon e a carga de tabelas, e quais são os códigos de roteamento?",
      en: "Which address, fields and response do logon and table load have, and which routing codes are there?",
      es: "¿Qué dirección, campos y respuesta tienen el logon y la carga de tablas, y cuáles son los códigos de enrutamiento?",
    },
    meanwhile: {
      pt: "Peça a descrição das duas chamadas ao suporte e omita `acquirer_id`: vale o cadastro da loja.",
      en: "Ask support for the description of both calls, and leave out `acquirer_id`: the setting of the store holds.",
      es: "Pida a soporte la descripción de las dos llamadas y omita `acquirer_id`: vale el registro del comercio.",
    },
    owner: "documentation",
  },
];
