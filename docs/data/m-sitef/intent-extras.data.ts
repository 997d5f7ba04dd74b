import type { Localized } from "@portal/shared/locales.ts";
import * as z from "zod/mini";
import { referenceWords } from "../../words/reference.ts";
import { codeTable, columns } from "../code-table.ts";
import { codeEntry, grounded, text } from "../schema.ts";

/** What is put into an intent, by its name there. */
const intentExtra = z.strictObject({
  ...codeEntry.shape,
  type: z.enum(["AN", "N", "JSON"]),
  /** As the guide prints it: one length, or the least and the most; `~` where nobody printed it. */
  size: z.optional(text),
  need: z.enum(["yes", "conditional", "no"]),
});
type IntentExtra = z.infer<typeof intentExtra>;

/** What the caller puts into the intent; `code` is the name of the extra. All of them are texts. */
export const intentExtras: readonly IntentExtra[] = [
  {
    code: "empresaSitef",
    type: "AN",
    size: "8",
    need: "yes",
    name: {
      pt: "Código da empresa (loja) no SiTef.",
      en: "The company's (store's) code at SiTef.",
      es: "Código de la empresa (comercio) en SiTef.",
    },
    fact: "mSitef.input.empresaSitef",
  },
  {
    code: "enderecoSitef",
    type: "AN",
    need: "yes",
    name: {
      pt: "De um a três servidores, separados por `;`: IP, `IP:porta` ou `nome:porta`. Sem a porta vale `4096`, ou `443` com o TLS da Fiserv. Não é uma URL. Com TLS, use o nome que está no certificado.",
      en: "One to three servers, separated by `;`: an IP, `IP:port` or `name:port`. Without a port, `4096` is used, or `443` with Fiserv's TLS. It is not a URL. With TLS, use the name on the certificate.",
      es: "De uno a tres servidores, separados por `;`: IP, `IP:puerto` o `nombre:puerto`. Sin el puerto vale `4096`, o `443` con el TLS de Fiserv. No es una URL. Con TLS, use el nombre del certificado.",
    },
    fact: "mSitef.input.enderecoSitef",
  },
  {
    code: "modalidade",
    type: "N",
    need: "yes",
    name: {
      pt: "A operação: um código de função da CliSiTef.",
      en: "The operation: a CliSiTef function code.",
      es: "La operación: un código de función de CliSiTef.",
    },
    fact: "mSitef.input.modalidade",
  },
  {
    code: "CNPJ_CPF",
    type: "N",
    size: "11..14",
    need: "yes",
    name: {
      pt: "CNPJ ou CPF da loja, só dígitos.",
      en: "The merchant's CNPJ or CPF, digits only.",
      es: "CNPJ o CPF del comercio, solo dígitos.",
    },
    fact: "mSitef.input.CNPJ_CPF",
  },
  {
    code: "valor",
    type: "N",
    size: "1..12",
    need: "conditional",
    name: {
      pt: "Dígitos, os dois últimos são os centavos. Obrigatório na modalidade `0`; nas outras vendas, `2`, `3` e `122`, envie-o também.",
      en: "Digits, the last two are cents. Mandatory with modality `0`; send it in the other sales too, `2`, `3` and `122`.",
      es: "Dígitos, los dos últimos son los centavos. Obligatorio en la modalidad `0`; envíelo también en las otras ventas, `2`, `3` y `122`.",
    },
    fact: "mSitef.input.valor",
  },
  {
    code: "data",
    type: "N",
    size: "8",
    need: "yes",
    name: {
      pt: "Data fiscal, `AAAAMMDD`.",
      en: "Fiscal date, `YYYYMMDD`.",
      es: "Fecha fiscal, `AAAAMMDD`.",
    },
    fact: "mSitef.input.data",
  },
  {
    code: "hora",
    type: "N",
    size: "6",
    need: "yes",
    name: {
      pt: "Hora fiscal, `HHMMSS`.",
      en: "Fiscal time, `HHMMSS`.",
      es: "Hora fiscal, `HHMMSS`.",
    },
    fact: "mSitef.input.hora",
  },
  {
    code: "numeroCupom",
    type: "AN",
    size: "1..20",
    need: "yes",
    name: {
      pt: "Cupom fiscal da venda; use o número do seu pedido.",
      en: "Fiscal receipt of the sale; use your order number.",
      es: "Documento fiscal de la venta; use el número de su pedido.",
    },
    fact: "mSitef.input.numeroCupom",
  },
  {
    code: "comExterna",
    type: "N",
    size: "1",
    need: "yes",
    name: {
      pt: "Proteção da conexão: `0` nenhuma, só com SiTef dedicado; `1` TLS Software Express; `2` WNB Comnect; `3` GSurf; `4` TLS GWP.",
      en: "Protection of the connection: `0` none, with a dedicated SiTef only; `1` TLS Software Express; `2` WNB Comnect; `3` GSurf; `4` TLS GWP.",
      es: "Protección de la conexión: `0` ninguna, solo con SiTef dedicado; `1` TLS Software Express; `2` WNB Comnect; `3` GSurf; `4` TLS GWP.",
    },
    fact: "mSitef.input.comExterna",
  },
  {
    code: "isDoubleValidation",
    type: "N",
    size: "1",
    need: "conditional",
    name: {
      pt: "Validação do TLS: `0` simples, `1` dupla. Obrigatório com `comExterna` igual a `1`.",
      en: "TLS validation: `0` single, `1` double. Mandatory with `comExterna` set to `1`.",
      es: "Validación del TLS: `0` simple, `1` doble. Obligatorio con `comExterna` igual a `1`.",
    },
    fact: "mSitef.input.isDoubleValidation",
  },
  {
    code: "otp",
    type: "AN",
    need: "conditional",
    name: {
      pt: "Código que a GSurf entrega. Obrigatório com `comExterna` igual a `3`.",
      en: "Code that GSurf gives you. Mandatory with `comExterna` set to `3`.",
      es: "Código que entrega GSurf. Obligatorio con `comExterna` igual a `3`.",
    },
    fact: "mSitef.input.otp",
  },
  {
    code: "tokenRegistroTls",
    type: "AN",
    need: "conditional",
    name: {
      pt: "Token de registro do terminal, no formato `0000-0000-0000-0000`, com `comExterna` igual a `4`.",
      en: "Registration token of the terminal, in the form `0000-0000-0000-0000`, with `comExterna` set to `4`.",
      es: "Token de registro de la terminal, con el formato `0000-0000-0000-0000`, con `comExterna` igual a `4`.",
    },
    fact: "mSitef.input.tokenRegistroTls",
  },
  {
    code: "cnpj_automacao",
    type: "N",
    size: "14",
    need: "yes",
    name: {
      pt: "CNPJ de quem desenvolve a automação. No Pix, é por ele que o repasse chega.",
      en: "CNPJ of the company that develops the POS software. With Pix the payout depends on it.",
      es: "CNPJ de quien desarrolla el sistema de caja. En Pix, la liquidación depende de él.",
    },
    fact: "mSitef.input.cnpj_automacao",
  },
  {
    code: "cnpj_facilitador",
    type: "N",
    size: "14",
    need: "yes",
    name: {
      pt: "CNPJ do facilitador de pagamento.",
      en: "CNPJ of the payment facilitator.",
      es: "CNPJ del facilitador de pago.",
    },
    fact: "mSitef.input.cnpj_facilitador",
  },
  {
    code: "terminalSitef",
    type: "AN",
    size: "8~",
    need: "no",
    name: {
      pt: "Número do terminal. Sem ele valem o número de série do terminal ou o identificador do celular.",
      en: "Terminal number. Without it, the terminal's serial number or the phone's identifier is used.",
      es: "Número de la terminal. Sin él valen el número de serie de la terminal o el identificador del celular.",
    },
    fact: "mSitef.input.terminalSitef",
  },
  {
    code: "operador",
    type: "AN",
    size: "1..20",
    need: "no",
    name: {
      pt: "Quem está vendendo.",
      en: "Who is selling.",
      es: "Quien está vendiendo.",
    },
    fact: "mSitef.input.operador",
  },
  {
    code: "numParcelas",
    type: "N",
    size: "1..2~",
    need: "no",
    name: {
      pt: "Número de parcelas.",
      en: "Number of installments.",
      es: "Número de cuotas.",
    },
    fact: "mSitef.input.numParcelas",
  },
  {
    code: "restricoes",
    type: "AN",
    need: "no",
    name: {
      pt: "O que não oferecer, separado por `;`. Aceita também `TransacoesHabilitadas=...`, que vence o extra de mesmo nome, e `CarteirasDigitaisHabilitadas=...`.",
      en: "What not to offer, separated by `;`. It also takes `TransacoesHabilitadas=...`, which wins over the extra of that name, and `CarteirasDigitaisHabilitadas=...`.",
      es: "Lo que no se ofrece, separado por `;`. Acepta también `TransacoesHabilitadas=...`, que prevalece sobre el extra del mismo nombre, y `CarteirasDigitaisHabilitadas=...`.",
    },
    fact: "mSitef.input.restricoes",
  },
  {
    code: "transacoesHabilitadas",
    type: "AN",
    need: "no",
    name: {
      pt: "Códigos de menu permitidos, separados por `;`.",
      en: "Menu codes allowed, separated by `;`.",
      es: "Códigos de menú permitidos, separados por `;`.",
    },
    fact: "mSitef.input.transacoesHabilitadas",
  },
  {
    code: "tipoPinpad",
    type: "AN",
    need: "conditional",
    name: {
      pt: "`ANDROID_USB` ou `ANDROID_BT`. Obrigatório para pinpad USB.",
      en: "`ANDROID_USB` or `ANDROID_BT`. Mandatory for a USB pinpad.",
      es: "`ANDROID_USB` o `ANDROID_BT`. Obligatorio para un pinpad USB.",
    },
    fact: "mSitef.input.tipoPinpad",
  },
  {
    code: "pinpadMac",
    type: "AN",
    size: "17",
    need: "no",
    name: {
      pt: "Endereço do pinpad Bluetooth, `00:00:00:00:00:00`. Sem ele o operador escolhe entre os pareados.",
      en: "Address of the Bluetooth pinpad, `00:00:00:00:00:00`. Without it the operator chooses among the paired ones.",
      es: "Dirección del pinpad Bluetooth, `00:00:00:00:00:00`. Sin ella el operador elige entre los emparejados.",
    },
    fact: "mSitef.input.pinpadMac",
  },
  {
    code: "timeoutColeta",
    type: "N",
    need: "no",
    name: {
      pt: "Segundos sem ação até cancelar; `60` se faltar, e `0` ou menos desliga. Não vale para ler QR Code, digitar a senha ou retirar o cartão.",
      en: "Seconds without action before it cancels; `60` when absent, and `0` or less turns it off. It does not apply to reading a QR Code, typing the PIN or removing the card.",
      es: "Segundos sin acción hasta cancelar; `60` si falta, y `0` o menos lo desactiva. No vale para leer un código QR, escribir el PIN o retirar la tarjeta.",
    },
    fact: "mSitef.input.timeoutColeta",
  },
  {
    code: "acessibilidadeVisual",
    type: "N",
    size: "1",
    need: "no",
    name: {
      pt: "`1` liga letras maiores, contraste e leitura da tela.",
      en: "`1` turns on larger letters, contrast and screen reading.",
      es: "`1` activa letras más grandes, contraste y lectura de la pantalla.",
    },
    fact: "mSitef.input.acessibilidadeVisual",
  },
  {
    code: "dadosSubAdqui",
    type: "AN",
    need: "no",
    name: {
      pt: "Dados do lojista final, em trios sem separador: tag de 2 dígitos, tamanho de 2 dígitos e valor.",
      en: "Data of the final merchant, in triples without a separator: a tag of 2 digits, a size of 2 digits and the value.",
      es: "Datos del comercio final, en tríos sin separador: etiqueta de 2 dígitos, tamaño de 2 dígitos y valor.",
    },
    fact: "mSitef.input.dadosSubAdqui",
  },
  {
    code: "tipoCampos",
    type: "JSON",
    need: "no",
    name: {
      pt: "Respostas prontas: um objeto JSON de campo para valor, tudo texto, um valor por campo.",
      en: "Ready answers: a JSON object from field to value, all as text, one value per field.",
      es: "Respuestas listas: un objeto JSON de campo a valor, todo texto, un valor por campo.",
    },
    fact: "mSitef.input.tipoCampos",
  },
  {
    code: "habilitaColetaTaxaEmbarqueIATA",
    type: "N",
    size: "1",
    need: "no",
    name: {
      pt: "`1` marca uma venda IATA no crédito e pede a taxa de embarque; `0` se faltar.",
      en: "`1` marks an IATA credit sale and asks for the boarding fee; `0` when absent.",
      es: "`1` marca una venta IATA a crédito y pide la tasa de embarque; `0` si falta.",
    },
    fact: "mSitef.input.habilitaColetaTaxaEmbarqueIATA",
  },
  {
    code: "habilitaColetaValorEntradaIATA",
    type: "N",
    size: "1",
    need: "no",
    name: {
      pt: "`1` pede o valor de entrada; só com a taxa de embarque ligada.",
      en: "`1` asks for the down payment; only with the boarding fee on.",
      es: "`1` pide el importe inicial; solo con la tasa de embarque activada.",
    },
    fact: "mSitef.input.habilitaColetaValorEntradaIATA",
  },
  {
    code: "clsit",
    type: "JSON",
    need: "no",
    name: {
      pt: "Mudanças do arquivo CLSIT, em JSON, desde a versão 3.167.",
      en: "Changes of the CLSIT file, as JSON, since version 3.167.",
      es: "Cambios del archivo CLSIT, en JSON, desde la versión 3.167.",
    },
    fact: "mSitef.input.clsit",
  },
];

/** `1..20` is up to 20 characters, `8~` is a length that nobody printed. */
function sizeOf({ size }: IntentExtra): Localized {
  if (size === undefined) return { pt: "variável", en: "variable", es: "variable" };
  const [least = "", most = least] = size.replace("~", "").split("..");
  const [pt, en, es] =
    least === most
      ? [least, least, least]
      : least === "1"
        ? [`até ${most}`, `up to ${most}`, `hasta ${most}`]
        : [`${least} ou ${most}`, `${least} or ${most}`, `${least} o ${most}`];
  return size.endsWith("~")
    ? { pt: `${pt} (a confirmar)`, en: `${en} (to be confirmed)`, es: `${es} (por confirmar)` }
    : { pt, en, es };
}

/** An extra has its type and size behind its name, then `!` where it is mandatory and `?` where that depends on another. */
const needMarks = { yes: "!", conditional: "?", no: "" } as const;

export const extraTable = codeTable({
  file: "data/m-sitef/intent-extras.data.ts",
  schema: grounded(intentExtra),
  entries: intentExtras,
  key: "code",
  facts: {
    listed:
      "empresaSitef=AN8! enderecoSitef=AN! terminalSitef=AN8~ modalidade=N! CNPJ_CPF=N11..14! valor=N1..12? restricoes=AN operador=AN1..20 data=N8! hora=N6! numeroCupom=AN1..20! numParcelas=N1..2~ otp=AN? transacoesHabilitadas=AN pinpadMac=AN17 comExterna=N1! isDoubleValidation=N1? cnpj_automacao=N14! cnpj_facilitador=N14! timeoutColeta=N acessibilidadeVisual=N1 tipoPinpad=AN? dadosSubAdqui=AN tipoCampos=JSON habilitaColetaTaxaEmbarqueIATA=N1 habilitaColetaValorEntradaIATA=N1 clsit=JSON tokenRegistroTls=AN?",
    lineOf: ({ code, type, size = "", need }) => `${code}=${type}${size}${needMarks[need]}`,
  },
  shown: [
    {
      id: "m-sitef-extras",
      caption: { pt: "Extras da chamada", en: "Extras of the call", es: "Extras de la llamada" },
      codeColumn: { pt: "Extra", en: "Extra", es: "Extra" },
      columns: [
        [{ pt: "Tamanho", en: "Size", es: "Tamaño" }, sizeOf],
        [referenceWords.operation.required, ({ need }) => referenceWords.required[need]],
        [columns.meaning, ({ name }) => name],
      ],
      anchorWord: "extra",
    },
  ],
});
