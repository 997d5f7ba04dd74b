import { codeTable, columns } from "../code-table.ts";
import { type CodeEntry, codeEntry } from "../schema.ts";

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
      es: "El operador elige la forma de pago en los menús. Úsela cuando el sistema de caja no sabe de antemano cómo pagará el cliente.",
    },
  },
  {
    code: "1",
    name: { pt: "Cheque", en: "Check", es: "Cheque" },
    action: {
      pt: "Inclua os dados do cheque na coleta; a resposta diz se a loja deve aceitá-lo.",
      en: "Supply the check data during the collection; the answer says whether the store should accept it.",
      es: "Indique los datos del cheque en la captura; la respuesta dice si el comercio debe aceptarlo.",
    },
  },
  {
    code: "2",
    name: { pt: "Débito", en: "Debit", es: "Débito" },
    action: {
      pt: "Vai direto à venda com cartão de débito.",
      en: "Goes straight to a debit card sale.",
      es: "Va directo a la venta con tarjeta de débito.",
    },
  },
  {
    code: "3",
    name: { pt: "Crédito", en: "Credit", es: "Crédito" },
    action: {
      pt: "Vai direto à venda com cartão de crédito.",
      en: "Goes straight to a credit card sale.",
      es: "Va directo a la venta con tarjeta de crédito.",
    },
  },
  {
    code: "4",
    name: { pt: "Fininvest", en: "Fininvest card", es: "Fininvest" },
    action: {
      pt: "Venda com cartão Fininvest.",
      en: "Sale on a Fininvest card.",
      es: "Venta con tarjeta Fininvest.",
    },
  },
  {
    code: "5",
    name: { pt: "Cartão benefício", en: "Benefit card", es: "Tarjeta beneficio" },
    action: {
      pt: "Venda com cartão benefício; cancele com a 703.",
      en: "Sale on a benefit card; cancel it with 703.",
      es: "Venta con tarjeta de beneficio; cancele con la 703.",
    },
  },
  { code: "6", name: { pt: "Crédito centralizado", en: "Centralized credit", es: "Crédito centralizado" } },
  {
    code: "7",
    name: { pt: "Cartão combustível", en: "Fuel card", es: "Tarjeta combustible" },
    action: {
      pt: "Venda com cartão combustível. Os produtos são capturados pelo campo 1115 ou um a um; cancele com a 212.",
      en: "Fuel card sale. The products are captured with field 1115 or one by one; cancel it with 212.",
      es: "Venta con tarjeta de combustible. Los productos se capturan con el campo 1115 o uno a uno; cancele con la 212.",
    },
  },
  {
    code: "8",
    name: { pt: "Parcele Mais Redecard", en: "Parcele Mais Redecard", es: "Parcele Mais Redecard" },
    action: {
      pt: "Crédito parcelado ao consumidor, da Redecard.",
      en: "Redecard's consumer credit in installments.",
      es: "Crédito al consumo en cuotas, de Redecard.",
    },
  },
  {
    code: "10",
    name: { pt: "Benefício refeição Wappa", en: "Wappa meal benefit", es: "Beneficio comida Wappa" },
    action: { pt: "Só para a rede Wappa.", en: "Only for the Wappa network.", es: "Solo para la red Wappa." },
  },
  {
    code: "11",
    name: { pt: "Benefício alimentação Wappa", en: "Wappa food benefit", es: "Beneficio alimentación Wappa" },
    action: { pt: "Só para a rede Wappa.", en: "Only for the Wappa network.", es: "Solo para la red Wappa." },
  },
  {
    code: "12",
    name: { pt: "Cartão Infocard", en: "Infocard card", es: "Tarjeta Infocard" },
    action: {
      pt: "Venda com cartão Infocard.",
      en: "Sale on an Infocard card.",
      es: "Venta con tarjeta Infocard.",
    },
  },
  { code: "13", name: { pt: "PayPass", en: "PayPass", es: "PayPass" } },
  {
    code: "15",
    name: { pt: "Venda com cartão gift", en: "Gift card sale", es: "Venta con tarjeta gift" },
    action: {
      pt: "Cartão gift como meio de pagamento, desde a 4.0.102.7.r1; cancele com a 213.",
      en: "Gift card as means of payment, since 4.0.102.7.r1; cancel it with 213.",
      es: "Tarjeta gift como medio de pago, desde la 4.0.102.7.r1; cancele con la 213.",
    },
  },
  {
    code: "16",
    name: { pt: "Débito para pagar carnê", en: "Debit to pay booklet", es: "Débito para pagar carné" },
    action: {
      pt: "Débito que paga um carnê da loja; o campo 2361 o confirma.",
      en: "Debit that pays a store booklet; field 2361 confirms it.",
      es: "Débito que paga una libreta del comercio; el campo 2361 lo confirma.",
    },
  },
  {
    code: "17",
    name: { pt: "Crédito para pagar carnê", en: "Credit to pay booklet", es: "Crédito para pagar carné" },
    action: {
      pt: "Crédito que paga um carnê da loja, desde 2019; o campo 2363 o confirma.",
      en: "Credit that pays a store booklet, since 2019; field 2363 confirms it.",
      es: "Crédito que paga una libreta del comercio, desde 2019; el campo 2363 lo confirma.",
    },
  },
  {
    code: "19",
    name: { pt: "Função 19", en: "Function 19", es: "Función 19" },
    action: {
      pt: "Usa o campo 2321. Pergunte ao suporte antes de usá-la.",
      en: "It uses field 2321. Ask support before you use it.",
      es: "Usa el campo 2321. Pregunte a soporte antes de usarla.",
    },
  },
  {
    code: "28",
    name: {
      pt: "Venda cartão Qualidade (ICI Card)",
      en: "Qualidade (ICI Card) sale",
      es: "Venta tarjeta Qualidade (ICI Card)",
    },
    action: {
      pt: "Venda direta, desde a 7.0.117.41.r3; cancele com a 101.",
      en: "Direct sale, since 7.0.117.41.r3; cancel it with 101.",
      es: "Venta directa, desde la 7.0.117.41.r3; cancele con la 101.",
    },
  },
  {
    code: "29",
    name: {
      pt: "Função 29 (leitura de cartão)",
      en: "Function 29 (card read)",
      es: "Función 29 (lectura de tarjeta)",
    },
    action: {
      pt: "Usa o evento 5059 e o campo 2321. Pergunte ao suporte antes de usá-la.",
      en: "It uses event 5059 and field 2321. Ask support before you use it.",
      es: "Usa el evento 5059 y el campo 2321. Pregunte a soporte antes de usarla.",
    },
  },
  {
    code: "100",
    name: {
      pt: "Telemarketing (crédito digitado)",
      en: "Telemarketing (typed credit card)",
      es: "Telemarketing (tarjeta de crédito ingresada a mano)",
    },
    action: {
      pt: "Começa a coleta no ponto em que o cartão de crédito é digitado.",
      en: "Starts collecting at the point where the credit card is typed.",
      es: "Empieza la captura en el punto en que se ingresa la tarjeta de crédito.",
    },
  },
  {
    code: "101",
    name: {
      pt: "Cancelamento de venda Qualidade",
      en: "Qualidade sale cancellation",
      es: "Cancelación de venta Qualidade",
    },
    action: {
      pt: "Cancela uma venda feita com a 28, desde a 7.0.117.41.r3.",
      en: "Cancels a sale made with 28, since 7.0.117.41.r3.",
      es: "Cancela una venta hecha con la 28, desde la 7.0.117.41.r3.",
    },
  },
  {
    code: "110",
    name: { pt: "Menu gerencial", en: "Management menu", es: "Menú administrativo" },
    action: {
      pt: "Abre o menu de funções administrativas, como a carga de tabelas e o envio do trace.",
      en: "Opens the menu of administrative functions, such as loading tables and sending the trace.",
      es: "Abre el menú de funciones administrativas, como la carga de tablas y el envío del trace.",
    },
  },
  {
    code: "111",
    name: { pt: "Teste de comunicação", en: "Communication test", es: "Prueba de comunicación" },
    action: {
      pt: "Use no diagnóstico: confirma que o terminal alcança o SiTef sem fazer venda. Também baixa o que a leitura segura precisa.",
      en: "Use it to diagnose: it confirms that the terminal reaches SiTef without making a sale. It also downloads what the secure reading needs.",
      es: "Úsela en el diagnóstico: confirma que la terminal alcanza SiTef sin hacer una venta. También descarga lo que necesita la lectura segura.",
    },
  },
  {
    code: "112",
    name: { pt: "Menu de reimpressão", en: "Reprint menu", es: "Menú de reimpresión" },
    action: {
      pt: "Menu com a reimpressão de um comprovante específico ou do último.",
      en: "Menu with the reprint of a specific receipt or of the last one.",
      es: "Menú con la reimpresión de un comprobante específico o del último.",
    },
  },
  {
    code: "113",
    name: {
      pt: "Reimpressão de comprovante específico",
      en: "Reprint of a specific receipt",
      es: "Reimpresión de comprobante específico",
    },
    action: {
      pt: "Pede a data e o número do comprovante (campos 515 e 516).",
      en: "Asks for date and number of the receipt (fields 515 and 516).",
      es: "Pide la fecha y el número del comprobante (campos 515 y 516).",
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
      pt: "Devolve, sem perguntar nada, o último comprovante do terminal.",
      en: "Returns the last receipt of the terminal, without asking anything.",
      es: "Devuelve, sin preguntar nada, el último comprobante de la terminal.",
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
      pt: "Transforma a reserva em uma venda.",
      en: "Turns the reservation into a sale.",
      es: "Convierte la reserva en una venta.",
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
      pt: "Muda uma reserva, desde a 4.0.113.12.r2.",
      en: "Changes a reservation, since 4.0.113.12.r2.",
      es: "Cambia una reserva, desde la 4.0.113.12.r2.",
    },
  },
  {
    code: "118",
    name: {
      pt: "Consulta de pré-autorização",
      en: "Pre-authorization query",
      es: "Consulta de preautorización",
    },
    action: {
      pt: "Consulta uma reserva, desde a 4.0.113.12.r2.",
      en: "Queries a reserved amount, since 4.0.113.12.r2.",
      es: "Consulta una reserva, desde la 4.0.113.12.r2.",
    },
  },
  {
    code: "121",
    name: { pt: "Envio de trace ao SiTef", en: "Send trace files to SiTef", es: "Envío de trace a SiTef" },
    action: {
      pt: "Desde a 4.0.112.45 r1. Exige trace rotativo ligado e NServices no servidor. Se a comunicação cair, repita a função.",
      en: "Since 4.0.112.45 r1. Needs rotating trace to be on and NServices on the server. If communication drops, repeat the function.",
      es: "Desde la 4.0.112.45 r1. Exige trace rotativo activado y NServices en el servidor. Si se corta la comunicación, repita la función.",
    },
  },
  {
    code: "122",
    name: { pt: "Carteiras digitais", en: "Digital wallets", es: "Billeteras digitales" },
    action: {
      pt: "Vende por carteira ou Pix, com o QR Code no pinpad ou nos comandos 50 a 52.",
      en: "Sells by wallet or Pix, with the QR Code on the pinpad or in commands 50 to 52.",
      es: "Vende con billetera o Pix, con el código QR en el pinpad o en los comandos 50 a 52.",
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
      pt: "Cancela uma venda feita com a 122, sem passar pelos menus.",
      en: "Cancels a sale made with 122, without going through the menus.",
      es: "Cancela una venta hecha con la 122, sin pasar por los menús.",
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
    action: {
      pt: "Põe dinheiro na conta de uma carteira; cancele com a 126.",
      en: "Puts money into a wallet account; cancel it with 126.",
      es: "Pone dinero en la cuenta de una billetera; cancele con la 126.",
    },
  },
  {
    code: "126",
    name: {
      pt: "Cancelamento de recarga de carteira digital",
      en: "Digital wallet top-up cancellation",
      es: "Cancelación de recarga de billetera digital",
    },
    action: { pt: "Desfaz a 125.", en: "Voids 125.", es: "Deshace la 125." },
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
      pt: "Desde a 6.1.114.40 r1. Ignora os parâmetros do documento fiscal e devolve os campos 210, 160, 161, 163, 164, 211 e 1319. Rode ao abrir o caixa.",
      en: "Since 6.1.114.40 r1. Ignores the fiscal document parameters and returns fields 210, 160, 161, 163, 164, 211 and 1319. Run it when the register opens.",
      es: "Desde la 6.1.114.40 r1. Ignora los parámetros del documento fiscal y devuelve los campos 210, 160, 161, 163, 164, 211 y 1319. Ejecútela al abrir la caja.",
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
      pt: "Devolve os mesmos campos da função 130, apenas do documento fiscal informado, desde a 6.1.114.40 r1.",
      en: "Returns the fields of function 130 for the given fiscal document only, since 6.1.114.40 r1.",
      es: "Devuelve los mismos campos de la función 130, solo del documento fiscal indicado, desde la 6.1.114.40 r1.",
    },
  },
  {
    code: "150",
    name: { pt: "Consulta de bônus", en: "Bonus query", es: "Consulta de bonus" },
    action: {
      pt: "Consulta o cartão bônus; cancele com a 250.",
      en: "Queries the bonus card; cancel it with 250.",
      es: "Consulta la tarjeta de bonos; cancele con la 250.",
    },
  },
  {
    code: "151",
    name: {
      pt: "Saldo de cartão presente",
      en: "Gift card balance (presente)",
      es: "Saldo de tarjeta regalo",
    },
    action: {
      pt: "Saldo de um cartão presente.",
      en: "Balance of a present card.",
      es: "Saldo de una tarjeta regalo.",
    },
  },
  {
    code: "152",
    name: { pt: "Saldo de cartão gift", en: "Gift card balance", es: "Saldo de tarjeta gift" },
    action: {
      pt: "Saldo de um cartão gift, desde a 4.0.102.7.r1.",
      en: "Balance of a gift card, since 4.0.102.7.r1.",
      es: "Saldo de una tarjeta gift, desde la 4.0.102.7.r1.",
    },
  },
  {
    code: "160",
    name: { pt: "Consultas EMS", en: "EMS card queries", es: "Consultas EMS" },
    action: {
      pt: "Consultas do cartão E.M.S.",
      en: "Queries of the E.M.S. card.",
      es: "Consultas de la tarjeta E.M.S.",
    },
  },
  {
    code: "161",
    name: { pt: "Vendas EMS", en: "EMS card sales", es: "Ventas EMS" },
    action: {
      pt: "Vendas do cartão E.M.S.",
      en: "Sales of the E.M.S. card.",
      es: "Ventas de la tarjeta E.M.S.",
    },
  },
  {
    code: "200",
    name: { pt: "Cancelamento normal", en: "Standard cancellation", es: "Cancelación normal" },
    action: {
      pt: "Vai direto ao cancelamento de uma venda de débito ou crédito.",
      en: "Goes straight to canceling a debit or credit sale.",
      es: "Va directo a cancelar una venta de débito o crédito.",
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
      es: "Como la 200, para crédito ingresado a mano.",
    },
  },
  {
    code: "202",
    name: {
      pt: "Cancelamento de pré-autorização",
      en: "Pre-authorization cancellation",
      es: "Cancelación de preautorización",
    },
    action: { pt: "Libera uma reserva.", en: "Releases a reserved amount.", es: "Libera una reserva." },
  },
  {
    code: "203",
    name: {
      pt: "Cancelamento de captura de pré-autorização",
      en: "Pre-authorization capture cancellation",
      es: "Cancelación de captura de preautorización",
    },
    action: {
      pt: "Desfaz a captura de uma reserva.",
      en: "Voids the capture of a reserved amount.",
      es: "Deshace la captura de una reserva.",
    },
  },
  {
    code: "210",
    name: { pt: "Cancelamento de crédito", en: "Credit sale cancellation", es: "Cancelación de crédito" },
    action: {
      pt: "Cancela uma venda no crédito, sem passar por menus.",
      en: "Cancels a credit sale, without menus.",
      es: "Cancela una venta a crédito, sin pasar por menús.",
    },
  },
  {
    code: "211",
    name: { pt: "Cancelamento de débito", en: "Debit sale cancellation", es: "Cancelación de débito" },
    action: {
      pt: "Cancela uma venda no débito, sem passar por menus.",
      en: "Cancels a debit sale, without menus.",
      es: "Cancela una venta a débito, sin pasar por menús.",
    },
  },
  {
    code: "212",
    name: {
      pt: "Cancelamento de combustível",
      en: "Fuel card sale cancellation",
      es: "Cancelación de combustible",
    },
    action: {
      pt: "Cancela uma venda com cartão combustível.",
      en: "Cancels a fuel card sale.",
      es: "Cancela una venta con tarjeta de combustible.",
    },
  },
  {
    code: "213",
    name: { pt: "Cancelamento de gift", en: "Gift card sale cancellation", es: "Cancelación de gift" },
    action: {
      pt: "Cancela uma venda feita com a 15, desde a 4.0.102.7.r1.",
      en: "Cancels a sale made with 15, since 4.0.102.7.r1.",
      es: "Cancela una venta hecha con la 15, desde la 4.0.102.7.r1.",
    },
  },
  {
    code: "250",
    name: {
      pt: "Cancelamento de consulta de bônus",
      en: "Bonus query cancellation",
      es: "Cancelación de consulta de bonus",
    },
    action: { pt: "Desfaz a 150.", en: "Voids 150.", es: "Deshace la 150." },
  },
  {
    code: "251",
    name: {
      pt: "Cancelamento de recarga de cartão presente",
      en: "Gift (presente) top-up cancellation",
      es: "Cancelación de recarga de tarjeta regalo",
    },
    action: {
      pt: "Desfaz a carga de um cartão presente.",
      en: "Voids the loading of a present card.",
      es: "Deshace la carga de una tarjeta regalo.",
    },
  },
  {
    code: "253",
    name: {
      pt: "Cancelamento de acúmulo de pontos",
      en: "Points accrual cancellation",
      es: "Cancelación de acumulación de puntos",
    },
    action: { pt: "Desfaz a 256.", en: "Voids 256.", es: "Deshace la 256." },
  },
  {
    code: "254",
    name: { pt: "Resgate de pontos bônus", en: "Bonus points redemption", es: "Canje de puntos bonus" },
    action: {
      pt: "Gasta pontos de bônus; cancele com a 255.",
      en: "Spends bonus points; cancel it with 255.",
      es: "Gasta puntos de bonos; cancele con la 255.",
    },
  },
  {
    code: "255",
    name: {
      pt: "Cancelamento de resgate de pontos bônus",
      en: "Bonus redemption cancellation",
      es: "Cancelación de canje de puntos bonus",
    },
    action: { pt: "Desfaz a 254.", en: "Voids 254.", es: "Deshace la 254." },
  },
  {
    code: "256",
    name: { pt: "Acúmulo de pontos bônus", en: "Bonus points accrual", es: "Acumulación de puntos bonus" },
    action: {
      pt: "Junta pontos de bônus; cancele com a 253.",
      en: "Earns bonus points; cancel it with 253.",
      es: "Acumula puntos de bonos; cancele con la 253.",
    },
  },
  {
    code: "257",
    name: {
      pt: "Cancelamento de recarga gift",
      en: "Gift top-up cancellation",
      es: "Cancelación de recarga gift",
    },
    action: {
      pt: "Desfaz a 264, desde a 4.0.102.7.r1.",
      en: "Voids 264, since 4.0.102.7.r1.",
      es: "Deshace la 264, desde la 4.0.102.7.r1.",
    },
  },
  {
    code: "262",
    name: { pt: "Cartão presente Carrefour", en: "Carrefour present card", es: "Tarjeta regalo Carrefour" },
    action: { pt: "Só para o Carrefour.", en: "Only for Carrefour.", es: "Solo para Carrefour." },
  },
  {
    code: "264",
    name: { pt: "Recarga gift", en: "Gift top-up", es: "Recarga gift" },
    action: {
      pt: "Carrega um cartão gift, desde a 4.0.102.7.r1; cancele com a 257.",
      en: "Loads a gift card, since 4.0.102.7.r1; cancel it with 257.",
      es: "Carga una tarjeta gift, desde la 4.0.102.7.r1; cancele con la 257.",
    },
  },
  {
    code: "265",
    name: {
      pt: "Ativação gift com pagamento vinculado",
      en: "Gift activation with linked payment",
      es: "Activación gift con pago vinculado",
    },
    action: {
      pt: "Ativa o cartão e o paga no mesmo fluxo. Parcelar pede as chaves `ModalidadesPermitePagVinculado`.",
      en: "Activates the card and pays for it in one flow. Installments need the `ModalidadesPermitePagVinculado` keys.",
      es: "Activa la tarjeta y la paga en el mismo flujo. Las cuotas necesitan las claves `ModalidadesPermitePagVinculado`.",
    },
  },
  {
    code: "266",
    name: { pt: "Consulta gift", en: "Gift query", es: "Consulta gift" },
    action: { pt: "Consulta um cartão gift.", en: "Queries a gift card.", es: "Consulta una tarjeta gift." },
  },
  {
    code: "267",
    name: {
      pt: "Ativação gift sem pagamento",
      en: "Gift activation without payment",
      es: "Activación gift sin pago",
    },
    action: { pt: "Só ativa o cartão.", en: "Only activates the card.", es: "Solo activa la tarjeta." },
  },
  {
    code: "268",
    name: {
      pt: "Ativação gift com pagamento",
      en: "Gift activation with payment",
      es: "Activación gift con pago",
    },
    action: {
      pt: "Ativa o cartão e o paga.",
      en: "Activates the card and pays for it.",
      es: "Activa la tarjeta y la paga.",
    },
  },
  {
    code: "269",
    name: {
      pt: "Ativação gift desvinculada",
      en: "Unlinked gift activation",
      es: "Activación gift desvinculada",
    },
    action: {
      pt: "Ativa o cartão à parte de qualquer pagamento.",
      en: "Activates the card apart from any payment.",
      es: "Activa la tarjeta aparte de cualquier pago.",
    },
  },
  {
    code: "310",
    name: {
      pt: "Correspondente bancário (pagar contas)",
      en: "Banking correspondent (bill payment)",
      es: "Corresponsal bancario (pago de cuentas)",
    },
    action: {
      pt: "Paga contas. No Android substitui `CorrespondenteBancarioSiTefInterativo`.",
      en: "Pays bills. On Android it replaces `CorrespondenteBancarioSiTefInterativo`.",
      es: "Paga cuentas. En Android reemplaza a `CorrespondenteBancarioSiTefInterativo`.",
    },
  },
  {
    code: "311",
    name: {
      pt: "Pagamento de contas com saque",
      en: "Bill payment with withdrawal",
      es: "Pago de cuentas con retiro",
    },
    action: {
      pt: "Paga contas com dinheiro sacado do cartão.",
      en: "Pays bills with money withdrawn by card.",
      es: "Paga cuentas con dinero retirado con la tarjeta.",
    },
  },
  {
    code: "312",
    name: {
      pt: "Consulta para pagamento desvinculado",
      en: "Query for unlinked payment",
      es: "Consulta para pago desvinculado",
    },
    action: {
      pt: "Primeiro passo de um pagamento à parte da venda.",
      en: "First step of a payment made apart from the sale.",
      es: "Primer paso de un pago aparte de la venta.",
    },
  },
  {
    code: "313",
    name: {
      pt: "Pagamento desvinculado genérico",
      en: "Generic unlinked payment",
      es: "Pago desvinculado genérico",
    },
    action: {
      pt: "Segundo passo, depois da 312; cancele com a 316.",
      en: "Second step, after 312; cancel it with 316.",
      es: "Segundo paso, después de la 312; cancele con la 316.",
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
    action: { pt: "Desfaz a 313.", en: "Voids 313.", es: "Deshace la 313." },
  },
  {
    code: "317",
    name: {
      pt: "Limites do correspondente bancário",
      en: "Banking correspondent limits",
      es: "Límites del corresponsal bancario",
    },
    action: {
      pt: "Devolve limites, como os campos 716, 717 e 718.",
      en: "Returns limits, such as fields 716, 717 and 718.",
      es: "Devuelve límites, como los campos 716, 717 y 718.",
    },
  },
  {
    code: "318",
    name: { pt: "Recarga pré-pago Bradesco", en: "Bradesco top-up", es: "Recarga prepago Bradesco" },
    action: { pt: "Recarga pelo Bradesco.", en: "Top-up through Bradesco.", es: "Recarga por Bradesco." },
  },
  {
    code: "319",
    name: {
      pt: "Recarga Bradesco desvinculada",
      en: "Bradesco unlinked top-up",
      es: "Recarga Bradesco desvinculada",
    },
    action: {
      pt: "Como a 318, sem o pagamento.",
      en: "Like 318, without its payment.",
      es: "Como la 318, sin el pago.",
    },
  },
  {
    code: "320",
    name: { pt: "Recarga pré-pago Corban SE", en: "Corban SE top-up", es: "Recarga prepago Corban SE" },
    action: {
      pt: "Recarga pela Corban SE, antes HSBC.",
      en: "Top-up through Corban SE, formerly HSBC.",
      es: "Recarga por Corban SE, antes HSBC.",
    },
  },
  {
    code: "321",
    name: {
      pt: "Recarga Corban SE desvinculada",
      en: "Corban SE unlinked top-up",
      es: "Recarga Corban SE desvinculada",
    },
    action: {
      pt: "Como a 320, sem o pagamento.",
      en: "Like 320, without its payment.",
      es: "Como la 320, sin el pago.",
    },
  },
  {
    code: "322",
    name: { pt: "Depósito identificado", en: "Identified deposit", es: "Depósito identificado" },
    action: {
      pt: "Depósito com os dados do depositante (campos 633 e 2320).",
      en: "Deposit with the depositor's data (fields 633 and 2320).",
      es: "Depósito con los datos del depositante (campos 633 y 2320).",
    },
  },
  {
    code: "323",
    name: { pt: "Transferência entre contas", en: "Account transfer", es: "Transferencia entre cuentas" },
    action: {
      pt: "Move dinheiro entre contas (campo 2332, limite no 2325).",
      en: "Moves money between accounts (field 2332, limit in 2325).",
      es: "Mueve dinero entre cuentas (campo 2332, límite en el 2325).",
    },
  },
  {
    code: "324",
    name: { pt: "Pague Fácil", en: "Pague Fácil", es: "Pague Fácil" },
    action: {
      pt: "Devolve o valor (campo 750) e a tarifa (751).",
      en: "Returns the amount (field 750) and the fee (751).",
      es: "Devuelve el importe (campo 750) y la tarifa (751).",
    },
  },
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
    action: {
      pt: "Entrega um produto sem cobrar; cancele com a 351.",
      en: "Delivers a product without charge; cancel it with 351.",
      es: "Entrega un producto sin cobrar; cancele con la 351.",
    },
  },
  {
    code: "351",
    name: {
      pt: "Cancelamento de produto sem valor",
      en: "Cancellation of product without amount",
      es: "Cancelación de producto sin importe",
    },
    action: { pt: "Desfaz a 350.", en: "Voids 350.", es: "Deshace la 350." },
  },
  {
    code: "354",
    name: { pt: "Ultragaz Revenda", en: "Ultragaz resale", es: "Ultragaz reventa" },
    action: {
      pt: "Os menus 3900 a 3902 escolhem dinheiro, crédito ou débito; a loja vai no campo 4076.",
      en: "Menus 3900 to 3902 choose cash, credit or debit; the store goes in field 4076.",
      es: "Los menús 3900 a 3902 eligen efectivo, crédito o débito; el comercio va en el campo 4076.",
    },
  },
  {
    code: "400",
    name: { pt: "Vale-gás", en: "Gas voucher", es: "Vale gas" },
    action: {
      pt: "Venda de um vale-gás (campos 700 a 703).",
      en: "Sale of a gas voucher (fields 700 to 703).",
      es: "Venta de un vale gas (campos 700 a 703).",
    },
  },
  {
    code: "401",
    name: { pt: "Validação de vale-gás", en: "Gas voucher validation", es: "Validación de vale gas" },
    action: { pt: "Confere um vale-gás.", en: "Checks a gas voucher.", es: "Comprueba un vale gas." },
  },
  { code: "410", name: { pt: "Troco surpresa", en: "Surprise change", es: "Vuelto sorpresa" } },
  {
    code: "420",
    name: { pt: "Função 420", en: "Function 420", es: "Función 420" },
    action: {
      pt: "Existe desde a 4.0.106.18 r1 e usa o campo 2355. Pergunte ao suporte antes de usá-la.",
      en: "Available since 4.0.106.18 r1, with field 2355. Ask support before you use it.",
      es: "Existe desde la 4.0.106.18 r1 y usa el campo 2355. Pregunte a soporte antes de usarla.",
    },
  },
  {
    code: "422",
    name: { pt: "Adesão de seguro", en: "Insurance enrolment", es: "Adhesión de seguro" },
    action: {
      pt: "Seguro da Tricard, desde a 5.0.114.6 r1.",
      en: "Tricard insurance, since 5.0.114.6 r1.",
      es: "Seguro de Tricard, desde la 5.0.114.6 r1.",
    },
  },
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
    code: "432",
    name: {
      pt: "Leitura de senha (classe Android)",
      en: "PIN reading (Android class)",
      es: "Lectura de PIN (clase Android)",
    },
    action: {
      pt: "É, no Android, o que `LeSenhaDireto` é nas outras plataformas.",
      en: "It is on Android what `LeSenhaDireto` is on the other platforms.",
      es: "Es en Android lo que `LeSenhaDireto` es en las demás plataformas.",
    },
  },
  {
    code: "500",
    name: { pt: "Consulta detalhada ACSP", en: "ACSP detailed query", es: "Consulta detallada ACSP" },
    action: {
      pt: "Consulta detalhada ao birô de crédito; a resposta vem nos campos 1101 e 1103.",
      en: "Detailed query of the credit bureau; the answer comes in fields 1101 and 1103.",
      es: "Consulta detallada al buró de crédito; la respuesta viene en los campos 1101 y 1103.",
    },
  },
  {
    code: "501",
    name: { pt: "Consulta detalhada Serasa", en: "Serasa detailed query", es: "Consulta detallada Serasa" },
    action: {
      pt: "Consulta detalhada ao birô de crédito; a resposta vem nos campos 1102 e 1104.",
      en: "Detailed query of the credit bureau; the answer comes in fields 1102 and 1104.",
      es: "Consulta detallada al buró de crédito; la respuesta viene en los campos 1102 y 1104.",
    },
  },
  {
    code: "600",
    name: { pt: "Consulta de saldo", en: "Balance query", es: "Consulta de saldo" },
    action: {
      pt: "Saldo; um menu pergunta o tipo do cartão.",
      en: "Balance; a menu asks for the kind of card.",
      es: "Saldo; un menú pregunta el tipo de tarjeta.",
    },
  },
  {
    code: "601",
    name: { pt: "Saldo de cartão de débito", en: "Debit card balance", es: "Saldo de tarjeta de débito" },
    action: {
      pt: "Saldo de um cartão de débito.",
      en: "Balance of a debit card.",
      es: "Saldo de una tarjeta de débito.",
    },
  },
  {
    code: "602",
    name: { pt: "Saldo de cartão de crédito", en: "Credit card balance", es: "Saldo de tarjeta de crédito" },
    action: {
      pt: "Saldo de um cartão de crédito; pode ser oferecido para cartões sem BIN.",
      en: "Balance of a credit card; it may be offered for cards without a BIN.",
      es: "Saldo de una tarjeta de crédito; puede ofrecerse para tarjetas sin BIN.",
    },
  },
  {
    code: "657",
    name: {
      pt: "Saque crédito transferência",
      en: "Credit transfer withdrawal",
      es: "Retiro crédito transferencia",
    },
  },
  {
    code: "658",
    name: { pt: "Saque crédito", en: "Credit withdrawal", es: "Retiro crédito" },
    action: {
      pt: "Saque direto no crédito, desde a 4.0.112.26 r1.",
      en: "Direct withdrawal on credit, since 4.0.112.26 r1.",
      es: "Retiro directo a crédito, desde la 4.0.112.26 r1.",
    },
  },
  {
    code: "660",
    name: { pt: "Menu de saque IBI", en: "IBI withdrawal menu", es: "Menú de retiro IBI" },
    action: {
      pt: "Menu dos saques do Banco Ibi.",
      en: "Menu of Banco Ibi withdrawals.",
      es: "Menú de los retiros de Banco Ibi.",
    },
  },
  {
    code: "661",
    name: { pt: "Consulta de saque IBI", en: "IBI withdrawal query", es: "Consulta de retiro IBI" },
    action: {
      pt: "Consulta quanto se pode sacar.",
      en: "Queries how much may be withdrawn.",
      es: "Consulta cuánto se puede retirar.",
    },
  },
  {
    code: "662",
    name: { pt: "Saque IBI", en: "IBI withdrawal", es: "Retiro IBI" },
    action: {
      pt: "Saca depois da 661; cancele com a 672.",
      en: "Withdraws after 661; cancel it with 672.",
      es: "Retira después de la 661; cancele con la 672.",
    },
  },
  {
    code: "663",
    name: { pt: "Saque GetNet", en: "GetNet withdrawal", es: "Retiro GetNet" },
    action: {
      pt: "Saque na GetNet; cancele com a 664.",
      en: "Withdrawal at GetNet; cancel it with 664.",
      es: "Retiro en GetNet; cancele con la 664.",
    },
  },
  {
    code: "664",
    name: {
      pt: "Cancelamento de saque GetNet",
      en: "GetNet withdrawal cancellation",
      es: "Cancelación de retiro GetNet",
    },
    action: { pt: "Desfaz a 663.", en: "Voids 663.", es: "Deshace la 663." },
  },
  {
    code: "665",
    name: { pt: "Resgate de pontos", en: "Points redemption", es: "Canje de puntos" },
    action: {
      pt: "Gasta pontos, desde a 4.0.102.3.r1.",
      en: "Spends points, since 4.0.102.3.r1.",
      es: "Gasta puntos, desde la 4.0.102.3.r1.",
    },
  },
  {
    code: "667",
    name: { pt: "Emissão de pontos", en: "Points issue", es: "Emisión de puntos" },
    action: {
      pt: "Concede pontos, desde a 4.0.102.3.r1; cancele com a 668.",
      en: "Grants points, since 4.0.102.3.r1; cancel it with 668.",
      es: "Otorga puntos, desde la 4.0.102.3.r1; cancele con la 668.",
    },
  },
  {
    code: "668",
    name: {
      pt: "Cancelamento de emissão de pontos",
      en: "Points issue cancellation",
      es: "Cancelación de emisión de puntos",
    },
    action: {
      pt: "Desfaz a 667, desde a 4.0.102.3.r1.",
      en: "Voids 667, since 4.0.102.3.r1.",
      es: "Deshace la 667, desde la 4.0.102.3.r1.",
    },
  },
  {
    code: "669",
    name: { pt: "Carga de pré-pago", en: "Prepaid load", es: "Carga de prepago" },
    action: {
      pt: "Carrega um cartão pré-pago, desde a 4.0.102.3.r1; cancele com a 670.",
      en: "Loads a prepaid card, since 4.0.102.3.r1; cancel it with 670.",
      es: "Carga una tarjeta prepaga, desde la 4.0.102.3.r1; cancele con la 670.",
    },
  },
  {
    code: "670",
    name: {
      pt: "Cancelamento de carga de pré-pago",
      en: "Prepaid load cancellation",
      es: "Cancelación de carga de prepago",
    },
    action: {
      pt: "Desfaz a 669, desde a 4.0.102.3.r1.",
      en: "Voids 669, since 4.0.102.3.r1.",
      es: "Deshace la 669, desde la 4.0.102.3.r1.",
    },
  },
  {
    code: "671",
    name: { pt: "Consulta e saque IBI", en: "IBI query plus withdrawal", es: "Consulta y retiro IBI" },
    action: {
      pt: "Consulta e saque de uma vez; veja `TrataConsultaSaqueComSaque`.",
      en: "Query and withdrawal in one; see `TrataConsultaSaqueComSaque`.",
      es: "Consulta y retiro en uno; vea `TrataConsultaSaqueComSaque`.",
    },
  },
  {
    code: "672",
    name: {
      pt: "Cancelamento de saque IBI",
      en: "IBI withdrawal cancellation",
      es: "Cancelación de retiro IBI",
    },
    action: { pt: "Desfaz a 662.", en: "Voids 662.", es: "Deshace la 662." },
  },
  {
    code: "675",
    name: { pt: "Função 675", en: "Function 675", es: "Función 675" },
    action: {
      pt: "Documentada em 2014. Pergunte ao suporte antes de usá-la.",
      en: "Documented in 2014. Ask support before you use it.",
      es: "Documentada en 2014. Pregunte a soporte antes de usarla.",
    },
  },
  {
    code: "676",
    name: { pt: "Função 676", en: "Function 676", es: "Función 676" },
    action: {
      pt: "Documentada em 2014. Pergunte ao suporte antes de usá-la.",
      en: "Documented in 2014. Ask support before you use it.",
      es: "Documentada en 2014. Pregunte a soporte antes de usarla.",
    },
  },
  {
    code: "680",
    name: { pt: "Saldo de pré-pago", en: "Prepaid balance", es: "Saldo de prepago" },
    action: {
      pt: "Saldo de um cartão pré-pago, desde a 4.0.102.3.r1.",
      en: "Balance of a prepaid card, since 4.0.102.3.r1.",
      es: "Saldo de una tarjeta prepaga, desde la 4.0.102.3.r1.",
    },
  },
  {
    code: "698",
    name: { pt: "Saque débito", en: "Debit withdrawal", es: "Retiro débito" },
    action: {
      pt: "Saque no débito, documentado em 2020.",
      en: "Withdrawal on debit, documented in 2020.",
      es: "Retiro a débito, documentado en 2020.",
    },
  },
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
  {
    code: "700",
    name: { pt: "Venda Oi Paggo", en: "Oi Paggo sale", es: "Venta Oi Paggo" },
    action: {
      pt: "Venda cobrada na conta de um telefone Oi; cancele com a 701.",
      en: "Sale charged to an Oi phone account; cancel it with 701.",
      es: "Venta cobrada en la cuenta de un teléfono Oi; cancele con la 701.",
    },
  },
  {
    code: "701",
    name: { pt: "Cancelamento Oi Paggo", en: "Oi Paggo cancellation", es: "Cancelación Oi Paggo" },
    action: { pt: "Desfaz a 700.", en: "Voids 700.", es: "Deshace la 700." },
  },
  {
    code: "702",
    name: { pt: "Pagamento de contas", en: "Bill payment", es: "Pago de cuentas" },
    action: {
      pt: "Paga contas, desde a 1.01.c.95.13.",
      en: "Pays bills, since 1.01.c.95.13.",
      es: "Paga cuentas, desde la 1.01.c.95.13.",
    },
  },
  {
    code: "703",
    name: {
      pt: "Cancelamento de cartão benefício",
      en: "Benefit card payment cancellation",
      es: "Cancelación de tarjeta beneficio",
    },
    action: {
      pt: "Desfaz um pagamento com cartão benefício, desde a 1.01.c.95.13.",
      en: "Voids a benefit card payment, since 1.01.c.95.13.",
      es: "Deshace un pago con tarjeta de beneficio, desde la 1.01.c.95.13.",
    },
  },
  {
    code: "705",
    name: { pt: "Pagamento de fatura", en: "Invoice payment", es: "Pago de factura" },
    action: {
      pt: "Paga a fatura de um cartão.",
      en: "Pays a card bill.",
      es: "Paga la factura de una tarjeta.",
    },
  },
  {
    code: "740",
    name: {
      pt: "Parcelas do crédito administradora",
      en: "Issuer credit installments query",
      es: "Cuotas del crédito administradora",
    },
    action: {
      pt: "Consulta o valor das parcelas com juros antes de vender.",
      en: "Queries the amounts of installments with interest before selling.",
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
    code: "764",
    name: {
      pt: "Leitura de senha aberta com a biblioteca mkse",
      en: "Open-password reading with the mkse library",
      es: "Lectura de contraseña abierta con la biblioteca mkse",
    },
    action: {
      pt: "A própria CliSiTef chama a biblioteca mkse da loja e entrega a senha aberta no campo 668, desde a 5.0.114.13.",
      en: "CliSiTef itself calls the store's mkse library and hands over the clear password in field 668, since 5.0.114.13.",
      es: "La propia CliSiTef llama a la biblioteca mkse del comercio y entrega la contraseña abierta en el campo 668, desde la 5.0.114.13.",
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
    code: "782",
    name: { pt: "Função 782", en: "Function 782", es: "Función 782" },
    action: {
      pt: "Usa o campo 2321. Pergunte ao suporte antes de usá-la.",
      en: "It uses field 2321. Ask support before you use it.",
      es: "Usa el campo 2321. Pregunte a soporte antes de usarla.",
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
      pt: "Use a 6.0.114.41 ou mais nova; a 5.0.114.41 pode já ter a função. Dispensa a biblioteca complementar.",
      en: "Use 6.0.114.41 or newer; 5.0.114.41 may already have the function. It needs no extra library.",
      es: "Use la 6.0.114.41 o más nueva; la 5.0.114.41 puede tener ya la función. No requiere la biblioteca complementaria.",
    },
  },
  {
    code: "899",
    name: {
      pt: "Recarga de cartão de crédito",
      en: "Credit card top-up",
      es: "Recarga de tarjeta de crédito",
    },
    action: {
      pt: "Carrega um cartão de crédito (valor no campo 2925), desde a 5.0.114.13 r1 e a 6.1.114.13 r1; cancele com a 900.",
      en: "Loads a credit card (amount in field 2925), since 5.0.114.13 r1 and 6.1.114.13 r1; cancel it with 900.",
      es: "Carga una tarjeta de crédito (importe en el campo 2925), desde la 5.0.114.13 r1 y la 6.1.114.13 r1; cancele con la 900.",
    },
  },
  {
    code: "900",
    name: {
      pt: "Cancelamento de recarga de crédito",
      en: "Credit card top-up cancellation",
      es: "Cancelación de recarga de crédito",
    },
    action: {
      pt: "Desfaz a 899, desde a 5.0.114.13 r1 e a 6.1.114.13 r1.",
      en: "Voids 899, since 5.0.114.13 r1 and 6.1.114.13 r1.",
      es: "Deshace la 899, desde la 5.0.114.13 r1 y la 6.1.114.13 r1.",
    },
  },
  {
    code: "908",
    name: {
      pt: "Alteração de senha do débito combustível",
      en: "Fuel debit PIN change",
      es: "Cambio de PIN del débito de combustible",
    },
    action: { pt: "Documentada em 2016.", en: "Documented in 2016.", es: "Documentada en 2016." },
  },
  {
    code: "913",
    name: {
      pt: "Alteração de pré-autorização",
      en: "Pre-authorization change",
      es: "Modificación de preautorización",
    },
    action: {
      pt: "Muda uma reserva, documentada em 2017.",
      en: "Changes a reserved amount, documented in 2017.",
      es: "Cambia una reserva, documentada en 2017.",
    },
  },
  {
    code: "928",
    name: {
      pt: "Cancelamento de débito para carnê (rede forçada)",
      en: "Booklet debit cancellation (forced network)",
      es: "Cancelación de débito para carné (red forzada)",
    },
    action: {
      pt: "Desfaz a 16 em uma rede determinada, documentada em 2017.",
      en: "Voids 16 on a given network, documented in 2017.",
      es: "Deshace la 16 en una red determinada, documentada en 2017.",
    },
  },
  {
    code: "943",
    name: {
      pt: "Fatura sem fatura, vinculado",
      en: "Invoice payment without invoice, linked",
      es: "Factura sin factura, vinculado",
    },
    action: {
      pt: "Paga a fatura de um cartão sem a fatura em mãos, junto com o pagamento; documentada em 2021.",
      en: "Pays a card bill without the bill at hand, together with its payment; documented in 2021.",
      es: "Paga la factura de una tarjeta sin la factura en mano, junto con el pago; documentada en 2021.",
    },
  },
  {
    code: "944",
    name: {
      pt: "Fatura sem fatura, desvinculado",
      en: "Invoice payment without invoice, unlinked",
      es: "Factura sin factura, desvinculado",
    },
    action: {
      pt: "Como a 943, sem o pagamento; documentada em 2021.",
      en: "Like 943, without its payment; documented in 2021.",
      es: "Como la 943, sin el pago; documentada en 2021.",
    },
  },
  {
    code: "999",
    name: { pt: "Fechamento", en: "Closing", es: "Cierre" },
    action: {
      pt: "Fecha o lote, onde a rede precisa disso.",
      en: "Closes the batch, where the network needs it.",
      es: "Cierra el lote, donde la red lo necesita.",
    },
  },
  {
    code: "1000",
    name: { pt: "Voucher papel", en: "Paper voucher", es: "Voucher papel" },
    action: {
      pt: "Venda paga com um voucher de papel.",
      en: "Sale paid with a paper voucher.",
      es: "Venta pagada con un voucher de papel.",
    },
  },
];

/** The functions of digital wallets, which their own doc set lists as well. */
const walletFunctions = new Set(["122", "123", "124", "125", "126", "127", "129"]);

export const functionTable = codeTable({
  file: "data/clisitef/function-codes.data.ts",
  schema: codeEntry,
  entries: functionCodes,
  key: "code",
  facts: {
    listed:
      "0..8 10..13 15..17 19 28 29 100 101 110..118 121..127 129..131 150..152 160 161 200..203 210..213 250 251 253..257 262 264..269 310..325 350 351 354 400 401 410 420 422..424 430..432 500 501 600..602 657 658 660..665 667..672 675 676 680 698..703 705 740 762 764 770..772 775 782 789 790 899 900 908 913 928 943 944 999 1000",
    explained:
      "0..5 7 8 10..12 15..17 19 28 29 100 101 110..118 121..127 129..131 150..152 160 161 200..203 210..213 250 251 253..257 262 264..269 310..313 316..324 350 351 354 400 401 420 422..424 430..432 500 501 600..602 658 660..665 667..672 675 676 680 698..703 705 740 762 764 770..772 775 782 789 790 899 900 908 913 928 943 944 999 1000",
  },
  shown: [
    {
      id: "clisitef-functions",
      caption: {
        pt: "Códigos de função da CliSiTef",
        en: "CliSiTef function codes",
        es: "Códigos de función de CliSiTef",
      },
      // A function asks for nothing: what stands beside its name is what it starts.
      columns: [
        [columns.name, ({ name }) => name],
        [columns.does, ({ action }) => action ?? ""],
      ],
    },
    {
      id: "wallet-functions",
      caption: {
        pt: "Funções de carteira digital",
        en: "Digital wallet functions",
        es: "Funciones de billetera digital",
      },
      columns: [[{ pt: "Operação", en: "Operation", es: "Operación" }, ({ name }) => name]],
      anchorWord: "funcao",
      only: ({ code }) => walletFunctions.has(code),
    },
  ],
});
