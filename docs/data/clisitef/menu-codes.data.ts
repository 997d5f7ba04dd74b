import { codeTable, columns } from "../code-table.ts";
import { type CodeEntry, codeEntry } from "../schema.ts";

/** Options of the library's menus: what restrictions name and what TipoCampo repeats. CB is the banking correspondent. */
export const menuCodes: readonly CodeEntry[] = [
  {
    code: "7",
    name: {
      pt: "Carteiras digitais (menu)",
      en: "Digital wallets (menu)",
      es: "Billeteras digitales (menú)",
    },
  },
  {
    code: "8",
    name: {
      pt: "Carteiras digitais: menu de cancelamentos",
      en: "Digital wallets: menu of cancellations",
      es: "Billeteras digitales: menú de cancelaciones",
    },
  },
  {
    code: "10",
    name: {
      pt: "Consulta ou garantia de cheque (todos os tipos)",
      en: "Check query or guarantee (all types)",
      es: "Consulta o garantía de cheque (todos los tipos)",
    },
  },
  {
    code: "11",
    name: {
      pt: "Consulta cheque Serasa/Associação Comercial",
      en: "Serasa or trade association check query",
      es: "Consulta de cheque Serasa o asociación comercial",
    },
  },
  {
    code: "12",
    name: { pt: "Consulta cheque Tecban", en: "Tecban check query", es: "Consulta de cheque Tecban" },
  },
  {
    code: "13",
    name: {
      pt: "Telecheque Garantido Tecban",
      en: "Tecban guaranteed Telecheque",
      es: "Telecheque garantizado Tecban",
    },
  },
  {
    code: "14",
    name: {
      pt: "Garantia cheque papel Tecban",
      en: "Tecban paper check guarantee",
      es: "Garantía de cheque en papel Tecban",
    },
  },
  {
    code: "15",
    name: {
      pt: "Cartão de débito (todas as combinações) (descontinuado, não usar)",
      en: "Debit card, all combinations (discontinued, do not use)",
      es: "Tarjeta de débito, todas las combinaciones (discontinuado, no usar)",
    },
  },
  {
    code: "16",
    name: {
      pt: "Cartão de débito à vista",
      en: "Debit card, single payment",
      es: "Tarjeta de débito en un pago",
    },
  },
  {
    code: "17",
    name: {
      pt: "Cartão de débito pré-datado",
      en: "Debit card, post-dated",
      es: "Tarjeta de débito diferida",
    },
  },
  {
    code: "18",
    name: {
      pt: "Cartão de débito parcelado",
      en: "Debit card, installments",
      es: "Tarjeta de débito en cuotas",
    },
  },
  { code: "19", name: { pt: "Cartão de débito CDC", en: "Debit card, CDC", es: "Tarjeta de débito CDC" } },
  {
    code: "20",
    name: {
      pt: "Cartão refeição eletrônico (exceto Visanet, neste caso usar 3014)",
      en: "Electronic meal card (except Visanet, which uses 3014)",
      es: "Tarjeta electrónica de comida (excepto Visanet, que usa 3014)",
    },
  },
  { code: "21", name: { pt: "Voucher papel", en: "Paper voucher", es: "Voucher en papel" } },
  { code: "22", name: { pt: "Cartão benefício", en: "Benefit card", es: "Tarjeta de beneficios" } },
  {
    code: "23",
    name: {
      pt: "Cartão SmartVR ou Sodexo com leitora SmartNet",
      en: "SmartVR or Sodexo card with SmartNet reader",
      es: "Tarjeta SmartVR o Sodexo con lector SmartNet",
    },
  },
  {
    code: "24",
    name: {
      pt: "Cartão de crédito à vista com juros",
      en: "Credit card, single payment with interest",
      es: "Tarjeta de crédito en un pago con interés",
    },
  },
  {
    code: "25",
    name: {
      pt: "Cartão de crédito (todas as combinações) (descontinuado, não usar)",
      en: "Credit card, all combinations (discontinued, do not use)",
      es: "Tarjeta de crédito, todas las combinaciones (discontinuado, no usar)",
    },
  },
  {
    code: "26",
    name: {
      pt: "Cartão de crédito à vista",
      en: "Credit card, single payment",
      es: "Tarjeta de crédito en un pago",
    },
  },
  {
    code: "27",
    name: {
      pt: "Cartão de crédito parcelado com financiamento do estabelecimento",
      en: "Credit card, installments financed by the store",
      es: "Tarjeta de crédito en cuotas financiadas por el comercio",
    },
  },
  {
    code: "28",
    name: {
      pt: "Cartão de crédito parcelado com financiamento da administradora",
      en: "Credit card, installments financed by the issuer",
      es: "Tarjeta de crédito en cuotas financiadas por el emisor",
    },
  },
  {
    code: "29",
    name: {
      pt: "Cartão de crédito digitado",
      en: "Typed credit card",
      es: "Tarjeta de crédito ingresada a mano",
    },
  },
  {
    code: "30",
    name: {
      pt: "Cartão de crédito magnético",
      en: "Magnetic credit card",
      es: "Tarjeta de crédito magnética",
    },
  },
  { code: "31", name: { pt: "Pré-autorização", en: "Pre-authorization", es: "Preautorización" } },
  { code: "32", name: { pt: "Cartão Fininvest", en: "Fininvest card", es: "Tarjeta Fininvest" } },
  {
    code: "33",
    name: {
      pt: "Saque com cartão Fininvest",
      en: "Withdrawal with Fininvest card",
      es: "Retiro con tarjeta Fininvest",
    },
  },
  {
    code: "34",
    name: {
      pt: "Cartão de crédito pró-rata à vista",
      en: "Pro-rata credit card, single payment",
      es: "Tarjeta de crédito prorrateada en un pago",
    },
  },
  {
    code: "35",
    name: {
      pt: "Cartão de crédito pró-rata parcelada",
      en: "Pro-rata credit card, installments",
      es: "Tarjeta de crédito prorrateada en cuotas",
    },
  },
  {
    code: "36",
    name: {
      pt: "Consulta parcelas no cartão de crédito",
      en: "Credit card installment query",
      es: "Consulta de cuotas de la tarjeta de crédito",
    },
  },
  { code: "37", name: { pt: "Crédito Cisa", en: "Cisa credit", es: "Crédito Cisa" } },
  {
    code: "38",
    name: { pt: "Saldo/extrato Cisa", en: "Cisa balance or statement", es: "Saldo o extracto Cisa" },
  },
  {
    code: "39",
    name: { pt: "Cartão crédito Infocard", en: "Infocard credit card", es: "Tarjeta de crédito Infocard" },
  },
  {
    code: "40",
    name: {
      pt: "Cancelamento de transação com cartão de crédito ou débito",
      en: "Cancellation of a credit or debit card transaction",
      es: "Cancelación de transacción con tarjeta de crédito o débito",
    },
  },
  { code: "41", name: { pt: "Consulta AVS", en: "AVS query", es: "Consulta AVS" } },
  { code: "42", name: { pt: "Débito digitado", en: "Typed debit", es: "Débito ingresado a mano" } },
  { code: "43", name: { pt: "Débito magnético", en: "Magnetic debit", es: "Débito magnético" } },
  { code: "44", name: { pt: "Crédito parcelado", en: "Credit in installments", es: "Crédito en cuotas" } },
  {
    code: "45",
    name: { pt: "Private Label pré-Datado", en: "Private label, post-dated", es: "Tarjeta propia diferida" },
  },
  { code: "46", name: { pt: "Pagamento dinheiro", en: "Cash payment", es: "Pago en efectivo" } },
  {
    code: "47",
    name: {
      pt: "Pagamento Private Label com cheque",
      en: "Private label payment by check",
      es: "Pago de tarjeta propia con cheque",
    },
  },
  { code: "48", name: { pt: "Paggo", en: "Paggo", es: "Paggo" } },
  {
    code: "49",
    name: { pt: "Garantia cheque CDL Rio", en: "CDL Rio check guarantee", es: "Garantía de cheque CDL Rio" },
  },
  { code: "50", name: { pt: "Pagamento de conta", en: "Bill payment", es: "Pago de cuenta" } },
  {
    code: "51",
    name: {
      pt: "Estorno de pagamento de conta",
      en: "Bill payment reversal",
      es: "Reversión de pago de cuenta",
    },
  },
  {
    code: "52",
    name: {
      pt: "Re-impressão de pagamento de conta",
      en: "Bill payment reprint",
      es: "Reimpresión de pago de cuenta",
    },
  },
  { code: "53", name: { pt: "Pagamento de benefício", en: "Benefit payment", es: "Pago de beneficio" } },
  {
    code: "54",
    name: {
      pt: "Estorno do pagamento de benefício",
      en: "Benefit payment reversal",
      es: "Reversión del pago de beneficio",
    },
  },
  {
    code: "55",
    name: {
      pt: "Tratamento de troco no pagamento de contas com dinheiro",
      en: "Change handling in cash bill payment",
      es: "Tratamiento del vuelto en el pago de cuentas en efectivo",
    },
  },
  { code: "56", name: { pt: "Reimpressão", en: "Reprint", es: "Reimpresión" } },
  {
    code: "57",
    name: {
      pt: "Reimpressão do último comprovante",
      en: "Reprint of the last receipt",
      es: "Reimpresión del último comprobante",
    },
  },
  {
    code: "58",
    name: { pt: "Reimpressão específica", en: "Specific reprint", es: "Reimpresión específica" },
  },
  {
    code: "60",
    name: {
      pt: "Recarga de celular com dinheiro",
      en: "Mobile top-up paid in cash",
      es: "Recarga de celular en efectivo",
    },
  },
  {
    code: "61",
    name: {
      pt: "Recarga de celular com cheque",
      en: "Mobile top-up paid by check",
      es: "Recarga de celular con cheque",
    },
  },
  {
    code: "62",
    name: {
      pt: "Recarga de celular com cartão de débito à vista",
      en: "Mobile top-up by debit card, single payment",
      es: "Recarga de celular con tarjeta de débito en un pago",
    },
  },
  {
    code: "63",
    name: {
      pt: "Recarga de celular com cartão de crédito à vista",
      en: "Mobile top-up by credit card, single payment",
      es: "Recarga de celular con tarjeta de crédito en un pago",
    },
  },
  {
    code: "64",
    name: {
      pt: "Menu de seleção da operadora de recarga",
      en: "Top-up operator selection menu",
      es: "Menú de selección de la operadora de recarga",
    },
  },
  {
    code: "70",
    name: {
      pt: "Reimpressão do lojista",
      en: "Store copy reprint",
      es: "Reimpresión de la copia del comercio",
    },
  },
  {
    code: "71",
    name: {
      pt: "Reimpressão do portador do cartão",
      en: "Cardholder copy reprint",
      es: "Reimpresión de la copia del titular",
    },
  },
  { code: "72", name: { pt: "Todas as reimpressões", en: "All reprints", es: "Todas las reimpresiones" } },
  { code: "73", name: { pt: "Crédito Centralizado", en: "Centralized credit", es: "Crédito centralizado" } },
  {
    code: "74",
    name: { pt: "Consulta de saldo (CB)", en: "Balance query (CB)", es: "Consulta de saldo (CB)" },
  },
  { code: "75", name: { pt: "Saque (CB)", en: "Withdrawal (CB)", es: "Retiro (CB)" } },
  {
    code: "76",
    name: { pt: "Estorno de saque (CB)", en: "Withdrawal reversal (CB)", es: "Reversión de retiro (CB)" },
  },
  { code: "77", name: { pt: "Depósito (CB)", en: "Deposit (CB)", es: "Depósito (CB)" } },
  {
    code: "78",
    name: { pt: "Estorno de depósito (CB)", en: "Deposit reversal (CB)", es: "Reversión de depósito (CB)" },
  },
  { code: "79", name: { pt: "Conta corrente", en: "Checking account", es: "Cuenta corriente" } },
  { code: "80", name: { pt: "Conta poupança", en: "Savings account", es: "Cuenta de ahorro" } },
  { code: "81", name: { pt: "Conta benefício", en: "Benefit account", es: "Cuenta de beneficios" } },
  { code: "82", name: { pt: "Conta salário", en: "Salary account", es: "Cuenta sueldo" } },
  { code: "83", name: { pt: "Conta empresa", en: "Company account", es: "Cuenta de empresa" } },
  { code: "84", name: { pt: "Conta investimento", en: "Investment account", es: "Cuenta de inversión" } },
  {
    code: "85",
    name: {
      pt: "Conta funcionário viajante",
      en: "Traveling employee account",
      es: "Cuenta de empleado viajero",
    },
  },
  {
    code: "86",
    name: {
      pt: "Consulta de saldo com cartão magnético (CB)",
      en: "Balance query with magnetic card (CB)",
      es: "Consulta de saldo con tarjeta magnética (CB)",
    },
  },
  {
    code: "87",
    name: {
      pt: "Consulta de saldo com digitação dos dados da conta (CB)",
      en: "Balance query with typed account data (CB)",
      es: "Consulta de saldo con datos de la cuenta ingresados a mano (CB)",
    },
  },
  {
    code: "88",
    name: {
      pt: "Saque de benefício INSS (CB)",
      en: "INSS benefit withdrawal (CB)",
      es: "Retiro de beneficio INSS (CB)",
    },
  },
  {
    code: "89",
    name: {
      pt: "Saque com cartão magnético (CB)",
      en: "Withdrawal with magnetic card (CB)",
      es: "Retiro con tarjeta magnética (CB)",
    },
  },
  {
    code: "90",
    name: { pt: "Saque com cheque (CB)", en: "Withdrawal with check (CB)", es: "Retiro con cheque (CB)" },
  },
  {
    code: "91",
    name: {
      pt: "Saque com recibo de retirada (CB)",
      en: "Withdrawal with withdrawal slip (CB)",
      es: "Retiro con recibo de retiro (CB)",
    },
  },
  {
    code: "92",
    name: {
      pt: "Estorno de saque de benefício INSS (CB)",
      en: "INSS benefit withdrawal reversal (CB)",
      es: "Reversión de retiro de beneficio INSS (CB)",
    },
  },
  {
    code: "93",
    name: {
      pt: "Estorno de saque com cheque (CB)",
      en: "Reversal of withdrawal with check (CB)",
      es: "Reversión de retiro con cheque (CB)",
    },
  },
  {
    code: "94",
    name: {
      pt: "Estorno de saque com recibo de retirada (CB)",
      en: "Reversal of withdrawal with slip (CB)",
      es: "Reversión de retiro con recibo de retiro (CB)",
    },
  },
  {
    code: "95",
    name: {
      pt: "Estorno de depósito com dinheiro (CB)",
      en: "Cash deposit reversal (CB)",
      es: "Reversión de depósito en efectivo (CB)",
    },
  },
  {
    code: "96",
    name: {
      pt: "Estorno de depósito com cheque (CB)",
      en: "Check deposit reversal (CB)",
      es: "Reversión de depósito con cheque (CB)",
    },
  },
  {
    code: "97",
    name: {
      pt: "Estorno de depósito com dinheiro + cheque (CB)",
      en: "Cash and check deposit reversal (CB)",
      es: "Reversión de depósito en efectivo y cheque (CB)",
    },
  },
  {
    code: "98",
    name: {
      pt: "Consulta cheque SPC Brasil",
      en: "SPC Brasil check query",
      es: "Consulta de cheque SPC Brasil",
    },
  },
  {
    code: "99",
    name: {
      pt: "Garantia cheque SPC Brasil",
      en: "SPC Brasil check guarantee",
      es: "Garantía de cheque SPC Brasil",
    },
  },
  { code: "3000", name: { pt: "Tipo conta: FAL", en: "Account type: FAL", es: "Tipo de cuenta: FAL" } },
  {
    code: "3001",
    name: { pt: "Tipo conta: pontos", en: "Account type: points", es: "Tipo de cuenta: puntos" },
  },
  { code: "3002", name: { pt: "SCCard", en: "SCCard", es: "SCCard" } },
  {
    code: "3003",
    name: { pt: "Consulta saldo débito", en: "Debit balance query", es: "Consulta de saldo de débito" },
  },
  {
    code: "3004",
    name: { pt: "Consulta saldo crédito", en: "Credit balance query", es: "Consulta de saldo de crédito" },
  },
  {
    code: "3005",
    name: {
      pt: "Recarga de celular Bradesco",
      en: "Bradesco mobile top-up",
      es: "Recarga de celular Bradesco",
    },
  },
  {
    code: "3006",
    name: {
      pt: "Reimpressão específica Redecard",
      en: "Redecard specific reprint",
      es: "Reimpresión específica Redecard",
    },
  },
  {
    code: "3007",
    name: {
      pt: "Reimpressão específica Visanet",
      en: "Visanet specific reprint",
      es: "Reimpresión específica Visanet",
    },
  },
  {
    code: "3008",
    name: {
      pt: "Troco surpresa (premiado)",
      en: "Surprise change (with prizes)",
      es: "Vuelto sorpresa (con premios)",
    },
  },
  { code: "3009", name: { pt: "Pagamento em dinheiro", en: "Cash payment", es: "Pago en efectivo" } },
  {
    code: "3010",
    name: { pt: "Pagamento CB em cheque", en: "CB payment by check", es: "Pago CB con cheque" },
  },
  {
    code: "3011",
    name: { pt: "Pagamento com TEF débito", en: "Payment by EFT debit", es: "Pago con TEF débito" },
  },
  {
    code: "3012",
    name: { pt: "Pagamento com TEF crédito", en: "Payment by EFT credit", es: "Pago con TEF crédito" },
  },
  {
    code: "3013",
    name: { pt: "Pagamento em outra forma", en: "Payment by another method", es: "Pago con otra forma" },
  },
  {
    code: "3014",
    name: {
      pt: "Produtos de Vales da Cielo",
      en: "Cielo voucher products",
      es: "Productos de vales de Cielo",
    },
  },
  { code: "3015", name: { pt: "ValeGás", en: "Gas voucher", es: "Vale gas" } },
  { code: "3016", name: { pt: "ValeGás Ultragaz", en: "Ultragaz gas voucher", es: "Vale gas Ultragaz" } },
  { code: "3017", name: { pt: "ValeGás GetNet", en: "GetNet gas voucher", es: "Vale gas GetNet" } },
  {
    code: "3018",
    name: { pt: "Pagamento de conta Orbitall", en: "Orbitall bill payment", es: "Pago de cuenta Orbitall" },
  },
  {
    code: "3019",
    name: {
      pt: "Estorno de pagamento de conta Orbitall",
      en: "Orbitall bill payment reversal",
      es: "Reversión de pago de cuenta Orbitall",
    },
  },
  { code: "3020", name: { pt: "Cartão combustível", en: "Fuel card", es: "Tarjeta de combustible" } },
  {
    code: "3021",
    name: {
      pt: "Cartão combustível digitado",
      en: "Typed fuel card",
      es: "Tarjeta de combustible ingresada a mano",
    },
  },
  {
    code: "3022",
    name: {
      pt: "Cartão combustível magnético",
      en: "Magnetic fuel card",
      es: "Tarjeta de combustible magnética",
    },
  },
  {
    code: "3023",
    name: { pt: "Cartão débito pré-pago", en: "Prepaid debit card", es: "Tarjeta de débito prepaga" },
  },
  {
    code: "3024",
    name: {
      pt: "Consulta saldo cartão débito pré-pago",
      en: "Prepaid debit card balance query",
      es: "Consulta de saldo de tarjeta de débito prepaga",
    },
  },
  {
    code: "3025",
    name: {
      pt: "Cartão crédito código em barras",
      en: "Credit card with bar code",
      es: "Tarjeta de crédito con código de barras",
    },
  },
  { code: "3026", name: { pt: "Cartão presente", en: "Gift card (presente)", es: "Tarjeta regalo" } },
  {
    code: "3027",
    name: {
      pt: "Opção administrativa Redecard",
      en: "Redecard administrative option",
      es: "Opción administrativa Redecard",
    },
  },
  {
    code: "3028",
    name: {
      pt: "Cartão presente magnético",
      en: "Magnetic gift card (presente)",
      es: "Tarjeta regalo magnética",
    },
  },
  {
    code: "3029",
    name: {
      pt: "Cartão presente digitado",
      en: "Typed gift card (presente)",
      es: "Tarjeta regalo ingresada a mano",
    },
  },
  {
    code: "3030",
    name: {
      pt: "Cartão presente código em barras",
      en: "Gift card (presente) with bar code",
      es: "Tarjeta regalo con código de barras",
    },
  },
  {
    code: "3031",
    name: {
      pt: "Opção compra e saque Redecard",
      en: "Redecard purchase with cash back",
      es: "Opción de compra con retiro Redecard",
    },
  },
  { code: "3032", name: { pt: "Pagamento de fatura", en: "Invoice payment", es: "Pago de factura" } },
  { code: "3033", name: { pt: "Pagamento de convênio", en: "Agreement payment", es: "Pago de convenio" } },
  { code: "3034", name: { pt: "Saque Banco IBI", en: "Banco IBI withdrawal", es: "Retiro Banco IBI" } },
  {
    code: "3035",
    name: {
      pt: "Estorno de saque Banco IBI",
      en: "Banco IBI withdrawal reversal",
      es: "Reversión de retiro Banco IBI",
    },
  },
  {
    code: "3036",
    name: {
      pt: "Pagamento de fatura Banco IBI",
      en: "Banco IBI invoice payment",
      es: "Pago de factura Banco IBI",
    },
  },
  {
    code: "3037",
    name: {
      pt: "Estorno de pagamento de fatura Banco IBI",
      en: "Banco IBI invoice payment reversal",
      es: "Reversión de pago de factura Banco IBI",
    },
  },
  { code: "3038", name: { pt: "Saldo SPTrans", en: "SPTrans balance", es: "Saldo SPTrans" } },
  { code: "3039", name: { pt: "Recarga SPTrans", en: "SPTrans top-up", es: "Recarga SPTrans" } },
  {
    code: "3040",
    name: {
      pt: "Garantia cheque Infocard",
      en: "Infocard check guarantee",
      es: "Garantía de cheque Infocard",
    },
  },
  {
    code: "3041",
    name: {
      pt: "Estorno garantia cheque Infocard",
      en: "Infocard check guarantee reversal",
      es: "Reversión de garantía de cheque Infocard",
    },
  },
  {
    code: "3042",
    name: { pt: "Garantia cheque CDL-Poa", en: "CDL-POA check guarantee", es: "Garantía de cheque CDL-POA" },
  },
  { code: "3043", name: { pt: "Extrato", en: "Statement", es: "Extracto" } },
  {
    code: "3044",
    name: { pt: "Extrato magnético", en: "Magnetic card statement", es: "Extracto con tarjeta magnética" },
  },
  {
    code: "3045",
    name: { pt: "Extrato digitado", en: "Typed card statement", es: "Extracto con tarjeta ingresada a mano" },
  },
  { code: "3046", name: { pt: "Recarga Corban SE", en: "Corban SE top-up", es: "Recarga Corban SE" } },
  { code: "3047", name: { pt: "Saque crédito", en: "Credit withdrawal", es: "Retiro con crédito" } },
  {
    code: "3048",
    name: {
      pt: "Estorno de saque crédito",
      en: "Credit withdrawal reversal",
      es: "Reversión de retiro con crédito",
    },
  },
  {
    code: "3049",
    name: {
      pt: "Consultas de cartão de crédito",
      en: "Credit card queries",
      es: "Consultas de tarjeta de crédito",
    },
  },
  {
    code: "3050",
    name: {
      pt: "Extrato cartão de crédito",
      en: "Credit card statement",
      es: "Extracto de tarjeta de crédito",
    },
  },
  {
    code: "3051",
    name: {
      pt: "Saldo convênio crédito",
      en: "Credit agreement balance",
      es: "Saldo de convenio de crédito",
    },
  },
  {
    code: "3052",
    name: {
      pt: "Consulta liberação de cartão crédito",
      en: "Credit card release query",
      es: "Consulta de liberación de tarjeta de crédito",
    },
  },
  {
    code: "3053",
    name: {
      pt: "Consulta última fatura de cartão crédito",
      en: "Query of the last credit card invoice",
      es: "Consulta de la última factura de tarjeta de crédito",
    },
  },
  {
    code: "3054",
    name: {
      pt: "Altera senha de cartão crédito",
      en: "Credit card password change",
      es: "Cambio de PIN de tarjeta de crédito",
    },
  },
  {
    code: "3055",
    name: {
      pt: "Libera cartão de crédito",
      en: "Credit card release",
      es: "Liberación de tarjeta de crédito",
    },
  },
  { code: "3056", name: { pt: "Produtos SPTrans", en: "SPTrans products", es: "Productos SPTrans" } },
  { code: "3057", name: { pt: "DARF", en: "DARF", es: "DARF" } },
  { code: "3058", name: { pt: "GPS", en: "GPS", es: "GPS" } },
  { code: "3059", name: { pt: "DARF Simples", en: "Simplified DARF", es: "DARF simplificado" } },
  { code: "3060", name: { pt: "DARF Preto", en: "Black DARF", es: "DARF negro" } },
  { code: "3061", name: { pt: "Estorno DARF", en: "DARF reversal", es: "Reversión de DARF" } },
  { code: "3062", name: { pt: "Estorno GPS", en: "GPS reversal", es: "Reversión de GPS" } },
  {
    code: "3063",
    name: { pt: "Empréstimo pré-Aprovado", en: "Pre-approved loan", es: "Préstamo preaprobado" },
  },
  {
    code: "3064",
    name: {
      pt: "Empréstimo pré-Aprovado magnético",
      en: "Pre-approved loan, magnetic card",
      es: "Préstamo preaprobado con tarjeta magnética",
    },
  },
  {
    code: "3065",
    name: {
      pt: "Empréstimo pré-Aprovado digitado",
      en: "Pre-approved loan, typed card",
      es: "Préstamo preaprobado con tarjeta ingresada a mano",
    },
  },
  { code: "3066", name: { pt: "Abertura de conta", en: "Account opening", es: "Apertura de cuenta" } },
  { code: "3067", name: { pt: "Conta individual", en: "Individual account", es: "Cuenta individual" } },
  {
    code: "3068",
    name: { pt: "Conta conjunta E / OU", en: "Joint account, AND or OR", es: "Cuenta conjunta Y u O" },
  },
  {
    code: "3069",
    name: {
      pt: "Conta conjunta E (solidária)",
      en: "Joint account, AND (joint liability)",
      es: "Cuenta conjunta Y (solidaria)",
    },
  },
  {
    code: "3070",
    name: { pt: "Pagamento de conta Infocard", en: "Infocard bill payment", es: "Pago de cuenta Infocard" },
  },
  {
    code: "3071",
    name: {
      pt: "Estorno de pagamento de conta Infocard",
      en: "Infocard bill payment reversal",
      es: "Reversión de pago de cuenta Infocard",
    },
  },
  {
    code: "3072",
    name: { pt: "Pagamento de conta Banrisul", en: "Banrisul bill payment", es: "Pago de cuenta Banrisul" },
  },
  {
    code: "3073",
    name: {
      pt: "Pagamento de conta Central Card",
      en: "Central Card bill payment",
      es: "Pago de cuenta Central Card",
    },
  },
  {
    code: "3074",
    name: {
      pt: "Pagamento de conta Portal Card",
      en: "Portal Card bill payment",
      es: "Pago de cuenta Portal Card",
    },
  },
  {
    code: "3075",
    name: { pt: "Pagamento de conta Softway", en: "Softway bill payment", es: "Pago de cuenta Softway" },
  },
  {
    code: "3076",
    name: { pt: "Pagamento de conta Parati", en: "Parati bill payment", es: "Pago de cuenta Parati" },
  },
  {
    code: "3077",
    name: { pt: "Pagamento de conta Ediguay", en: "Ediguay bill payment", es: "Pago de cuenta Ediguay" },
  },
  {
    code: "3078",
    name: {
      pt: "Pagamento de conta CooperCred",
      en: "CooperCred bill payment",
      es: "Pago de cuenta CooperCred",
    },
  },
  {
    code: "3079",
    name: { pt: "Pagamento de conta Validata", en: "Validata bill payment", es: "Pago de cuenta Validata" },
  },
  {
    code: "3080",
    name: {
      pt: "Pagamento de conta Panamericano",
      en: "Panamericano bill payment",
      es: "Pago de cuenta Panamericano",
    },
  },
  {
    code: "3081",
    name: { pt: "Pagamento de conta SigaCred", en: "SigaCred bill payment", es: "Pago de cuenta SigaCred" },
  },
  {
    code: "3082",
    name: { pt: "Pagamento de conta UseCred", en: "UseCred bill payment", es: "Pago de cuenta UseCred" },
  },
  {
    code: "3083",
    name: { pt: "Pagamento de conta SisCred", en: "SisCred bill payment", es: "Pago de cuenta SisCred" },
  },
  {
    code: "3084",
    name: {
      pt: "Pagamento de conta Fininvest (Menu principal)",
      en: "Fininvest bill payment (main menu)",
      es: "Pago de cuenta Fininvest (menú principal)",
    },
  },
  {
    code: "3085",
    name: {
      pt: "Estorno de pagamento de conta Banrisul",
      en: "Banrisul bill payment reversal",
      es: "Reversión de pago de cuenta Banrisul",
    },
  },
  {
    code: "3086",
    name: {
      pt: "Estorno de pagamento de conta Fininvest",
      en: "Fininvest bill payment reversal",
      es: "Reversión de pago de cuenta Fininvest",
    },
  },
  {
    code: "3087",
    name: {
      pt: "Estorno de pagamento de conta Central Card",
      en: "Central Card bill payment reversal",
      es: "Reversión de pago de cuenta Central Card",
    },
  },
  {
    code: "3088",
    name: {
      pt: "Estorno de pagamento de conta Portal Card",
      en: "Portal Card bill payment reversal",
      es: "Reversión de pago de cuenta Portal Card",
    },
  },
  {
    code: "3089",
    name: {
      pt: "Estorno de pagamento de conta Softway",
      en: "Softway bill payment reversal",
      es: "Reversión de pago de cuenta Softway",
    },
  },
  {
    code: "3090",
    name: {
      pt: "Estorno de pagamento de conta Ediguay",
      en: "Ediguay bill payment reversal",
      es: "Reversión de pago de cuenta Ediguay",
    },
  },
  {
    code: "3091",
    name: {
      pt: "Estorno de pagamento de conta CooperCred",
      en: "CooperCred bill payment reversal",
      es: "Reversión de pago de cuenta CooperCred",
    },
  },
  {
    code: "3092",
    name: {
      pt: "Estorno de pagamento de conta Panamericano",
      en: "Panamericano bill payment reversal",
      es: "Reversión de pago de cuenta Panamericano",
    },
  },
  {
    code: "3093",
    name: {
      pt: "Estorno de pagamento de conta SigaCred",
      en: "SigaCred bill payment reversal",
      es: "Reversión de pago de cuenta SigaCred",
    },
  },
  {
    code: "3094",
    name: {
      pt: "Estorno de pagamento de conta UseCred",
      en: "UseCred bill payment reversal",
      es: "Reversión de pago de cuenta UseCred",
    },
  },
  {
    code: "3095",
    name: {
      pt: "Estorno de pagamento de conta SisCred",
      en: "SisCred bill payment reversal",
      es: "Reversión de pago de cuenta SisCred",
    },
  },
  { code: "3096", name: { pt: "Repasse (CB)", en: "Transfer (CB)", es: "Transferencia (CB)" } },
  { code: "3097", name: { pt: "Administrativo (CB)", en: "Administration (CB)", es: "Administración (CB)" } },
  {
    code: "3098",
    name: {
      pt: "Administrativo CB Banrisul",
      en: "Banrisul CB administration",
      es: "Administración CB Banrisul",
    },
  },
  {
    code: "3099",
    name: {
      pt: "Pagamento de conta cartão EMS",
      en: "EMS card bill payment",
      es: "Pago de cuenta con tarjeta EMS",
    },
  },
  {
    code: "3100",
    name: {
      pt: "Estorno de pagamento de conta cartão EMS",
      en: "EMS card bill payment reversal",
      es: "Reversión de pago de cuenta con tarjeta EMS",
    },
  },
  { code: "3101", name: { pt: "Código resumido EMS", en: "EMS short code", es: "Código abreviado EMS" } },
  {
    code: "3102",
    name: { pt: "Código de barras do carnê", en: "Booklet bar code", es: "Código de barras del carné" },
  },
  {
    code: "3103",
    name: {
      pt: "Digitação dos dados do carnê",
      en: "Typed booklet data",
      es: "Datos del carné ingresados a mano",
    },
  },
  { code: "3104", name: { pt: "Menu: Consultas EMS", en: "Menu: EMS queries", es: "Menú: consultas EMS" } },
  { code: "3105", name: { pt: "Consulta rápida EMS", en: "EMS quick query", es: "Consulta rápida EMS" } },
  {
    code: "3106",
    name: { pt: "Consulta extrato EMS", en: "EMS statement query", es: "Consulta de extracto EMS" },
  },
  { code: "3107", name: { pt: "Consulta milhas EMS", en: "EMS miles query", es: "Consulta de millas EMS" } },
  {
    code: "3108",
    name: {
      pt: "Consulta Mini-extrato EMS",
      en: "EMS mini statement query",
      es: "Consulta de miniextracto EMS",
    },
  },
  {
    code: "3109",
    name: { pt: "Registro de ocorrência EMS", en: "EMS occurrence record", es: "Registro de ocurrencia EMS" },
  },
  {
    code: "3110",
    name: {
      pt: "Registro de cancelamento de ocorrência EMS",
      en: "EMS occurrence cancellation record",
      es: "Registro de cancelación de ocurrencia EMS",
    },
  },
  {
    code: "3111",
    name: { pt: "Inclusão de cliente EMS", en: "EMS customer inclusion", es: "Alta de cliente EMS" },
  },
  {
    code: "3112",
    name: {
      pt: "Alteração de dados cadastrais cliente EMS",
      en: "EMS customer data change",
      es: "Modificación de datos del cliente EMS",
    },
  },
  {
    code: "3113",
    name: {
      pt: "Consulta dados cadastrais cliente EMS",
      en: "EMS customer data query",
      es: "Consulta de datos del cliente EMS",
    },
  },
  {
    code: "3114",
    name: {
      pt: "Transação EMS por cartão magnético",
      en: "EMS transaction by magnetic card",
      es: "Transacción EMS con tarjeta magnética",
    },
  },
  {
    code: "3115",
    name: {
      pt: "Transação EMS por digitação do cartão",
      en: "EMS transaction by typed card",
      es: "Transacción EMS con tarjeta ingresada a mano",
    },
  },
  {
    code: "3116",
    name: {
      pt: "Transação EMS por digitação do CPF",
      en: "EMS transaction by typed CPF",
      es: "Transacción EMS con CPF ingresado a mano",
    },
  },
  {
    code: "3117",
    name: { pt: "Extrato EMS Parcial", en: "EMS partial statement", es: "Extracto EMS parcial" },
  },
  { code: "3118", name: { pt: "Extrato EMS Total", en: "EMS full statement", es: "Extracto EMS total" } },
  { code: "3119", name: { pt: "Sexo masculino", en: "Male", es: "Sexo masculino" } },
  { code: "3120", name: { pt: "Sexo feminino", en: "Female", es: "Sexo femenino" } },
  { code: "3121", name: { pt: "Menus de vendas EMS", en: "EMS sales menus", es: "Menús de ventas EMS" } },
  { code: "3122", name: { pt: "Venda cartão EMS", en: "EMS card sale", es: "Venta con tarjeta EMS" } },
  {
    code: "3123",
    name: {
      pt: "Venda EMS outros meios de pagamento",
      en: "EMS sale by other methods",
      es: "Venta EMS con otros medios de pago",
    },
  },
  {
    code: "3124",
    name: { pt: "Venda EMS à vista", en: "EMS sale, single payment", es: "Venta EMS al contado" },
  },
  {
    code: "3125",
    name: {
      pt: "Venda EMS parcelada sem juros",
      en: "EMS sale, installments without interest",
      es: "Venta EMS en cuotas sin intereses",
    },
  },
  {
    code: "3126",
    name: {
      pt: "Venda EMS parcelada com juros",
      en: "EMS sale, installments with interest",
      es: "Venta EMS en cuotas con intereses",
    },
  },
  { code: "3127", name: { pt: "Venda normal EMS", en: "EMS regular sale", es: "Venta normal EMS" } },
  { code: "3128", name: { pt: "Venda forçada EMS", en: "EMS forced sale", es: "Venta forzada EMS" } },
  {
    code: "3129",
    name: {
      pt: "Compra EMS vinculada a lista de presentes",
      en: "EMS purchase linked to a gift list",
      es: "Compra EMS vinculada a lista de regalos",
    },
  },
  {
    code: "3130",
    name: {
      pt: "Compra EMS outros vínculos",
      en: "EMS purchase, other links",
      es: "Compra EMS, otros vínculos",
    },
  },
  { code: "3131", name: { pt: "Venda EMS - dinheiro", en: "EMS sale: cash", es: "Venta EMS: efectivo" } },
  {
    code: "3132",
    name: { pt: "Venda EMS - cheque a Vista", en: "EMS sale: sight check", es: "Venta EMS: cheque al día" },
  },
  {
    code: "3133",
    name: {
      pt: "Venda EMS - cheque pré",
      en: "EMS sale: post-dated check",
      es: "Venta EMS: cheque diferido",
    },
  },
  {
    code: "3134",
    name: {
      pt: "Venda EMS - cartão de débito",
      en: "EMS sale: debit card",
      es: "Venta EMS: tarjeta de débito",
    },
  },
  {
    code: "3135",
    name: {
      pt: "Venda EMS - cartão de crédito",
      en: "EMS sale: credit card",
      es: "Venta EMS: tarjeta de crédito",
    },
  },
  { code: "3136", name: { pt: "Venda EMS - Ticket", en: "EMS sale: ticket", es: "Venta EMS: ticket" } },
  {
    code: "3137",
    name: {
      pt: "Venda EMS - cheque administrativo",
      en: "EMS sale: cashier's check",
      es: "Venta EMS: cheque de gerencia",
    },
  },
  {
    code: "3138",
    name: {
      pt: "Venda EMS - Traveller Check",
      en: "EMS sale: traveler's check",
      es: "Venta EMS: cheque de viajero",
    },
  },
  {
    code: "3139",
    name: {
      pt: "Venda EMS - Desconto em Folha",
      en: "EMS sale: payroll discount",
      es: "Venta EMS: descuento en nómina",
    },
  },
  { code: "3140", name: { pt: "Venda EMS - vale", en: "EMS sale: voucher (vale)", es: "Venta EMS: vale" } },
  { code: "3141", name: { pt: "Venda EMS - milhas", en: "EMS sale: miles", es: "Venta EMS: millas" } },
  {
    code: "3142",
    name: {
      pt: "Venda EMS - débito em folha",
      en: "EMS sale: payroll debit",
      es: "Venta EMS: débito en nómina",
    },
  },
  { code: "3143", name: { pt: "Venda EMS - Voucher", en: "EMS sale: voucher", es: "Venta EMS: voucher" } },
  {
    code: "3144",
    name: { pt: "Venda EMS - cartão presente", en: "EMS sale: gift card", es: "Venta EMS: tarjeta regalo" },
  },
  {
    code: "3145",
    name: { pt: "Venda EMS - Private Label", en: "EMS sale: private label", es: "Venta EMS: tarjeta propia" },
  },
  {
    code: "3160",
    name: {
      pt: "Venda rotativo à vista Fininvest",
      en: "Fininvest revolving sale, single payment",
      es: "Venta rotativa Fininvest al contado",
    },
  },
  {
    code: "3161",
    name: {
      pt: "Venda rotativo pré-Datado Fininvest",
      en: "Fininvest revolving sale, post-dated",
      es: "Venta rotativa Fininvest diferida",
    },
  },
  {
    code: "3162",
    name: {
      pt: "Venda parcelado Fininvest",
      en: "Fininvest installment sale",
      es: "Venta en cuotas Fininvest",
    },
  },
  {
    code: "3163",
    name: {
      pt: "Venda parcelado pré-Datado Fininvest",
      en: "Fininvest installment sale, post-dated",
      es: "Venta en cuotas diferida Fininvest",
    },
  },
  {
    code: "3164",
    name: {
      pt: "Saque rotativo Fininvest",
      en: "Fininvest revolving withdrawal",
      es: "Retiro rotativo Fininvest",
    },
  },
  {
    code: "3165",
    name: {
      pt: "Saque parcelado Fininvest",
      en: "Fininvest installment withdrawal",
      es: "Retiro en cuotas Fininvest",
    },
  },
  {
    code: "3166",
    name: {
      pt: "Consulta saque Fininvest",
      en: "Fininvest withdrawal query",
      es: "Consulta de retiro Fininvest",
    },
  },
  { code: "3167", name: { pt: "Saque Fininvest", en: "Fininvest withdrawal", es: "Retiro Fininvest" } },
  { code: "3168", name: { pt: "Boleto bancário", en: "Bank boleto", es: "Boleto bancario" } },
  { code: "3169", name: { pt: "Contrato", en: "Contract", es: "Contrato" } },
  {
    code: "3170",
    name: {
      pt: "Pagamento de conta Fininvest",
      en: "Fininvest bill payment",
      es: "Pago de cuenta Fininvest",
    },
  },
  {
    code: "3171",
    name: {
      pt: "Pagamento de fatura Fininvest",
      en: "Fininvest invoice payment",
      es: "Pago de factura Fininvest",
    },
  },
  {
    code: "3172",
    name: { pt: "Documento Provincial", en: "Provincial document", es: "Documento Provincial" },
  },
  {
    code: "3173",
    name: { pt: "Documento não Provincial", en: "Non-Provincial document", es: "Documento no Provincial" },
  },
  { code: "3174", name: { pt: "Com Provimilhas", en: "With Provimilhas", es: "Con Provimilhas" } },
  { code: "3175", name: { pt: "Sem Provimilhas", en: "Without Provimilhas", es: "Sin Provimilhas" } },
  {
    code: "3176",
    name: { pt: "Débito parcelas iguais", en: "Debit in equal installments", es: "Débito en cuotas iguales" },
  },
  {
    code: "3177",
    name: {
      pt: "Consulta cheque Banco Provincial",
      en: "Banco Provincial check query",
      es: "Consulta de cheque Banco Provincial",
    },
  },
  { code: "3178", name: { pt: "Consulta cheque BOD", en: "BOD check query", es: "Consulta de cheque BOD" } },
  {
    code: "3179",
    name: {
      pt: "Garantia cheque Banco Mercantil",
      en: "Banco Mercantil check guarantee",
      es: "Garantía de cheque Banco Mercantil",
    },
  },
  {
    code: "3180",
    name: {
      pt: "Consulta cheque Consórcio Venezuela",
      en: "Consorcio Venezuela check query",
      es: "Consulta de cheque Consorcio Venezuela",
    },
  },
  {
    code: "3181",
    name: {
      pt: "Fechamento do lote atual Banco Mercantil",
      en: "Banco Mercantil current batch closing",
      es: "Cierre del lote actual Banco Mercantil",
    },
  },
  {
    code: "3182",
    name: {
      pt: "Fechamento de lote específico Banco Mercantil",
      en: "Banco Mercantil specific batch closing",
      es: "Cierre de lote específico Banco Mercantil",
    },
  },
  { code: "3183", name: { pt: "Ajuste de compra", en: "Purchase adjustment", es: "Ajuste de compra" } },
  {
    code: "3184",
    name: {
      pt: "Ajuste de compra débito",
      en: "Debit purchase adjustment",
      es: "Ajuste de compra con débito",
    },
  },
  {
    code: "3185",
    name: {
      pt: "Ajuste de compra crédito",
      en: "Credit purchase adjustment",
      es: "Ajuste de compra con crédito",
    },
  },
  {
    code: "3186",
    name: {
      pt: "Consulta totais de compra Banco Provincial",
      en: "Banco Provincial purchase totals query",
      es: "Consulta de totales de compra Banco Provincial",
    },
  },
  {
    code: "3187",
    name: {
      pt: "Consulta totais A Pagar Banco Provincial",
      en: "Banco Provincial totals payable query",
      es: "Consulta de totales a pagar Banco Provincial",
    },
  },
  {
    code: "3188",
    name: {
      pt: "Consulta estado lote Banco Provincial",
      en: "Banco Provincial batch state query",
      es: "Consulta de estado del lote Banco Provincial",
    },
  },
  {
    code: "3189",
    name: {
      pt: "Fechamento de lote Banco Provincial",
      en: "Banco Provincial batch closing",
      es: "Cierre de lote Banco Provincial",
    },
  },
  { code: "3190", name: { pt: "Fechamento de lote BOD", en: "BOD batch closing", es: "Cierre de lote BOD" } },
  {
    code: "3191",
    name: {
      pt: "Fechamento de lote Banco Mercantil",
      en: "Banco Mercantil batch closing",
      es: "Cierre de lote Banco Mercantil",
    },
  },
  {
    code: "3192",
    name: {
      pt: "Vale refeição (exceto Visanet)",
      en: "Meal voucher (except Visanet)",
      es: "Vale de comida (excepto Visanet)",
    },
  },
  {
    code: "3193",
    name: {
      pt: "Vale alimentação (exceto Visanet)",
      en: "Food voucher (except Visanet)",
      es: "Vale de alimentación (excepto Visanet)",
    },
  },
  {
    code: "3194",
    name: {
      pt: "Venda milhagem CooperCred",
      en: "CooperCred sale of miles",
      es: "Venta de millas CooperCred",
    },
  },
  {
    code: "3195",
    name: {
      pt: "Cancelamento de venda milhagem CooperCred",
      en: "CooperCred sale of miles cancellation",
      es: "Cancelación de venta de millas CooperCred",
    },
  },
  {
    code: "3196",
    name: { pt: "Consulta de saldo Cisa", en: "Cisa balance query", es: "Consulta de saldo Cisa" },
  },
  {
    code: "3197",
    name: { pt: "Consulta de extrato Cisa", en: "Cisa statement query", es: "Consulta de extracto Cisa" },
  },
  {
    code: "3198",
    name: { pt: "Consulta de saldo Softway", en: "Softway balance query", es: "Consulta de saldo Softway" },
  },
  { code: "3199", name: { pt: "Saque Softway", en: "Softway withdrawal", es: "Retiro Softway" } },
  {
    code: "3200",
    name: {
      pt: "Cancelamento de saque Softway",
      en: "Softway withdrawal cancellation",
      es: "Cancelación de retiro Softway",
    },
  },
  { code: "3201", name: { pt: "Carga de pré-pago", en: "Prepaid load", es: "Carga de prepago" } },
  {
    code: "3202",
    name: {
      pt: "Cancelamento de carga de pré-pago",
      en: "Prepaid load cancellation",
      es: "Cancelación de carga de prepago",
    },
  },
  {
    code: "3203",
    name: { pt: "Teste de comunicação", en: "Communication test", es: "Prueba de comunicación" },
  },
  {
    code: "3204",
    name: {
      pt: "Transações do correspondente bancário (CB)",
      en: "Banking correspondent transactions (CB)",
      es: "Transacciones del corresponsal bancario (CB)",
    },
  },
  {
    code: "3205",
    name: {
      pt: "Transações de recarga de celular",
      en: "Mobile top-up transactions",
      es: "Transacciones de recarga de celular",
    },
  },
  {
    code: "3206",
    name: { pt: "Transações SPTrans", en: "SPTrans transactions", es: "Transacciones SPTrans" },
  },
  { code: "3207", name: { pt: "SCCard", en: "SCCard", es: "SCCard" } },
  { code: "3208", name: { pt: "Provedor Wappa", en: "Wappa provider", es: "Proveedor Wappa" } },
  {
    code: "3209",
    name: { pt: "Abertura de caixa (CB)", en: "Cashier opening (CB)", es: "Apertura de caja (CB)" },
  },
  {
    code: "3210",
    name: { pt: "Fechamento de caixa (CB)", en: "Cashier closing (CB)", es: "Cierre de caja (CB)" },
  },
  {
    code: "3211",
    name: {
      pt: "Sangria de caixa (CB)",
      en: "Cash removal from the drawer (CB)",
      es: "Retiro de efectivo de la caja (CB)",
    },
  },
  { code: "3212", name: { pt: "Menu: cartão Condor", en: "Menu: Condor card", es: "Menú: tarjeta Condor" } },
  {
    code: "3213",
    name: {
      pt: "Opção crédito parcelado simples",
      en: "Simple credit installment option",
      es: "Opción de crédito en cuotas simple",
    },
  },
  {
    code: "3214",
    name: { pt: "Pagamento cartão Condor", en: "Condor card payment", es: "Pago de tarjeta Condor" },
  },
  {
    code: "3215",
    name: {
      pt: "Estorno pagamento cartão Condor",
      en: "Condor card payment reversal",
      es: "Reversión de pago de tarjeta Condor",
    },
  },
  {
    code: "3216",
    name: { pt: "Consulta extrato Condor", en: "Condor statement query", es: "Consulta de extracto Condor" },
  },
  {
    code: "3217",
    name: {
      pt: "Cancelamento Parcele mais",
      en: "Parcele Mais cancellation",
      es: "Cancelación Parcele Mais",
    },
  },
  { code: "3218", name: { pt: "Menu: Starfiche", en: "Menu: Starfiche", es: "Menú: Starfiche" } },
  {
    code: "3219",
    name: {
      pt: "Menu: saque CB Banrisul",
      en: "Menu: Banrisul CB withdrawal",
      es: "Menú: retiro CB Banrisul",
    },
  },
  {
    code: "3220",
    name: { pt: "Pagamento de conta UP SIGHT", en: "UP SIGHT bill payment", es: "Pago de cuenta UP SIGHT" },
  },
  {
    code: "3221",
    name: {
      pt: "Estorno de pagamento de conta UP SIGHT",
      en: "UP SIGHT bill payment reversal",
      es: "Reversión de pago de cuenta UP SIGHT",
    },
  },
  { code: "3222", name: { pt: "Menu: NTPC", en: "Menu: NTPC", es: "Menú: NTPC" } },
  { code: "3223", name: { pt: "Menu: NTPC", en: "Menu: NTPC", es: "Menú: NTPC" } },
  { code: "3224", name: { pt: "Pagamento com saque", en: "Payment with withdrawal", es: "Pago con retiro" } },
  {
    code: "3225",
    name: {
      pt: "Recarga de celular com saque",
      en: "Mobile top-up with withdrawal",
      es: "Recarga de celular con retiro",
    },
  },
  {
    code: "3226",
    name: {
      pt: "Troca de senha supervisor PinPad",
      en: "Supervisor PIN change on the pinpad",
      es: "Cambio de contraseña del supervisor en el pinpad",
    },
  },
  { code: "3227", name: { pt: "Menu: crédito CDC", en: "Menu: CDC credit", es: "Menú: crédito CDC" } },
  {
    code: "3228",
    name: {
      pt: "Opção conta pessoa jurídica",
      en: "Company account option",
      es: "Opción de cuenta de persona jurídica",
    },
  },
  {
    code: "3229",
    name: { pt: "Pagamento de conta rede MAR", en: "MAR bill payment", es: "Pago de cuenta red MAR" },
  },
  {
    code: "3230",
    name: {
      pt: "Estorno pagamento de conta rede MAR",
      en: "MAR bill payment reversal",
      es: "Reversión de pago de cuenta red MAR",
    },
  },
  {
    code: "3231",
    name: {
      pt: "Pagamento de conta rede iCards",
      en: "iCards bill payment",
      es: "Pago de cuenta red iCards",
    },
  },
  {
    code: "3232",
    name: {
      pt: "Estorno de pagamento de conta rede iCards",
      en: "iCards bill payment reversal",
      es: "Reversión de pago de cuenta red iCards",
    },
  },
  {
    code: "3236",
    name: {
      pt: "Menu: liberação crédito CooperCred",
      en: "Menu: CooperCred credit release",
      es: "Menú: liberación de crédito CooperCred",
    },
  },
  {
    code: "3237",
    name: {
      pt: "Menu: liberação débito CooperCred",
      en: "Menu: CooperCred debit release",
      es: "Menú: liberación de débito CooperCred",
    },
  },
  {
    code: "3238",
    name: {
      pt: "Menu: recarga débito digitado CooperCred",
      en: "Menu: CooperCred typed debit top-up",
      es: "Menú: recarga con débito ingresado a mano CooperCred",
    },
  },
  {
    code: "3239",
    name: {
      pt: "Menu: recarga débito magnético CooperCred",
      en: "Menu: CooperCred magnetic debit top-up",
      es: "Menú: recarga con débito magnético CooperCred",
    },
  },
  {
    code: "3261",
    name: {
      pt: "Menu: crédito à vista resgate pontos",
      en: "Menu: credit, single payment with points redemption",
      es: "Menú: crédito en un pago con canje de puntos",
    },
  },
  {
    code: "3262",
    name: {
      pt: "Menu: pagamento de conta Oboé",
      en: "Menu: Oboé bill payment",
      es: "Menú: pago de cuenta Oboé",
    },
  },
  {
    code: "3263",
    name: {
      pt: "Menu: acúmulo de pontos Oboé",
      en: "Menu: Oboé points accrual",
      es: "Menú: acumulación de puntos Oboé",
    },
  },
  {
    code: "3264",
    name: {
      pt: "Menu: cancelamento acúmulo de pontos Oboé",
      en: "Menu: Oboé points accrual cancellation",
      es: "Menú: cancelación de acumulación de puntos Oboé",
    },
  },
  {
    code: "3267",
    name: {
      pt: "Menu: venda crédito com autorização à vista",
      en: "Menu: credit sale with authorization, single payment",
      es: "Menú: venta a crédito con autorización en un pago",
    },
  },
  {
    code: "3270",
    name: {
      pt: "Menu: cartão magnético (PBM)",
      en: "Menu: magnetic card (PBM)",
      es: "Menú: tarjeta magnética (PBM)",
    },
  },
  {
    code: "3271",
    name: {
      pt: "Menu: cartão digitado (PBM)",
      en: "Menu: typed card (PBM)",
      es: "Menú: tarjeta ingresada a mano (PBM)",
    },
  },
  {
    code: "3272",
    name: {
      pt: "Menu: código de autorização (PBM)",
      en: "Menu: authorization code (PBM)",
      es: "Menú: código de autorización (PBM)",
    },
  },
  {
    code: "3276",
    name: {
      pt: "Menu: pagamento de conta Qualicard",
      en: "Menu: Qualicard bill payment",
      es: "Menú: pago de cuenta Qualicard",
    },
  },
  {
    code: "3277",
    name: {
      pt: "Menu: estorno de pagamento de conta Qualicard",
      en: "Menu: Qualicard bill payment reversal",
      es: "Menú: reversión de pago de cuenta Qualicard",
    },
  },
  {
    code: "3278",
    name: {
      pt: "Menu: autorização genérica EMS",
      en: "Menu: EMS generic authorization",
      es: "Menú: autorización genérica EMS",
    },
  },
  {
    code: "3279",
    name: {
      pt: "Menu: pagamento de conta rede Avista",
      en: "Menu: Avista bill payment",
      es: "Menú: pago de cuenta red Avista",
    },
  },
  {
    code: "3280",
    name: {
      pt: "Menu: cartão virtual Formosa",
      en: "Menu: Formosa virtual card",
      es: "Menú: tarjeta virtual Formosa",
    },
  },
  {
    code: "3281",
    name: {
      pt: "Menu: pagamento de contas Neus",
      en: "Menu: Neus bill payment",
      es: "Menú: pago de cuentas Neus",
    },
  },
  {
    code: "3282",
    name: {
      pt: "Menu: estorno de pagamento de contas Neus",
      en: "Menu: Neus bill payment reversal",
      es: "Menú: reversión de pago de cuentas Neus",
    },
  },
  {
    code: "3283",
    name: {
      pt: "Menu: pagamento de contas Algorix",
      en: "Menu: Algorix bill payment",
      es: "Menú: pago de cuentas Algorix",
    },
  },
  {
    code: "3284",
    name: {
      pt: "Menu: estorno de pagamento de contas Algorix",
      en: "Menu: Algorix bill payment reversal",
      es: "Menú: reversión de pago de cuentas Algorix",
    },
  },
  {
    code: "3285",
    name: {
      pt: "Menu: carga de cartão presente Algorix",
      en: "Menu: Algorix gift card load",
      es: "Menú: carga de tarjeta regalo Algorix",
    },
  },
  {
    code: "3286",
    name: {
      pt: "Menu: cancelamento de carga de cartão presente Algorix",
      en: "Menu: Algorix gift card load cancellation",
      es: "Menú: cancelación de carga de tarjeta regalo Algorix",
    },
  },
  {
    code: "3287",
    name: {
      pt: "Menu: venda crédito CompreMax",
      en: "Menu: CompreMax credit sale",
      es: "Menú: venta a crédito CompreMax",
    },
  },
  {
    code: "3288",
    name: {
      pt: "Menu: cancelamento CompreMax",
      en: "Menu: CompreMax cancellation",
      es: "Menú: cancelación CompreMax",
    },
  },
  {
    code: "3289",
    name: {
      pt: "Menu: cancelamento cartão combustível",
      en: "Menu: fuel card cancellation",
      es: "Menú: cancelación de tarjeta de combustible",
    },
  },
  {
    code: "3296",
    name: {
      pt: "Menu: pagamento de contas SysData",
      en: "Menu: SysData bill payment",
      es: "Menú: pago de cuentas SysData",
    },
  },
  {
    code: "3297",
    name: {
      pt: "Menu: estorno de pagamento de contas SysData",
      en: "Menu: SysData bill payment reversal",
      es: "Menú: reversión de pago de cuentas SysData",
    },
  },
  {
    code: "3298",
    name: {
      pt: "Menu: consulta de pagamento Validata",
      en: "Menu: Validata payment query",
      es: "Menú: consulta de pago Validata",
    },
  },
  {
    code: "3299",
    name: {
      pt: "Menu: pagamento recarga SPTrans (Menu gerencial)",
      en: "Menu: SPTrans top-up payment (management menu)",
      es: "Menú: pago de recarga SPTrans (menú administrativo)",
    },
  },
  {
    code: "3303",
    name: {
      pt: "Menu: pagamento de conta SQCF",
      en: "Menu: SQCF bill payment",
      es: "Menú: pago de cuenta SQCF",
    },
  },
  {
    code: "3304",
    name: {
      pt: "Menu: cancelamento de pagamento de conta SQCF",
      en: "Menu: SQCF bill payment cancellation",
      es: "Menú: cancelación de pago de cuenta SQCF",
    },
  },
  {
    code: "3305",
    name: {
      pt: "Menu: cartão Qualidade (ICI Card)",
      en: "Menu: Qualidade card (ICI Card)",
      es: "Menú: tarjeta Qualidade (ICI Card)",
    },
  },
  {
    code: "3306",
    name: {
      pt: "Menu: saque crédito transferência",
      en: "Menu: credit transfer withdrawal",
      es: "Menú: retiro con crédito por transferencia",
    },
  },
  {
    code: "3307",
    name: {
      pt: "Menu: cancelamento saque crédito transferência",
      en: "Menu: credit transfer withdrawal cancellation",
      es: "Menú: cancelación de retiro con crédito por transferencia",
    },
  },
  {
    code: "3319",
    name: { pt: "Menu: saque GetNet", en: "Menu: GetNet withdrawal", es: "Menú: retiro GetNet" },
  },
  {
    code: "3320",
    name: {
      pt: "Menu: estorno de saque GetNet",
      en: "Menu: GetNet withdrawal reversal",
      es: "Menú: reversión de retiro GetNet",
    },
  },
  {
    code: "3323",
    name: {
      pt: "Resgate plataforma promocional (Cielo)",
      en: "Promotional platform redemption (Cielo)",
      es: "Canje en la plataforma promocional (Cielo)",
    },
  },
  {
    code: "3324",
    name: { pt: "Menu: conta especial", en: "Menu: special account", es: "Menú: cuenta especial" },
  },
  {
    code: "3325",
    name: { pt: "Menu: conta fidelidade", en: "Menu: loyalty account", es: "Menú: cuenta de fidelidad" },
  },
  { code: "3326", name: { pt: "Menu: outra conta", en: "Menu: other account", es: "Menú: otra cuenta" } },
  {
    code: "3327",
    name: {
      pt: "Menu: fechamento de lote Platco",
      en: "Menu: Platco batch closing",
      es: "Menú: cierre de lote Platco",
    },
  },
  {
    code: "3328",
    name: { pt: "Menu: registro de gorjeta", en: "Menu: tip record", es: "Menú: registro de propina" },
  },
  {
    code: "3329",
    name: {
      pt: "Menu: consulta última venda",
      en: "Menu: last sale query",
      es: "Menú: consulta de la última venta",
    },
  },
  {
    code: "3330",
    name: {
      pt: "Menu: garantia de cheque Platco",
      en: "Menu: Platco check guarantee",
      es: "Menú: garantía de cheque Platco",
    },
  },
  {
    code: "3331",
    name: { pt: "Menu: devolução Platco", en: "Menu: Platco refund", es: "Menú: devolución Platco" },
  },
  {
    code: "3334",
    name: {
      pt: "Menu: pagamento recarga SPTrans (Menu específico)",
      en: "Menu: SPTrans top-up payment (specific menu)",
      es: "Menú: pago de recarga SPTrans (menú específico)",
    },
  },
  {
    code: "3335",
    name: {
      pt: "Menu: pagamento conta FoxWin Cards",
      en: "Menu: FoxWin Cards bill payment",
      es: "Menú: pago de cuenta FoxWin Cards",
    },
  },
  {
    code: "3336",
    name: {
      pt: "Menu: estorno de pagamento conta FoxWin Cards",
      en: "Menu: FoxWin Cards bill payment reversal",
      es: "Menú: reversión de pago de cuenta FoxWin Cards",
    },
  },
  {
    code: "3337",
    name: {
      pt: "Menu: pagamento conta HotCard",
      en: "Menu: HotCard bill payment",
      es: "Menú: pago de cuenta HotCard",
    },
  },
  {
    code: "3338",
    name: {
      pt: "Menu: estorno de pagamento conta HotCard",
      en: "Menu: HotCard bill payment reversal",
      es: "Menú: reversión de pago de cuenta HotCard",
    },
  },
  {
    code: "3339",
    name: { pt: "Menu: Adm Gift", en: "Menu: gift administration", es: "Menú: administración gift" },
  },
  {
    code: "3340",
    name: {
      pt: "Consulta saldo de cartão Gift",
      en: "Gift card balance query",
      es: "Consulta de saldo de tarjeta gift",
    },
  },
  {
    code: "3341",
    name: { pt: "Recarga de cartão Gift", en: "Gift card top-up", es: "Recarga de tarjeta gift" },
  },
  {
    code: "3342",
    name: {
      pt: "Cancelamento de recarga de cartão Gift",
      en: "Gift card top-up cancellation",
      es: "Cancelación de recarga de tarjeta gift",
    },
  },
  { code: "3343", name: { pt: "Venda com cartão Gift", en: "Gift card sale", es: "Venta con tarjeta gift" } },
  {
    code: "3344",
    name: {
      pt: "Cancelamento de venda com cartão Gift",
      en: "Gift card sale cancellation",
      es: "Cancelación de venta con tarjeta gift",
    },
  },
  {
    code: "3345",
    name: { pt: "Menu: cancelamento Gift", en: "Menu: gift cancellation", es: "Menú: cancelación gift" },
  },
  { code: "3346", name: { pt: "Tipo de conta FAL", en: "FAL account type", es: "Tipo de cuenta FAL" } },
  {
    code: "3347",
    name: { pt: "Tipo de conta principal", en: "Main account type", es: "Tipo de cuenta principal" },
  },
  {
    code: "3348",
    name: { pt: "Menu: emissão de pontos", en: "Menu: points issue", es: "Menú: emisión de puntos" },
  },
  {
    code: "3349",
    name: {
      pt: "Menu: cancelamento de emissão de pontos",
      en: "Menu: points issue cancellation",
      es: "Menú: cancelación de emisión de puntos",
    },
  },
  {
    code: "3350",
    name: { pt: "Menu: resgate de pontos", en: "Menu: points redemption", es: "Menú: canje de puntos" },
  },
  {
    code: "3351",
    name: {
      pt: "Menu: cancelamento de resgate de pontos (não usado ainda)",
      en: "Menu: points redemption cancellation (not used yet)",
      es: "Menú: cancelación de canje de puntos (todavía sin uso)",
    },
  },
  {
    code: "3352",
    name: {
      pt: "Menu: cartão pré-pago digitado",
      en: "Menu: typed prepaid card",
      es: "Menú: tarjeta prepaga ingresada a mano",
    },
  },
  {
    code: "3353",
    name: { pt: "Menu: pagamento TriCard", en: "Menu: TriCard payment", es: "Menú: pago TriCard" },
  },
  {
    code: "3363",
    name: {
      pt: "Menu: extrato Por período (CB)",
      en: "Menu: statement by period (CB)",
      es: "Menú: extracto por período (CB)",
    },
  },
  {
    code: "3364",
    name: {
      pt: "Menu: extrato - últimos lançamentos (CB)",
      en: "Menu: statement, latest entries (CB)",
      es: "Menú: extracto, últimos movimientos (CB)",
    },
  },
  {
    code: "3365",
    name: {
      pt: "Menu: extrato - últimos dias (CB)",
      en: "Menu: statement, latest days (CB)",
      es: "Menú: extracto, últimos días (CB)",
    },
  },
  {
    code: "3366",
    name: {
      pt: "Menu: desbloqueio de cheques (CB)",
      en: "Menu: check unblocking (CB)",
      es: "Menú: desbloqueo de cheques (CB)",
    },
  },
  {
    code: "3367",
    name: {
      pt: "Menu: pagamento com cartão de débito (CB)",
      en: "Menu: payment by debit card (CB)",
      es: "Menú: pago con tarjeta de débito (CB)",
    },
  },
  {
    code: "3368",
    name: {
      pt: "Menu: transferência de contas (CB)",
      en: "Menu: account transfer (CB)",
      es: "Menú: transferencia entre cuentas (CB)",
    },
  },
  {
    code: "3369",
    name: {
      pt: "Menu: revalidação de senha INSS (CB)",
      en: "Menu: INSS password revalidation (CB)",
      es: "Menú: revalidación de contraseña INSS (CB)",
    },
  },
  {
    code: "3370",
    name: {
      pt: "Menu: depósito identificado (CB)",
      en: "Menu: identified deposit (CB)",
      es: "Menú: depósito identificado (CB)",
    },
  },
  {
    code: "3371",
    name: {
      pt: "Menu: nome do depositante (depósito identificado CB)",
      en: "Menu: depositor name (identified deposit, CB)",
      es: "Menú: nombre del depositante (depósito identificado, CB)",
    },
  },
  {
    code: "3372",
    name: {
      pt: "Menu: código do depositante (depósito identificado CB)",
      en: "Menu: depositor code (identified deposit, CB)",
      es: "Menú: código del depositante (depósito identificado, CB)",
    },
  },
  {
    code: "3373",
    name: {
      pt: "Menu: cartão de pagamento (depósito identificado CB)",
      en: "Menu: payment card (identified deposit, CB)",
      es: "Menú: tarjeta de pago (depósito identificado, CB)",
    },
  },
  {
    code: "3374",
    name: {
      pt: "Menu: pagamento de fatura (depósito identificado CB)",
      en: "Menu: invoice payment (identified deposit, CB)",
      es: "Menú: pago de factura (depósito identificado, CB)",
    },
  },
  {
    code: "3375",
    name: {
      pt: "Menu: pagamento com cartão digitado (CB)",
      en: "Menu: payment by typed card (CB)",
      es: "Menú: pago con tarjeta ingresada a mano (CB)",
    },
  },
  {
    code: "3376",
    name: {
      pt: "Menu: pagamento com cartão magnético (CB)",
      en: "Menu: payment by magnetic card (CB)",
      es: "Menú: pago con tarjeta magnética (CB)",
    },
  },
  {
    code: "3377",
    name: {
      pt: "Menu: pagamento de fatura digitado (CB)",
      en: "Menu: typed invoice payment (CB)",
      es: "Menú: pago de factura ingresado a mano (CB)",
    },
  },
  {
    code: "3378",
    name: {
      pt: "Menu: pagamento de fatura magnético (CB)",
      en: "Menu: magnetic invoice payment (CB)",
      es: "Menú: pago de factura magnético (CB)",
    },
  },
  {
    code: "3379",
    name: {
      pt: "Menu: pagamento de fatura genérico",
      en: "Menu: generic invoice payment",
      es: "Menú: pago de factura genérico",
    },
  },
  {
    code: "3389",
    name: {
      pt: "Menu: pré autorização cartão combustível",
      en: "Menu: fuel card pre-authorization",
      es: "Menú: preautorización de tarjeta de combustible",
    },
  },
  {
    code: "3390",
    name: { pt: "Menu: ativação Gift", en: "Menu: gift activation", es: "Menú: activación gift" },
  },
  {
    code: "3391",
    name: {
      pt: "Menu: pagamento dinheiro - ativação Gift",
      en: "Menu: cash payment, gift activation",
      es: "Menú: pago en efectivo, activación gift",
    },
  },
  {
    code: "3392",
    name: {
      pt: "Menu: pagamento cheque - ativação Gift",
      en: "Menu: check payment, gift activation",
      es: "Menú: pago con cheque, activación gift",
    },
  },
  {
    code: "3393",
    name: {
      pt: "Menu: pagamento cartão débito - ativação Gift",
      en: "Menu: debit card payment, gift activation",
      es: "Menú: pago con tarjeta de débito, activación gift",
    },
  },
  {
    code: "3394",
    name: {
      pt: "Menu: pagamento cartão crédito - ativação Gift",
      en: "Menu: credit card payment, gift activation",
      es: "Menú: pago con tarjeta de crédito, activación gift",
    },
  },
  {
    code: "3407",
    name: { pt: "Menu: pagamento ClubCard", en: "Menu: ClubCard payment", es: "Menú: pago ClubCard" },
  },
  {
    code: "3408",
    name: {
      pt: "Menu: estorno pagamento ClubCard",
      en: "Menu: ClubCard payment reversal",
      es: "Menú: reversión de pago ClubCard",
    },
  },
  {
    code: "3409",
    name: { pt: "Menu: pagamento Citibank", en: "Menu: Citibank payment", es: "Menú: pago Citibank" },
  },
  {
    code: "3410",
    name: {
      pt: "Menu: cartão Porto seguro Auto magnético",
      en: "Menu: Porto Seguro Auto magnetic card",
      es: "Menú: tarjeta Porto Seguro Auto magnética",
    },
  },
  {
    code: "3411",
    name: {
      pt: "Menu: cartão Porto seguro Auto digitado",
      en: "Menu: Porto Seguro Auto typed card",
      es: "Menú: tarjeta Porto Seguro Auto ingresada a mano",
    },
  },
  {
    code: "3412",
    name: { pt: "Menu: saque ClubCard", en: "Menu: ClubCard withdrawal", es: "Menú: retiro ClubCard" },
  },
  {
    code: "3466",
    name: { pt: "Menu: pagamento CredMais", en: "Menu: CredMais payment", es: "Menú: pago CredMais" },
  },
  {
    code: "3480",
    name: {
      pt: "Menu: consulta parcelas crédito",
      en: "Menu: credit installment query",
      es: "Menú: consulta de cuotas de crédito",
    },
  },
  {
    code: "3500",
    name: {
      pt: "Menu: estorno pagamento de contas Banco Ibi",
      en: "Menu: Banco Ibi bill payment reversal",
      es: "Menú: reversión de pago de cuentas Banco Ibi",
    },
  },
  {
    code: "3510",
    name: { pt: "Menu: cartão Eletrozema", en: "Menu: Eletrozema card", es: "Menú: tarjeta Eletrozema" },
  },
  {
    code: "3511",
    name: {
      pt: "Menu: cancelamento cartão Eletrozema",
      en: "Menu: Eletrozema card cancellation",
      es: "Menú: cancelación de tarjeta Eletrozema",
    },
  },
  {
    code: "3512",
    name: { pt: "Menu: consulta Eletrozema", en: "Menu: Eletrozema query", es: "Menú: consulta Eletrozema" },
  },
  {
    code: "3515",
    name: {
      pt: "Menu: cancelamento de pagamento de fatura genérico",
      en: "Menu: generic invoice payment cancellation",
      es: "Menú: cancelación de pago de factura genérico",
    },
  },
  { code: "3517", name: { pt: "Cartão EGift (Hug)", en: "EGift card (Hug)", es: "Tarjeta EGift (Hug)" } },
  {
    code: "3519",
    name: {
      pt: "Menu: alteração de pré-autorização",
      en: "Menu: pre-authorization change",
      es: "Menú: modificación de preautorización",
    },
  },
  {
    code: "3530",
    name: {
      pt: "Menu: formas de pagamento para pagamento de cartão Siscred",
      en: "Menu: payment methods for Siscred card payment",
      es: "Menú: formas de pago para pagar la tarjeta Siscred",
    },
  },
  { code: "3553", name: { pt: "Saque Gift", en: "Gift withdrawal", es: "Retiro gift" } },
  {
    code: "3554",
    name: {
      pt: "Cancelamento de saque Gift",
      en: "Gift withdrawal cancellation",
      es: "Cancelación de retiro gift",
    },
  },
  {
    code: "3556",
    name: {
      pt: "Cancelamento de ativação Gift",
      en: "Gift activation cancellation",
      es: "Cancelación de activación gift",
    },
  },
  {
    code: "3624",
    name: { pt: "Carga de tabelas no pinpad", en: "Pinpad table load", es: "Carga de tablas en el pinpad" },
  },
  {
    code: "3625",
    name: {
      pt: "Carga forçada de tabelas no pinpad (Local)",
      en: "Forced pinpad table load (local)",
      es: "Carga forzada de tablas en el pinpad (local)",
    },
  },
  {
    code: "3626",
    name: {
      pt: "Carga forçada de tabelas no pinpad (SiTef)",
      en: "Forced pinpad table load (SiTef)",
      es: "Carga forzada de tablas en el pinpad (SiTef)",
    },
  },
  {
    code: "3627",
    name: { pt: "Envio de trace ao SiTef", en: "Send trace files to SiTef", es: "Envío de trace a SiTef" },
  },
  {
    code: "3653",
    name: {
      pt: "Consulta saldo - Alelo (Cielo)",
      en: "Alelo balance query (Cielo)",
      es: "Consulta de saldo Alelo (Cielo)",
    },
  },
  {
    code: "3654",
    name: {
      pt: "Atualiza Chip - Alelo (Cielo)",
      en: "Alelo chip update (Cielo)",
      es: "Actualización de chip Alelo (Cielo)",
    },
  },
  {
    code: "3655",
    name: {
      pt: "Débito Alelo Auto (Cielo)",
      en: "Alelo Auto debit (Cielo)",
      es: "Débito Alelo Auto (Cielo)",
    },
  },
  {
    code: "3675",
    name: {
      pt: "Reimpressão específica outros",
      en: "Specific reprint, others",
      es: "Reimpresión específica, otros",
    },
  },
  {
    code: "3700",
    name: {
      pt: "Menu: administrativo WayUp",
      en: "Menu: WayUp administration",
      es: "Menú: administración WayUp",
    },
  },
  {
    code: "3701",
    name: { pt: "Acúmulo de pontos WayUp", en: "WayUp points accrual", es: "Acumulación de puntos WayUp" },
  },
  {
    code: "3702",
    name: { pt: "Resgate de pontos WayUp", en: "WayUp points redemption", es: "Canje de puntos WayUp" },
  },
  {
    code: "3703",
    name: { pt: "Consulta saque WayUp", en: "WayUp withdrawal query", es: "Consulta de retiro WayUp" },
  },
  {
    code: "3704",
    name: {
      pt: "Prospecção de portador WayUp",
      en: "WayUp cardholder prospecting",
      es: "Prospección de titular WayUp",
    },
  },
  {
    code: "3705",
    name: {
      pt: "Menu: cancelamentos WayUp",
      en: "Menu: WayUp cancellations",
      es: "Menú: cancelaciones WayUp",
    },
  },
  {
    code: "3706",
    name: {
      pt: "Cancelamento de acúmulo WayUp",
      en: "WayUp accrual cancellation",
      es: "Cancelación de acumulación WayUp",
    },
  },
  {
    code: "3707",
    name: {
      pt: "Cancelamento de resgate WayUp",
      en: "WayUp redemption cancellation",
      es: "Cancelación de canje WayUp",
    },
  },
  {
    code: "3720",
    name: {
      pt: "Menu: código de barras (tipo de documento - débito ou crédito para pagamento de carnê)",
      en: "Menu: bar code (document type for booklet payment)",
      es: "Menú: código de barras (tipo de documento para pagar el carné)",
    },
  },
  {
    code: "3721",
    name: {
      pt: "Menu: CPF (tipo de documento - débito ou crédito para pagamento de carnê)",
      en: "Menu: CPF (document type for booklet payment)",
      es: "Menú: CPF (tipo de documento para pagar el carné)",
    },
  },
  {
    code: "3722",
    name: {
      pt: "Menu: Número do cartão (tipo de documento - débito ou crédito para pagamento de carnê)",
      en: "Menu: card number (document type for booklet payment)",
      es: "Menú: número de tarjeta (tipo de documento para pagar el carné)",
    },
  },
  {
    code: "3723",
    name: {
      pt: "Menu: outros (tipo de documento - débito ou crédito para pagamento de carnê)",
      en: "Menu: others (document type for booklet payment)",
      es: "Menú: otros (tipo de documento para pagar el carné)",
    },
  },
  {
    code: "3742",
    name: {
      pt: "Menu: adesão de seguro TriCard",
      en: "Menu: TriCard insurance enrolment",
      es: "Menú: adhesión de seguro TriCard",
    },
  },
  {
    code: "3744",
    name: {
      pt: "Menu: recarga de cartão de crédito",
      en: "Menu: credit card top-up",
      es: "Menú: recarga de tarjeta de crédito",
    },
  },
  {
    code: "3745",
    name: {
      pt: "Menu: cancelamento de recarga de cartão de crédito",
      en: "Menu: credit card top-up cancellation",
      es: "Menú: cancelación de recarga de tarjeta de crédito",
    },
  },
  {
    code: "3746",
    name: {
      pt: "Menu: consulta saldo TriCard",
      en: "Menu: TriCard balance query",
      es: "Menú: consulta de saldo TriCard",
    },
  },
  {
    code: "3772",
    name: {
      pt: "Menu: recarga de cartão de débito CooperCred",
      en: "Menu: CooperCred debit card top-up",
      es: "Menú: recarga de tarjeta de débito CooperCred",
    },
  },
  {
    code: "3773",
    name: {
      pt: "Menu: cancelamento de recarga de cartão de débito CooperCred",
      en: "Menu: CooperCred debit card top-up cancellation",
      es: "Menú: cancelación de recarga de tarjeta de débito CooperCred",
    },
  },
  {
    code: "3900",
    name: {
      pt: "Pagamento em dinheiro Ultragaz revenda",
      en: "Ultragaz resale, cash payment",
      es: "Pago en efectivo, reventa Ultragaz",
    },
  },
  {
    code: "3901",
    name: {
      pt: "Pagamento com TEF crédito Ultragaz revenda",
      en: "Ultragaz resale, EFT credit payment",
      es: "Pago con TEF crédito, reventa Ultragaz",
    },
  },
  {
    code: "3902",
    name: {
      pt: "Pagamento com TEF débito Ultragaz revenda",
      en: "Ultragaz resale, EFT debit payment",
      es: "Pago con TEF débito, reventa Ultragaz",
    },
  },
  {
    code: "3958",
    name: { pt: "Menu: IATA à Vista", en: "Menu: IATA, single payment", es: "Menú: IATA en un pago" },
  },
  {
    code: "3959",
    name: {
      pt: "Menu: IATA parcelado estabelecimento",
      en: "Menu: IATA, installments by the store",
      es: "Menú: IATA en cuotas del comercio",
    },
  },
  {
    code: "3960",
    name: {
      pt: "Menu: IATA parcelado administradora",
      en: "Menu: IATA, installments by the issuer",
      es: "Menú: IATA en cuotas del emisor",
    },
  },
  {
    code: "3989",
    name: {
      pt: "Menu: simulação crediário",
      en: "Menu: store credit simulation",
      es: "Menú: simulación de crédito del comercio",
    },
  },
  {
    code: "4158",
    name: { pt: "Menu: outros Cielo", en: "Menu: other Cielo options", es: "Menú: otros Cielo" },
  },
  {
    code: "4162",
    name: {
      pt: "Recarga celular com carteira digital",
      en: "Mobile top-up with digital wallet",
      es: "Recarga de celular con billetera digital",
    },
  },
  {
    code: "4163",
    name: { pt: "Recarga celular com Pix", en: "Mobile top-up with Pix", es: "Recarga de celular con Pix" },
  },
  {
    code: "4193",
    name: {
      pt: "Menu: venda crédito Banco Ibi",
      en: "Menu: Banco Ibi credit sale",
      es: "Menú: venta a crédito Banco Ibi",
    },
  },
  {
    code: "4194",
    name: {
      pt: "Menu: cancelamento venda crédito Banco Ibi",
      en: "Menu: Banco Ibi credit sale cancellation",
      es: "Menú: cancelación de venta a crédito Banco Ibi",
    },
  },
];

export const menuTable = codeTable({
  file: "data/clisitef/menu-codes.data.ts",
  schema: codeEntry,
  entries: menuCodes,
  key: "code",
  facts: {
    listed:
      "7 8 10..58 60..64 70..99 3000..3145 3160..3232 3236..3239 3261..3264 3267 3270..3272 3276..3289 3296..3299 3303..3307 3319 3320 3323..3331 3334..3353 3363..3379 3389..3394 3407..3412 3466 3480 3500 3510..3512 3515 3517 3519 3530 3553 3554 3556 3624..3627 3653..3655 3675 3700..3707 3720..3723 3742 3744..3746 3772 3773 3900..3902 3958..3960 3989 4158 4162 4163 4193 4194",
  },
  shown: [
    {
      id: "clisitef-menus",
      caption: {
        pt: "Menus e meios de pagamento",
        en: "Menus and payment methods",
        es: "Menús y medios de pago",
      },
      columns: [[columns.meaning, ({ name }) => name]],
    },
  ],
});
