import type { OpenLine } from "./open-line.ts";

export const mSitefOpen: readonly OpenLine[] = [
  {
    page: "m-sitef/chamada-outro-app",
    field: { pt: "Venda interrompida", en: "Interrupted sale", es: "Venta interrumpida" },
    question: {
      pt: "Quando o aparelho desliga no meio de uma venda, quem a confirma ou desfaz, e quando?",
      en: "When the device switches off during a sale, who confirms or undoes it, and when?",
      es: "Cuando el equipo se apaga en medio de una venta, ¿quién la confirma o la deshace, y cuándo?",
    },
    meanwhile: {
      pt: "Não cobre de novo nem entregue: procure o `numeroCupom` no menu administrativo ou no WS Consulta e decida pelo que achar.",
      en: "Neither charge again nor hand over the goods: look for the `numeroCupom` in the administrative menu or in WS Query and decide by what you find.",
      es: "No cobre de nuevo ni entregue: busque el `numeroCupom` en el menú administrativo o en WS Consulta y decida por lo que encuentre.",
    },
    owner: "support",
  },
  {
    page: "m-sitef/exemplo-pix",
    field: "`CODRESP`",
    question: {
      pt: "Que código chega quando o cliente não paga o Pix a tempo?",
      en: "Which code comes when the customer does not pay the Pix in time?",
      es: "¿Qué código llega cuando el cliente no paga el Pix a tiempo?",
    },
    meanwhile: {
      pt: "Tome todo código que não seja `0` como não pago só depois de ver a tela do cliente.",
      en: "Take every code other than `0` as not paid only after a look at the customer's screen.",
      es: "Tome todo código distinto de `0` como no pagado solo después de ver la pantalla del cliente.",
    },
    owner: "support",
  },
  {
    page: "m-sitef/tls-gsurf",
    field: "`otp`",
    question: {
      pt: "Basta enviar o código na primeira venda, e por quanto tempo ele vale em um aparelho?",
      en: "Is it enough to send the code with the first sale, and how long is it good for on a device?",
      es: "¿Basta enviar el código en la primera venta, y cuánto tiempo vale en un equipo?",
    },
    meanwhile: {
      pt: "Guarde o código por aparelho e envie-o em todas as vendas.",
      en: "Store the code per device and send it with every sale.",
      es: "Guarde el código por equipo y envíelo en todas las ventas.",
    },
    owner: "support",
  },
  {
    page: "m-sitef/tls-gwp",
    field: "`tokenRegistroTls`",
    question: {
      pt: "Um token registra mais de um terminal?",
      en: "Does one token register more than one terminal?",
      es: "¿Un token registra más de una terminal?",
    },
    meanwhile: {
      pt: "Peça um token para cada terminal e guarde-os separados.",
      en: "Ask for one token per terminal and store them apart.",
      es: "Pida un token por terminal y guárdelos por separado.",
    },
    owner: "support",
  },
  {
    page: "m-sitef/integracao-tls",
    field: { pt: "Registro do terminal", en: "Registration of the terminal", es: "Registro de la terminal" },
    question: {
      pt: "O registro sobrevive a uma reinstalação do m-SiTef, à limpeza dos dados e à troca do número do terminal?",
      en: "Does the registration outlive a new installation of m-SiTef, the clearing of its data and a change of the terminal number?",
      es: "¿El registro sobrevive a una reinstalación de m-SiTef, al borrado de sus datos y al cambio del número de la terminal?",
    },
    meanwhile: {
      pt: "Registre de novo depois de cada uma dessas mudanças.",
      en: "Register again after each of these changes.",
      es: "Registre de nuevo después de cada uno de esos cambios.",
    },
    owner: "support",
  },
  {
    page: "m-sitef/parametros-entrada",
    field: "`cnpj_facilitador`",
    question: {
      pt: "O que vai neste extra quando a loja não tem facilitador?",
      en: "What goes in this extra when the merchant has no facilitator?",
      es: "¿Qué va en este extra cuando el comercio no tiene facilitador?",
    },
    meanwhile: {
      pt: "Tenha o valor em uma configuração e preencha-a com o que o suporte indicar para a loja.",
      en: "Keep the value in a setting and fill it with what support names for the merchant.",
      es: "Tenga el valor en una configuración y complétela con lo que soporte indique para el comercio.",
    },
    owner: "support",
  },
  {
    page: "m-sitef/modalidades",
    field: "`725`, `726`",
    question: {
      pt: "Em que diferem os dois códigos de reimpressão?",
      en: "How do the two reprint codes differ?",
      es: "¿En qué difieren los dos códigos de reimpresión?",
    },
    meanwhile: {
      pt: "Envie `725` e veja na homologação que comprovante ele traz.",
      en: "Send `725` and see in certification which receipt it brings.",
      es: "Envíe `725` y vea en la homologación qué comprobante trae.",
    },
    owner: "support",
  },
  {
    page: "m-sitef/requisitos-minimos",
    field: "`tipoPinpad`",
    question: {
      pt: "O que se envia quando o pinpad faz parte do terminal?",
      en: "What is sent when the pinpad is part of the terminal?",
      es: "¿Qué se envía cuando el pinpad es parte de la terminal?",
    },
    meanwhile: {
      pt: "Deixe `tipoPinpad` em uma configuração por modelo de aparelho.",
      en: "Keep `tipoPinpad` in a setting per device model.",
      es: "Tenga `tipoPinpad` en una configuración por modelo de equipo.",
    },
    owner: "support",
  },
  {
    page: "m-sitef/tipo-campos",
    field: "`numParcelas`",
    question: {
      pt: "Qual vale quando `numParcelas` e a resposta em `tipoCampos` diferem?",
      en: "Which counts when `numParcelas` and the answer in `tipoCampos` differ?",
      es: "¿Cuál vale cuando `numParcelas` y la respuesta en `tipoCampos` difieren?",
    },
    meanwhile: {
      pt: "Envie só um dos dois.",
      en: "Send only one of the two.",
      es: "Envíe uno solo de los dos.",
    },
    owner: "support",
  },
  {
    page: "m-sitef/parametros-saida",
    field: "`VLTROCO`",
    question: {
      pt: "O valor vem em centavos ou com vírgula?",
      en: "Does the amount come in cents or with a decimal comma?",
      es: "¿El valor llega en centavos o con coma decimal?",
    },
    meanwhile: {
      pt: "Mostre o texto como veio ao operador e não faça conta com ele.",
      en: "Show the text to the operator as it came and do no arithmetic with it.",
      es: "Muestre el texto como llegó al operador y no haga cuentas con él.",
    },
    owner: "support",
  },
  {
    page: "m-sitef/alterando-clsit",
    field: { pt: "Chave que já existe", en: "Existing key", es: "Clave que ya existe" },
    question: {
      pt: "Há chaves em que o valor novo se junta ao antigo em vez de substituí-lo?",
      en: "Are there keys where the new value is added to the old one instead of replacing it?",
      es: "¿Hay claves en las que el valor nuevo se suma al anterior en lugar de reemplazarlo?",
    },
    meanwhile: {
      pt: "Envie sempre o valor inteiro da chave e leia o arquivo de trace na primeira chamada.",
      en: "Always send the whole value of the key and read the trace file of the first call.",
      es: "Envíe siempre el valor completo de la clave y lea el archivo de trace de la primera llamada.",
    },
    owner: "support",
  },
];
