import type { CodeEntry } from "../schema.ts";

/** What `IniciaFuncaoSiTefInterativo` starts. */
export const functionCodes: readonly CodeEntry[] = [
  {
    code: "0",
    name: {
      pt: "Pagamento genérico com menu",
      en: "Generic payment with menu",
      es: "Pago genérico con menú",
    },
    action: {
      pt: "O operador escolhe a forma de pagamento nos menus. Use quando a automação não sabe de antemão como o cliente vai pagar.",
      en: "The operator picks the payment method in the menus. Use it when your software does not know beforehand how the customer will pay.",
      es: "El operador elige la forma de pago en los menús. Úsela cuando la automatización no sabe de antemano cómo pagará el cliente.",
    },
  },
  {
    code: "1",
    name: { pt: "Cheque", en: "Cheque", es: "Cheque" },
    action: {
      pt: "Inclua os dados do cheque na coleta; a resposta diz se a loja deve aceitá-lo.",
      en: "Supply the cheque data during the collection; the answer says whether the store should accept it.",
      es: "Informe los datos del cheque en la recolección; la respuesta dice si la tienda debe aceptarlo.",
    },
  },
  {
    code: "2",
    name: { pt: "Débito", en: "Debit", es: "Débito" },
    action: {
      pt: "Vai direto ao débito e pede a senha no pinpad.",
      en: "Goes straight to debit and asks for the PIN on the pinpad.",
      es: "Va directo al débito y pide el PIN en el pinpad.",
    },
  },
  {
    code: "3",
    name: { pt: "Crédito", en: "Credit", es: "Crédito" },
    action: {
      pt: "Vai direto ao crédito; o parcelamento é perguntado se não vier restrito.",
      en: "Goes straight to credit; instalments are asked for unless they are restricted.",
      es: "Va directo al crédito; las cuotas se preguntan si no vienen restringidas.",
    },
  },
  { code: "4", name: { pt: "Fininvest", en: "Fininvest card", es: "Fininvest" } },
  { code: "5", name: { pt: "Cartão benefício", en: "Benefit card", es: "Tarjeta beneficio" } },
  { code: "6", name: { pt: "Crédito centralizado", en: "Centralized credit", es: "Crédito centralizado" } },
  { code: "7", name: { pt: "Cartão combustível", en: "Fuel card", es: "Tarjeta combustible" } },
  {
    code: "8",
    name: { pt: "Parcele Mais Redecard", en: "Parcele Mais Redecard", es: "Parcele Mais Redecard" },
  },
  {
    code: "10",
    name: { pt: "Benefício refeição Wappa", en: "Wappa meal benefit", es: "Beneficio comida Wappa" },
  },
  {
    code: "11",
    name: { pt: "Benefício alimentação Wappa", en: "Wappa food benefit", es: "Beneficio alimentación Wappa" },
  },
  { code: "12", name: { pt: "Cartão Infocard", en: "Infocard card", es: "Tarjeta Infocard" } },
  { code: "13", name: { pt: "PayPass", en: "PayPass", es: "PayPass" } },
  { code: "15", name: { pt: "Venda com cartão gift", en: "Gift card sale", es: "Venta con tarjeta gift" } },
  {
    code: "16",
    name: { pt: "Débito para pagar carnê", en: "Debit to pay booklet", es: "Débito para pagar carné" },
  },
  {
    code: "17",
    name: { pt: "Crédito para pagar carnê", en: "Credit to pay booklet", es: "Crédito para pagar carné" },
  },
  {
    code: "28",
    name: {
      pt: "Venda cartão Qualidade (ICI Card)",
      en: "Qualidade (ICI Card) sale",
      es: "Venta tarjeta Qualidade (ICI Card)",
    },
  },
  {
    code: "100",
    name: {
      pt: "Telemarketing (crédito digitado)",
      en: "Telemarketing (typed credit card)",
      es: "Telemarketing (crédito digitado)",
    },
    action: {
      pt: "Começa a coleta no ponto em que o cartão de crédito é digitado.",
      en: "Starts collecting at the point where the credit card is typed.",
      es: "Empieza la recolección en el punto en que se digita la tarjeta de crédito.",
    },
  },
  {
    code: "101",
    name: {
      pt: "Cancelamento de venda Qualidade",
      en: "Qualidade sale cancellation",
      es: "Cancelación de venta Qualidade",
    },
  },
  {
    code: "110",
    name: { pt: "Menu gerencial", en: "Management menu", es: "Menú gerencial" },
    action: {
      pt: "Abre o menu de funções administrativas, como reimpressão, cancelamento e fechamento.",
      en: "Opens the menu of administrative functions, such as reprint, cancellation and closing.",
      es: "Abre el menú de funciones administrativas, como reimpresión, cancelación y cierre.",
    },
  },
  {
    code: "111",
    name: { pt: "Teste de comunicação", en: "Communication test", es: "Prueba de comunicación" },
    action: {
      pt: "Use no diagnóstico: confirma que o terminal alcança o SiTef sem fazer venda.",
      en: "Use it to diagnose: it confirms that the terminal reaches SiTef without making a sale.",
      es: "Úsela en el diagnóstico: confirma que la terminal alcanza SiTef sin hacer una venta.",
    },
  },
  { code: "112", name: { pt: "Menu de reimpressão", en: "Reprint menu", es: "Menú de reimpresión" } },
  {
    code: "113",
    name: {
      pt: "Reimpressão de comprovante específico",
      en: "Reprint of a specific receipt",
      es: "Reimpresión de comprobante específico",
    },
  },
  {
    code: "114",
    name: {
      pt: "Reimpressão do último comprovante",
      en: "Reprint of the last receipt",
      es: "Reimpresión del último comprobante",
    },
    action: {
      pt: "Reimprime sem perguntar nada. Ofereça quando a impressora falhou no meio do comprovante.",
      en: "Reprints without asking anything. Offer it when the printer failed in the middle of a receipt.",
      es: "Reimprime sin preguntar nada. Ofrézcala cuando la impresora falló en medio del comprobante.",
    },
  },
  {
    code: "115",
    name: { pt: "Pré-autorização", en: "Pre-authorization", es: "Preautorización" },
    action: {
      pt: "Reserva o valor no cartão; a cobrança vem com a função 116.",
      en: "Reserves the amount on the card; function 116 charges it.",
      es: "Reserva el importe en la tarjeta; el cobro viene con la función 116.",
    },
  },
  {
    code: "116",
    name: {
      pt: "Captura de pré-autorização",
      en: "Pre-authorization capture",
      es: "Captura de preautorización",
    },
    action: {
      pt: "Cobra o valor reservado, total ou menor, dentro da validade da pré-autorização.",
      en: "Charges the reserved amount, whole or lower, while the pre-authorization is valid.",
      es: "Cobra el importe reservado, total o menor, dentro de la vigencia de la preautorización.",
    },
  },
  {
    code: "117",
    name: {
      pt: "Ajuste de pré-autorização",
      en: "Pre-authorization adjustment",
      es: "Ajuste de preautorización",
    },
    action: {
      pt: "Muda o valor reservado sem desfazer a reserva.",
      en: "Changes the reserved amount without undoing the reservation.",
      es: "Cambia el importe reservado sin deshacer la reserva.",
    },
  },
  {
    code: "118",
    name: {
      pt: "Consulta de pré-autorização",
      en: "Pre-authorization query",
      es: "Consulta de preautorización",
    },
  },
  {
    code: "121",
    name: { pt: "Envio de trace ao SiTef", en: "Send trace files to SiTef", es: "Envío de trace a SiTef" },
    action: {
      pt: "Exige trace rotativo ligado e NServices no servidor. Se a comunicação cair, repita: o envio continua de onde parou.",
      en: "Needs rotating trace to be on and NServices on the server. If communication drops, repeat it: sending goes on where it stopped.",
      es: "Exige trace rotativo activado y NServices en el servidor. Si se corta la comunicación, repítala: el envío continúa donde quedó.",
    },
  },
  {
    code: "122",
    name: { pt: "Carteiras digitais", en: "Digital wallets", es: "Billeteras digitales" },
    action: {
      pt: "Mostra o QR Code da carteira escolhida. Com a restrição de menus, vai direto ao Pix.",
      en: "Shows the QR Code of the wallet chosen. With menu restrictions it goes straight to Pix.",
      es: "Muestra el código QR de la billetera elegida. Con la restricción de menús va directo a Pix.",
    },
  },
  {
    code: "123",
    name: {
      pt: "Cancelamento por carteira digital",
      en: "Digital wallet cancellation",
      es: "Cancelación con billetera digital",
    },
    action: {
      pt: "Forma direta: começa sem passar pelos menus.",
      en: "Direct form: starts without going through the menus.",
      es: "Forma directa: empieza sin pasar por los menús.",
    },
  },
  {
    code: "124",
    name: {
      pt: "Saque por carteira digital",
      en: "Digital wallet withdrawal",
      es: "Retiro con billetera digital",
    },
    action: {
      pt: "Forma direta: começa sem passar pelos menus.",
      en: "Direct form: starts without going through the menus.",
      es: "Forma directa: empieza sin pasar por los menús.",
    },
  },
  {
    code: "125",
    name: {
      pt: "Recarga de carteira digital",
      en: "Digital wallet top-up",
      es: "Recarga de billetera digital",
    },
  },
  {
    code: "126",
    name: {
      pt: "Cancelamento de recarga de carteira digital",
      en: "Digital wallet top-up cancellation",
      es: "Cancelación de recarga de billetera digital",
    },
  },
  {
    code: "127",
    name: {
      pt: "Consulta de saldo da carteira digital",
      en: "Digital wallet balance query",
      es: "Consulta de saldo de la billetera digital",
    },
    action: {
      pt: "Forma direta: começa sem passar pelos menus.",
      en: "Direct form: starts without going through the menus.",
      es: "Forma directa: empieza sin pasar por los menús.",
    },
  },
  {
    code: "129",
    name: {
      pt: "Cancelamento do saque por carteira digital",
      en: "Digital wallet withdrawal cancellation",
      es: "Cancelación del retiro con billetera digital",
    },
    action: {
      pt: "Forma direta: começa sem passar pelos menus.",
      en: "Direct form: starts without going through the menus.",
      es: "Forma directa: empieza sin pasar por los menús.",
    },
  },
  {
    code: "130",
    name: {
      pt: "Consulta de pendências do terminal",
      en: "Terminal pending transactions query",
      es: "Consulta de pendientes de la terminal",
    },
    action: {
      pt: "Ignora os parâmetros do documento fiscal e devolve os campos 210, 160, 161, 163, 164, 211 e 1319. Rode ao abrir o caixa.",
      en: "Ignores the fiscal document parameters and returns fields 210, 160, 161, 163, 164, 211 and 1319. Run it when the register opens.",
      es: "Ignora los parámetros del documento fiscal y devuelve los campos 210, 160, 161, 163, 164, 211 y 1319. Ejecútela al abrir la caja.",
    },
  },
  {
    code: "131",
    name: {
      pt: "Consulta de pendências de um documento fiscal",
      en: "Pending transactions of a fiscal document",
      es: "Consulta de pendientes de un documento fiscal",
    },
    action: {
      pt: "Devolve os mesmos campos da função 130, apenas do documento fiscal informado.",
      en: "Returns the fields of function 130 for the given fiscal document only.",
      es: "Devuelve los mismos campos de la función 130, solo del documento fiscal informado.",
    },
  },
  { code: "150", name: { pt: "Consulta de bônus", en: "Bonus query", es: "Consulta de bonus" } },
  {
    code: "151",
    name: {
      pt: "Saldo de cartão presente",
      en: "Gift card balance (presente)",
      es: "Saldo de tarjeta regalo",
    },
  },
  { code: "152", name: { pt: "Saldo de cartão gift", en: "Gift card balance", es: "Saldo de tarjeta gift" } },
  { code: "160", name: { pt: "Consultas EMS", en: "EMS card queries", es: "Consultas EMS" } },
  { code: "161", name: { pt: "Vendas EMS", en: "EMS card sales", es: "Ventas EMS" } },
  {
    code: "200",
    name: { pt: "Cancelamento normal", en: "Standard cancellation", es: "Cancelación normal" },
    action: {
      pt: "Vai direto ao cancelamento de uma venda de débito ou crédito feita com cartão presente.",
      en: "Goes straight to cancelling a debit or credit sale made with the card present.",
      es: "Va directo a cancelar una venta de débito o crédito hecha con tarjeta presente.",
    },
  },
  {
    code: "201",
    name: {
      pt: "Cancelamento telemarketing",
      en: "Telemarketing cancellation",
      es: "Cancelación telemarketing",
    },
    action: {
      pt: "Como a 200, para crédito digitado.",
      en: "Like 200, for typed credit.",
      es: "Como la 200, para crédito digitado.",
    },
  },
  {
    code: "202",
    name: {
      pt: "Cancelamento de pré-autorização",
      en: "Pre-authorization cancellation",
      es: "Cancelación de preautorización",
    },
  },
  {
    code: "203",
    name: {
      pt: "Cancelamento de captura de pré-autorização",
      en: "Pre-authorization capture cancellation",
      es: "Cancelación de captura de preautorización",
    },
  },
  {
    code: "210",
    name: { pt: "Cancelamento de crédito", en: "Credit sale cancellation", es: "Cancelación de crédito" },
  },
  {
    code: "211",
    name: { pt: "Cancelamento de débito", en: "Debit sale cancellation", es: "Cancelación de débito" },
  },
  {
    code: "212",
    name: {
      pt: "Cancelamento de combustível",
      en: "Fuel card sale cancellation",
      es: "Cancelación de combustible",
    },
  },
  {
    code: "213",
    name: { pt: "Cancelamento de gift", en: "Gift card sale cancellation", es: "Cancelación de gift" },
  },
  {
    code: "250",
    name: {
      pt: "Cancelamento de consulta de bônus",
      en: "Bonus query cancellation",
      es: "Cancelación de consulta de bonus",
    },
  },
  {
    code: "251",
    name: {
      pt: "Cancelamento de recarga de cartão presente",
      en: "Gift (presente) top-up cancellation",
      es: "Cancelación de recarga de tarjeta regalo",
    },
  },
  {
    code: "253",
    name: {
      pt: "Cancelamento de acúmulo de pontos",
      en: "Points accrual cancellation",
      es: "Cancelación de acumulación de puntos",
    },
  },
  {
    code: "254",
    name: { pt: "Resgate de pontos bônus", en: "Bonus points redemption", es: "Canje de puntos bonus" },
  },
  {
    code: "255",
    name: {
      pt: "Cancelamento de resgate de pontos bônus",
      en: "Bonus redemption cancellation",
      es: "Cancelación de canje de puntos bonus",
    },
  },
  {
    code: "256",
    name: { pt: "Acúmulo de pontos bônus", en: "Bonus points accrual", es: "Acumulación de puntos bonus" },
  },
  {
    code: "257",
    name: {
      pt: "Cancelamento de recarga gift",
      en: "Gift top-up cancellation",
      es: "Cancelación de recarga gift",
    },
  },
  { code: "264", name: { pt: "Recarga gift", en: "Gift top-up", es: "Recarga gift" } },
  {
    code: "265",
    name: {
      pt: "Ativação gift com pagamento vinculado",
      en: "Gift activation with linked payment",
      es: "Activación gift con pago vinculado",
    },
  },
  { code: "266", name: { pt: "Consulta gift", en: "Gift query", es: "Consulta gift" } },
  {
    code: "267",
    name: {
      pt: "Ativação gift sem pagamento",
      en: "Gift activation without payment",
      es: "Activación gift sin pago",
    },
  },
  {
    code: "268",
    name: {
      pt: "Ativação gift com pagamento",
      en: "Gift activation with payment",
      es: "Activación gift con pago",
    },
  },
  {
    code: "269",
    name: {
      pt: "Ativação gift desvinculada",
      en: "Unlinked gift activation",
      es: "Activación gift desvinculada",
    },
  },
  {
    code: "310",
    name: {
      pt: "Correspondente bancário (pagar contas)",
      en: "Banking correspondent (bill payment)",
      es: "Corresponsal bancario (pago de cuentas)",
    },
  },
  {
    code: "311",
    name: {
      pt: "Pagamento de contas com saque",
      en: "Bill payment with withdrawal",
      es: "Pago de cuentas con retiro",
    },
  },
  {
    code: "312",
    name: {
      pt: "Consulta para pagamento desvinculado",
      en: "Query for unlinked payment",
      es: "Consulta para pago desvinculado",
    },
  },
  {
    code: "313",
    name: {
      pt: "Pagamento desvinculado genérico",
      en: "Generic unlinked payment",
      es: "Pago desvinculado genérico",
    },
  },
  {
    code: "314",
    name: {
      pt: "Recarga pré-pago Corban SE com saque",
      en: "Corban SE top-up with withdrawal",
      es: "Recarga prepago Corban SE con retiro",
    },
  },
  { code: "315", name: { pt: "Saque para pagamento", en: "Withdrawal for payment", es: "Retiro para pago" } },
  {
    code: "316",
    name: {
      pt: "Cancelamento de pagamento desvinculado",
      en: "Unlinked payment cancellation",
      es: "Cancelación de pago desvinculado",
    },
  },
  {
    code: "317",
    name: {
      pt: "Limites do correspondente bancário",
      en: "Banking correspondent limits",
      es: "Límites del corresponsal bancario",
    },
  },
  {
    code: "318",
    name: { pt: "Recarga pré-pago Bradesco", en: "Bradesco top-up", es: "Recarga prepago Bradesco" },
  },
  {
    code: "319",
    name: {
      pt: "Recarga Bradesco desvinculada",
      en: "Bradesco unlinked top-up",
      es: "Recarga Bradesco desvinculada",
    },
  },
  {
    code: "320",
    name: { pt: "Recarga pré-pago Corban SE", en: "Corban SE top-up", es: "Recarga prepago Corban SE" },
  },
  {
    code: "321",
    name: {
      pt: "Recarga Corban SE desvinculada",
      en: "Corban SE unlinked top-up",
      es: "Recarga Corban SE desvinculada",
    },
  },
  {
    code: "322",
    name: { pt: "Depósito identificado", en: "Identified deposit", es: "Depósito identificado" },
  },
  {
    code: "323",
    name: { pt: "Transferência entre contas", en: "Account transfer", es: "Transferencia entre cuentas" },
  },
  { code: "324", name: { pt: "Pague Fácil", en: "Pague Fácil", es: "Pague Fácil" } },
  {
    code: "325",
    name: {
      pt: "Revalidação de senha INSS",
      en: "INSS password revalidation",
      es: "Revalidación de contraseña INSS",
    },
  },
  {
    code: "350",
    name: {
      pt: "Venda de produto sem valor",
      en: "Product sale without amount",
      es: "Venta de producto sin importe",
    },
  },
  {
    code: "351",
    name: {
      pt: "Cancelamento de produto sem valor",
      en: "Cancellation of product without amount",
      es: "Cancelación de producto sin importe",
    },
  },
  { code: "400", name: { pt: "Vale-gás", en: "Gas voucher", es: "Vale gas" } },
  {
    code: "401",
    name: { pt: "Validação de vale-gás", en: "Gas voucher validation", es: "Validación de vale gas" },
  },
  { code: "410", name: { pt: "Troco surpresa", en: "Surprise change", es: "Vuelto sorpresa" } },
  { code: "422", name: { pt: "Adesão de seguro", en: "Insurance enrolment", es: "Adhesión de seguro" } },
  {
    code: "423",
    name: { pt: "LePinblock (interativo)", en: "LePinblock (interactive)", es: "LePinblock (interactivo)" },
    action: {
      pt: "Usa os campos 153, 512, 2606, 2607 e 2609. Veja a interface simplificada com leitura de PIN-block.",
      en: "Uses fields 153, 512, 2606, 2607 and 2609. See the simplified interface with PIN-block reading.",
      es: "Usa los campos 153, 512, 2606, 2607 y 2609. Vea la interfaz simplificada con lectura de PIN-block.",
    },
  },
  {
    code: "424",
    name: { pt: "ObtemMKSE (interativo)", en: "ObtemMKSE (interactive)", es: "ObtemMKSE (interactivo)" },
    action: {
      pt: "Informa quais chaves mestras estão instaladas no pinpad.",
      en: "Tells which master keys are installed on the pinpad.",
      es: "Informa qué claves maestras están instaladas en el pinpad.",
    },
  },
  {
    code: "430",
    name: { pt: "Leitura segura de cartão", en: "Secure card read", es: "Lectura segura de tarjeta" },
    action: {
      pt: "Alternativa a LeCartaoSeguro própria para celulares: a mensagem é pedida pelo comando 29 no campo 2601, e a semente no 2602.",
      en: "Alternative to LeCartaoSeguro fit for phones: command 29 asks for the message in field 2601 and for the seed in 2602.",
      es: "Alternativa a LeCartaoSeguro apta para celulares: el comando 29 pide el mensaje en el campo 2601 y la semilla en el 2602.",
    },
  },
  {
    code: "431",
    name: { pt: "Leitura de trilha ou chip", en: "Track or chip read", es: "Lectura de pista o chip" },
    action: {
      pt: "Alternativa a LeTrilhaChipInterativoEx: o modo, 2 para débito ou 3 para crédito, é pedido no campo 2603.",
      en: "Alternative to LeTrilhaChipInterativoEx: field 2603 asks for the mode, 2 for debit or 3 for credit.",
      es: "Alternativa a LeTrilhaChipInterativoEx: el modo, 2 para débito o 3 para crédito, se pide en el campo 2603.",
    },
  },
  {
    code: "500",
    name: { pt: "Consulta detalhada ACSP", en: "ACSP detailed query", es: "Consulta detallada ACSP" },
  },
  {
    code: "501",
    name: { pt: "Consulta detalhada Serasa", en: "Serasa detailed query", es: "Consulta detallada Serasa" },
  },
  { code: "600", name: { pt: "Consulta de saldo", en: "Balance query", es: "Consulta de saldo" } },
  {
    code: "601",
    name: { pt: "Saldo de cartão de débito", en: "Debit card balance", es: "Saldo de tarjeta de débito" },
  },
  {
    code: "602",
    name: { pt: "Saldo de cartão de crédito", en: "Credit card balance", es: "Saldo de tarjeta de crédito" },
  },
  {
    code: "657",
    name: {
      pt: "Saque crédito transferência",
      en: "Credit transfer withdrawal",
      es: "Retiro crédito transferencia",
    },
  },
  { code: "658", name: { pt: "Saque crédito", en: "Credit withdrawal", es: "Retiro crédito" } },
  { code: "660", name: { pt: "Menu de saque IBI", en: "IBI withdrawal menu", es: "Menú de retiro IBI" } },
  {
    code: "661",
    name: { pt: "Consulta de saque IBI", en: "IBI withdrawal query", es: "Consulta de retiro IBI" },
  },
  { code: "662", name: { pt: "Saque IBI", en: "IBI withdrawal", es: "Retiro IBI" } },
  { code: "663", name: { pt: "Saque GetNet", en: "GetNet withdrawal", es: "Retiro GetNet" } },
  {
    code: "664",
    name: {
      pt: "Cancelamento de saque GetNet",
      en: "GetNet withdrawal cancellation",
      es: "Cancelación de retiro GetNet",
    },
  },
  { code: "665", name: { pt: "Resgate de pontos", en: "Points redemption", es: "Canje de puntos" } },
  { code: "667", name: { pt: "Emissão de pontos", en: "Points issue", es: "Emisión de puntos" } },
  {
    code: "668",
    name: {
      pt: "Cancelamento de emissão de pontos",
      en: "Points issue cancellation",
      es: "Cancelación de emisión de puntos",
    },
  },
  { code: "669", name: { pt: "Carga de pré-pago", en: "Prepaid load", es: "Carga de prepago" } },
  {
    code: "670",
    name: {
      pt: "Cancelamento de carga de pré-pago",
      en: "Prepaid load cancellation",
      es: "Cancelación de carga de prepago",
    },
  },
  {
    code: "671",
    name: { pt: "Consulta e saque IBI", en: "IBI query plus withdrawal", es: "Consulta y retiro IBI" },
  },
  {
    code: "672",
    name: {
      pt: "Cancelamento de saque IBI",
      en: "IBI withdrawal cancellation",
      es: "Cancelación de retiro IBI",
    },
  },
  { code: "680", name: { pt: "Saldo de pré-pago", en: "Prepaid balance", es: "Saldo de prepago" } },
  { code: "698", name: { pt: "Saque débito", en: "Debit withdrawal", es: "Retiro débito" } },
  {
    code: "699",
    name: {
      pt: "Registro de terminal (TLS)",
      en: "Terminal registration (TLS)",
      es: "Registro de terminal (TLS)",
    },
    action: {
      pt: "Rode uma vez em cada terminal, antes da primeira venda com TLS.",
      en: "Run it once on each terminal, before the first sale over TLS.",
      es: "Ejecútela una vez en cada terminal, antes de la primera venta con TLS.",
    },
  },
  { code: "700", name: { pt: "Venda Oi Paggo", en: "Oi Paggo sale", es: "Venta Oi Paggo" } },
  {
    code: "701",
    name: { pt: "Cancelamento Oi Paggo", en: "Oi Paggo cancellation", es: "Cancelación Oi Paggo" },
  },
  { code: "702", name: { pt: "Pagamento de contas", en: "Bill payment", es: "Pago de cuentas" } },
  {
    code: "703",
    name: {
      pt: "Cancelamento de cartão benefício",
      en: "Benefit card payment cancellation",
      es: "Cancelación de tarjeta beneficio",
    },
  },
  { code: "705", name: { pt: "Pagamento de fatura", en: "Invoice payment", es: "Pago de factura" } },
  {
    code: "740",
    name: {
      pt: "Parcelas do crédito administradora",
      en: "Issuer credit instalments query",
      es: "Cuotas del crédito administradora",
    },
    action: {
      pt: "Consulta o valor das parcelas com juros antes de vender.",
      en: "Queries the amounts of instalments with interest before selling.",
      es: "Consulta el importe de las cuotas con intereses antes de vender.",
    },
  },
  {
    code: "762",
    name: {
      pt: "Leitura de campo aberto no pinpad (forma antiga)",
      en: "Open-field reading on the pinpad (old way)",
      es: "Lectura de campo abierto en el pinpad (forma antigua)",
    },
    action: {
      pt: "Existe desde a 4.0.114.10. Em projetos novos, prefira a 789.",
      en: "Available since 4.0.114.10. In new projects prefer 789.",
      es: "Existe desde la 4.0.114.10. En proyectos nuevos prefiera la 789.",
    },
  },
  {
    code: "770",
    name: { pt: "Carga de tabelas no pinpad", en: "Pinpad table load", es: "Carga de tablas en el pinpad" },
    action: {
      pt: "Carrega só se o pinpad estiver desatualizado; rode ao abrir o caixa para não atrasar a primeira venda.",
      en: "Loads only if the pinpad is out of date; run it when the register opens so that the first sale is not delayed.",
      es: "Carga solo si el pinpad está desactualizado; ejecútela al abrir la caja para no demorar la primera venta.",
    },
  },
  {
    code: "771",
    name: {
      pt: "Carga forçada de tabelas (local)",
      en: "Forced table load (local)",
      es: "Carga forzada de tablas (local)",
    },
    action: {
      pt: "Força a carga a partir das tabelas guardadas localmente.",
      en: "Forces the load from the tables stored locally.",
      es: "Fuerza la carga desde las tablas guardadas localmente.",
    },
  },
  {
    code: "772",
    name: {
      pt: "Carga forçada de tabelas (SiTef)",
      en: "Forced table load (SiTef)",
      es: "Carga forzada de tablas (SiTef)",
    },
    action: {
      pt: "Apaga os dados locais, baixa do SiTef uma cópia nova e carrega o pinpad. Demora: faça fora do horário de venda.",
      en: "Erases the local data, downloads a new copy from SiTef and loads the pinpad. It takes long: do it outside sales hours.",
      es: "Borra los datos locales, descarga de SiTef una copia nueva y carga el pinpad. Demora: hágalo fuera del horario de venta.",
    },
  },
  {
    code: "775",
    name: { pt: "Informações do pinpad", en: "Pinpad information", es: "Información del pinpad" },
    action: {
      pt: "Devolve os campos 2450 a 2455, com modelo, versões e número de série.",
      en: "Returns fields 2450 to 2455, with model, versions and serial number.",
      es: "Devuelve los campos 2450 a 2455, con modelo, versiones y número de serie.",
    },
  },
  {
    code: "789",
    name: {
      pt: "Leitura de campo aberto no pinpad (forma nova)",
      en: "Open-field reading on the pinpad (new way)",
      es: "Lectura de campo abierto en el pinpad (forma nueva)",
    },
    action: {
      pt: "Existe desde a 7.0.115.34.rc15. Os dados são pedidos pelo comando 29.",
      en: "Available since 7.0.115.34.rc15. Command 29 asks for the data.",
      es: "Existe desde la 7.0.115.34.rc15. Los datos se piden con el comando 29.",
    },
  },
  {
    code: "790",
    name: {
      pt: "Leitura de senha aberta sem biblioteca complementar",
      en: "Open password reading without the extra library",
      es: "Lectura de contraseña abierta sin biblioteca complementaria",
    },
    action: {
      pt: "Existe desde a 5.0.114.41. Dispensa a biblioteca complementar.",
      en: "Available since 5.0.114.41. It needs no extra library.",
      es: "Existe desde la 5.0.114.41. No requiere la biblioteca complementaria.",
    },
  },
  {
    code: "899",
    name: {
      pt: "Recarga de cartão de crédito",
      en: "Credit card top-up",
      es: "Recarga de tarjeta de crédito",
    },
  },
  {
    code: "900",
    name: {
      pt: "Cancelamento de recarga de crédito",
      en: "Credit card top-up cancellation",
      es: "Cancelación de recarga de crédito",
    },
  },
  {
    code: "913",
    name: {
      pt: "Alteração de pré-autorização",
      en: "Pre-authorization change",
      es: "Modificación de preautorización",
    },
  },
  {
    code: "928",
    name: {
      pt: "Cancelamento de débito para carnê (rede forçada)",
      en: "Booklet debit cancellation (forced network)",
      es: "Cancelación de débito para carné (red forzada)",
    },
  },
  {
    code: "943",
    name: {
      pt: "Fatura sem fatura, vinculado",
      en: "Invoice payment without invoice, linked",
      es: "Factura sin factura, vinculado",
    },
  },
  {
    code: "944",
    name: {
      pt: "Fatura sem fatura, desvinculado",
      en: "Invoice payment without invoice, unlinked",
      es: "Factura sin factura, desvinculado",
    },
  },
  {
    code: "999",
    name: { pt: "Fechamento", en: "Closing", es: "Cierre" },
    action: {
      pt: "Encerra o movimento do dia no terminal.",
      en: "Closes the terminal's business day.",
      es: "Cierra el movimiento del día en la terminal.",
    },
  },
  { code: "1000", name: { pt: "Voucher papel", en: "Paper voucher", es: "Voucher papel" } },
];
