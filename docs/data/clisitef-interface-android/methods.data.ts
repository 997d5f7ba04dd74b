import type { Localized } from "@portal/shared/locales.ts";
import * as z from "zod/mini";
import { codeTable } from "../code-table.ts";
import { anyCode, fact, grounded, localized, text } from "../schema.ts";

/** A method of the Java class that wraps the library on Android. */
const androidMethod = z.strictObject({
  code: anyCode,
  use: z.enum(["setup", "transaction", "pinpad"]),
  /** Empty where it takes none, absent where they are not public. */
  parameters: z.optional(z.string()),
  routine: z.optional(text),
  name: localized,
  fact,
});
export type AndroidMethod = z.infer<typeof androidMethod>;

const factOf = (method: string) => `clisitef.androidClass.methods.${method}`;

/** The Java class as version 7.0.117.65 describes it. */
export const androidMethods: readonly AndroidMethod[] = [
  {
    code: "CliSiTef",
    use: "setup",
    parameters: "context",
    name: {
      pt: "Cria o objeto com o contexto do aplicativo e copia o arquivo `CLSIT` para a pasta dele. Crie um só: dois disputam o pinpad.",
      en: "Creates the object with the app's context and copies the `CLSIT` file to the app's folder. Create only one: two compete for the pinpad.",
      es: "Crea el objeto con el contexto de la aplicación y copia el archivo `CLSIT` a su carpeta. Cree uno solo: dos compiten por el pinpad.",
    },
    fact: "other.interfaceAndroid.methods.CliSiTef",
  },
  {
    code: "configure",
    use: "setup",
    parameters: "sitefIP, storeID, terminalID, additionalParameters",
    routine: "ConfiguraIntSiTefInterativoEx",
    name: {
      pt: "Diz o servidor, a loja e o terminal. Chame uma vez, antes da primeira transação; só `0` a deixa começar.",
      en: "Tells the server, the store and the terminal. Call it once, before the first transaction; only `0` lets it begin.",
      es: "Indica el servidor, el comercio y la terminal. Llámelo una vez, antes de la primera transacción; solo `0` le permite comenzar.",
    },
    fact: factOf("configure"),
  },
  {
    code: "setMessageHandler",
    use: "setup",
    parameters: "handler",
    name: {
      pt: "Registra o `android.os.Handler` que recebe os eventos do pinpad.",
      en: "Registers the `android.os.Handler` that receives the pinpad's events.",
      es: "Registra el `android.os.Handler` que recibe los eventos del pinpad.",
    },
    fact: factOf("setMessageHandler"),
  },
  {
    code: "setActivity",
    use: "setup",
    parameters: "activity",
    name: {
      pt: "Obrigatório no terminal com pinpad interno, antes de `startTransaction`: é sobre esta tela que o pinpad virtual aparece. Sem ela a transação termina com `31`.",
      en: "Mandatory on a terminal with a built-in pinpad, before `startTransaction`: the virtual pinpad appears over this screen. Without it the transaction ends with `31`.",
      es: "Obligatorio en la terminal con pinpad interno, antes de `startTransaction`: sobre esta pantalla aparece el pinpad virtual. Sin ella la transacción termina con `31`.",
    },
    fact: factOf("setActivity"),
  },
  {
    code: "getVersion",
    use: "setup",
    parameters: "",
    routine: "ObtemVersao",
    name: {
      pt: "Devolve as versões das duas bibliotecas, na forma `CliSiTef/CliSiTefI`. Guarde-as no seu log: o suporte pergunta por elas.",
      en: "Returns the versions of the two libraries, in the form `CliSiTef/CliSiTefI`. Keep them in your log: support asks for them.",
      es: "Devuelve las versiones de las dos bibliotecas, con la forma `CliSiTef/CliSiTefI`. Guárdelas en su log: soporte las pide.",
    },
    fact: factOf("getVersion"),
  },
  {
    code: "loadTranslationFile",
    use: "setup",
    parameters: "filename, cieloFilename",
    routine: "CarregaArquivosTraducao",
    name: {
      pt: "Carrega dos assets um arquivo com as mensagens em outro idioma; o segundo nome é opcional. `0` carregou; `-10` e `-20` dizem que não.",
      en: "Loads from the assets a file with the messages in another language; the second name is optional. `0` loaded it; `-10` and `-20` say that it did not.",
      es: "Carga de los assets un archivo con los mensajes en otro idioma; el segundo nombre es opcional. `0` lo cargó; `-10` y `-20` dicen que no.",
    },
    fact: factOf("loadTranslationFile"),
  },
  {
    code: "startTransaction",
    use: "transaction",
    parameters:
      "listener, functionId, trnAmount, taxInvoiceNumber, taxInvoiceDate, taxInvoiceTime, cashierOperator, additionalParameters",
    routine: "IniciaFuncaoSiTefInterativo",
    name: {
      pt: "Começa a função pedida. O valor leva vírgula e duas casas; sem valor, envie zero.",
      en: "Starts the function asked for. The amount has a comma and two decimals; send zero when there is none.",
      es: "Comienza la función pedida. El importe lleva coma y dos decimales; si no hay importe, envíe cero.",
    },
    fact: factOf("startTransaction"),
  },
  {
    code: "continueTransaction",
    use: "transaction",
    parameters: "data",
    routine: "ContinuaFuncaoSiTefInterativo",
    name: {
      pt: "Responde ao comando recebido em `onData`. Ao comando `0` responde-se texto vazio. Devolve `0` se a transação seguiu e `-1` se não há nenhuma.",
      en: "Answers the command received in `onData`. Command `0` is answered with empty text. Returns `0` if the transaction went on and `-1` if there is none.",
      es: "Responde al comando recibido en `onData`. Al comando `0` se responde con texto vacío. Devuelve `0` si la transacción siguió y `-1` si no hay ninguna.",
    },
    fact: factOf("continueTransaction"),
  },
  {
    code: "abortTransaction",
    use: "transaction",
    parameters: "continueStatus",
    routine: "ContinuaFuncaoSiTefInterativo",
    name: {
      pt: "Interrompe em segundo plano, com o valor de `Continua`; `-1` como resposta diz que não havia transação.",
      en: "Stops in the background, with the value of `Continua`; `-1` as an answer says that there was no transaction.",
      es: "Interrumpe en segundo plano, con el valor de `Continua`; `-1` como respuesta dice que no había transacción.",
    },
    fact: factOf("abortTransaction"),
  },
  {
    code: "finishTransaction",
    use: "transaction",
    parameters: "listener, confirm, taxInvoiceNumber, taxInvoiceDate, taxInvoiceTime, additionalParameters",
    routine: "FinalizaFuncaoSiTefInterativo",
    name: {
      pt: "Confirma (`1`) ou desfaz (`0`). Só com `confirm` vale para a última transação; a forma longa sem `listener` está obsoleta.",
      en: "Confirms (`1`) or voids (`0`). With `confirm` alone it applies to the last transaction; the long form without `listener` is deprecated.",
      es: "Confirma (`1`) o deshace (`0`). Solo con `confirm` vale para la última transacción; la forma larga sin `listener` está obsoleta.",
    },
    fact: factOf("finishTransaction"),
  },
  {
    code: "getQttPendingTransactions",
    use: "transaction",
    parameters: "taxInvoiceDate, taxInvoiceNumber",
    routine: "ObtemQuantidadeTransacoesPendentes",
    name: {
      pt: "Conta as transações aprovadas e ainda não finalizadas de um documento fiscal.",
      en: "Counts the transactions of a fiscal document that were approved and not yet finished.",
      es: "Cuenta las transacciones aprobadas y aún no finalizadas de un documento fiscal.",
    },
    fact: factOf("getQttPendingTransactions"),
  },
  {
    code: "submitPendingMessages",
    use: "transaction",
    parameters: "",
    routine: "DescarregaMensagens",
    name: {
      pt: "Envia agora as confirmações e os desfazimentos que a falta de rede guardou.",
      en: "Sends at once the confirmations and voids that a network failure held back.",
      es: "Envía ahora las confirmaciones y anulaciones que retuvo la falta de red.",
    },
    fact: factOf("submitPendingMessages"),
  },
  {
    code: "getBuffer",
    use: "transaction",
    parameters: "",
    name: {
      pt: "Devolve como texto o conteúdo do comando: a mensagem, o menu ou o dado.",
      en: "Returns the command's content as text: the message, the menu or the value.",
      es: "Devuelve como texto el contenido del comando: el mensaje, el menú o el dato.",
    },
    fact: "other.interfaceAndroid.methods.getBuffer",
  },
  {
    code: "pinpad.isPresent",
    use: "pinpad",
    parameters: "",
    routine: "VerificaPresencaPinPad",
    name: {
      pt: "Diz se há um pinpad que responde.",
      en: "Tells whether there is a pinpad that answers.",
      es: "Dice si hay un pinpad que responde.",
    },
    fact: "other.interfaceAndroid.methods.pinpad.isPresent",
  },
  {
    code: "pinpad.setDisplayMessage",
    use: "pinpad",
    parameters: "text, persistent",
    routine: "EscreveMensagemPermanentePinPad",
    name: {
      pt: "Escreve no visor. Com `persistent` verdadeiro, o texto fica enquanto o pinpad está ocioso.",
      en: "Writes on the display. With `persistent` true, the text stays while the pinpad is idle.",
      es: "Escribe en el visor. Con `persistent` verdadero, el texto queda mientras el pinpad está inactivo.",
    },
    fact: "other.interfaceAndroid.methods.pinpad.setDisplayMessage",
  },
  {
    code: "pinpad.readYesNo",
    use: "pinpad",
    parameters: "text",
    routine: "LeSimNaoPinPad",
    name: {
      pt: "Faz uma pergunta ao cliente, que confirma ou recusa pelas teclas do pinpad.",
      en: "Asks the customer a question, to be accepted or refused with the pinpad's keys.",
      es: "Hace una pregunta al cliente, que acepta o no con las teclas del pinpad.",
    },
    fact: "other.interfaceAndroid.methods.pinpad.readYesNo",
  },
  {
    code: "barcode.validate",
    use: "setup",
    routine: "ValidaCampoCodigoEmBarras",
    name: {
      pt: "Confere os dígitos de um código de barras antes de pagar a conta.",
      en: "Checks the digits of a bar code before a bill is paid.",
      es: "Verifica los dígitos de un código de barras antes de pagar la cuenta.",
    },
    fact: factOf("barcode.validate"),
  },
];

function parametersOf({ parameters }: AndroidMethod): Localized | string {
  if (parameters === undefined) return { pt: "a confirmar", en: "to be confirmed", es: "por confirmar" };
  return parameters === "" ? { pt: "nenhum", en: "none", es: "ninguno" } : `\`${parameters}\``;
}

function whatItDoes({ name, routine }: AndroidMethod): Localized {
  if (!routine) return name;
  return {
    pt: `${name.pt} É o \`${routine}\` das outras plataformas.`,
    en: `${name.en} It is the other platforms' \`${routine}\`.`,
    es: `${name.es} Es el \`${routine}\` de las otras plataformas.`,
  };
}

const methodsFor = (use: AndroidMethod["use"], caption: Localized) => ({
  id: `android-${use}-methods`,
  caption,
  codeColumn: { pt: "Método", en: "Method", es: "Método" },
  columns: [
    [{ pt: "Parâmetros", en: "Parameters", es: "Parámetros" }, parametersOf],
    [{ pt: "O que faz", en: "What it does", es: "Qué hace" }, whatItDoes],
  ] as const,
  anchorWord: "metodo",
  only: (method: AndroidMethod) => method.use === use,
});

export const androidMethodTable = codeTable({
  file: "data/clisitef-interface-android/methods.data.ts",
  schema: grounded(androidMethod),
  entries: androidMethods,
  key: "code",
  facts: {
    listed:
      "CliSiTef configure startTransaction continueTransaction abortTransaction finishTransaction getQttPendingTransactions submitPendingMessages getVersion loadTranslationFile setMessageHandler setActivity getBuffer pinpad.isPresent pinpad.readYesNo pinpad.setDisplayMessage barcode.validate",
  },
  shown: [
    methodsFor("setup", {
      pt: "Métodos de preparação",
      en: "Methods that prepare",
      es: "Métodos de preparación",
    }),
    methodsFor("transaction", {
      pt: "Métodos de transação",
      en: "Transaction methods",
      es: "Métodos de transacción",
    }),
    methodsFor("pinpad", { pt: "Métodos de pinpad", en: "Pinpad methods", es: "Métodos de pinpad" }),
  ],
});
