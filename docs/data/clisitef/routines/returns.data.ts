import type { Localized } from "@portal/shared/locales.ts";
import type { CodeEntry } from "../../schema.ts";
import type { ReturnKind } from "./routine.ts";

/** Values that a routine has for itself; those that several share are tables of their own. */
export const ownReturns: Readonly<
  Record<
    Exclude<ReturnKind, "transaction" | "configuration" | "secure-reading" | "none">,
    readonly CodeEntry[]
  >
> = {
  "pending-count": [
    {
      code: "0",
      name: { pt: "Nada pendente", en: "Nothing pending", es: "Nada pendiente" },
      action: {
        pt: "Siga para a próxima venda.",
        en: "Go on to the next sale.",
        es: "Siga con la próxima venta.",
      },
    },
    {
      code: ">0",
      name: {
        pt: "Quantidade de transações pendentes",
        en: "Number of pending transactions",
        es: "Cantidad de transacciones pendientes",
      },
      action: {
        pt: "Finalize o documento com `1` ou `0`, conforme a mercadoria foi ou não entregue.",
        en: "Finalize the document with `1` or `0`, depending on whether the goods were handed over.",
        es: "Finalice el documento con `1` o `0`, según la mercadería se haya entregado o no.",
      },
    },
    {
      code: "-13",
      name: {
        pt: "Documento desconhecido da biblioteca",
        en: "Document unknown to the library",
        es: "Documento desconocido por la biblioteca",
      },
      action: {
        pt: "Confira o número e a data com que a venda foi iniciada.",
        en: "Check the number and the date with which the sale was started.",
        es: "Revise el número y la fecha con que se inició la venta.",
      },
    },
  ],
  presence: [
    {
      code: "1",
      name: { pt: "Pinpad presente", en: "Pinpad present", es: "Pinpad presente" },
      action: { pt: "Siga com a venda.", en: "Go on with the sale.", es: "Siga con la venta." },
    },
    {
      code: "0",
      name: { pt: "Pinpad ausente", en: "No pinpad", es: "Pinpad ausente" },
      action: {
        pt: "Peça ao operador que confira o cabo e a porta.",
        en: "Ask the operator to check the cable and the port.",
        es: "Pídale al operador que revise el cable y el puerto.",
      },
    },
    {
      code: "-1",
      name: {
        pt: "Biblioteca de acesso ao pinpad não encontrada",
        en: "Library that reaches the pinpad not found",
        es: "Biblioteca de acceso al pinpad no encontrada",
      },
      action: {
        pt: "Instale todos os arquivos da CliSiTef na mesma pasta.",
        en: "Install all files of CliSiTef in the same folder.",
        es: "Instale todos los archivos de CliSiTef en la misma carpeta.",
      },
    },
    {
      code: "other",
      name: { pt: "Erro interno", en: "Internal error", es: "Error interno" },
      action: {
        pt: "Envie o trace ao suporte.",
        en: "Send the trace to support.",
        es: "Envíe el trace a soporte.",
      },
    },
  ],
  result: [
    {
      code: "0",
      name: { pt: "Mensagem aceita", en: "Message accepted", es: "Mensaje aceptado" },
      action: { pt: "Nada a fazer.", en: "Nothing to do.", es: "Nada que hacer." },
      inferred: true,
    },
    {
      code: "other",
      name: {
        pt: "A mensagem não foi mostrada",
        en: "The message was not shown",
        es: "El mensaje no se mostró",
      },
      action: {
        pt: "Verifique a presença do pinpad e tente de novo depois da venda.",
        en: "Check that the pinpad is present and try again after the sale.",
        es: "Verifique la presencia del pinpad e intente de nuevo después de la venta.",
      },
      inferred: true,
    },
  ],
  zero: [
    {
      code: "0",
      name: { pt: "Sucesso", en: "Success", es: "Éxito" },
      action: {
        pt: "Leia os parâmetros de saída.",
        en: "Read the output parameters.",
        es: "Lea los parámetros de salida.",
      },
    },
    {
      code: "other",
      name: { pt: "Falhou", en: "It failed", es: "Falló" },
      action: {
        pt: "Não use os parâmetros de saída e procure o valor na [tabela de retornos](%tabela_codigos_retorno%).",
        en: "Do not use the output parameters, and look the value up in the [table of return codes](%tabela_codigos_retorno%).",
        es: "No use los parámetros de salida y busque el valor en la [tabla de retornos](%tabela_codigos_retorno%).",
      },
      inferred: true,
    },
  ],
  "zero-or-error": [
    {
      code: "0",
      name: { pt: "Sucesso", en: "Success", es: "Éxito" },
      action: {
        pt: "Leia o parâmetro de saída.",
        en: "Read the output parameter.",
        es: "Lea el parámetro de salida.",
      },
    },
    {
      code: "other",
      name: {
        pt: "Erro, ou o cliente cancelou",
        en: "An error, or the customer canceled",
        es: "Error, o el cliente canceló",
      },
      action: {
        pt: "Não use o parâmetro de saída; ofereça tentar de novo.",
        en: "Do not use the output parameter; offer to try again.",
        es: "No use el parámetro de salida; ofrezca intentar de nuevo.",
      },
    },
  ],
  "yes-no": [
    {
      code: "1",
      name: { pt: "O cliente confirmou", en: "The customer confirmed", es: "El cliente confirmó" },
      action: { pt: "Siga.", en: "Go on.", es: "Siga." },
    },
    {
      code: "0",
      name: { pt: "O cliente cancelou", en: "The customer canceled", es: "El cliente canceló" },
      action: { pt: "Trate como um não.", en: "Treat it as a no.", es: "Trátelo como un no." },
    },
    {
      code: "other",
      name: { pt: "Erro", en: "Error", es: "Error" },
      action: {
        pt: "Não tome como resposta; verifique o pinpad.",
        en: "Do not take it as an answer; check the pinpad.",
        es: "No lo tome como respuesta; revise el pinpad.",
      },
    },
  ],
  keys: [
    { code: "0", name: { pt: "Tecla OK ou ENTER", en: "OK or ENTER key", es: "Tecla OK o ENTER" } },
    { code: "4", name: { pt: "Tecla F1", en: "F1 key", es: "Tecla F1" } },
    { code: "5", name: { pt: "Tecla F2", en: "F2 key", es: "Tecla F2" } },
    { code: "6", name: { pt: "Tecla F3", en: "F3 key", es: "Tecla F3" } },
    { code: "7", name: { pt: "Tecla F4", en: "F4 key", es: "Tecla F4" } },
    { code: "8", name: { pt: "Tecla LIMPA", en: "CLEAR key", es: "Tecla BORRAR" } },
    { code: "13", name: { pt: "Tecla ANULA", en: "CANCEL key", es: "Tecla CANCELAR" } },
    {
      code: "-43",
      name: { pt: "Outra tecla, ou erro", en: "Another key, or an error", es: "Otra tecla, o error" },
    },
  ],
  "bar-code": [
    {
      code: "0",
      name: { pt: "Correto até aqui", en: "Right so far", es: "Correcto hasta aquí" },
      action: { pt: "Peça o próximo bloco.", en: "Ask for the next block.", es: "Pida el próximo bloque." },
    },
    {
      code: "-1",
      name: {
        pt: "Código de barras desconhecido",
        en: "Unknown bar code",
        es: "Código de barras desconocido",
      },
      action: {
        pt: "Peça ao operador que confira o documento.",
        en: "Ask the operator to check the document.",
        es: "Pídale al operador que revise el documento.",
      },
    },
    {
      code: "1-4",
      name: { pt: "Esse bloco está errado", en: "That block is wrong", es: "Ese bloque está mal" },
      action: {
        pt: "Em uma conta, peça só o bloco desse número outra vez. Em um boleto, peça o último par.",
        en: "In a bill ask for the block of that number again, and for no other. In a boleto ask for the last pair.",
        es: "En una cuenta, pida otra vez solo el bloque de ese número. En un boleto, pida el último par.",
      },
    },
    {
      code: "5",
      name: {
        pt: "O número inteiro está errado",
        en: "The whole number is wrong",
        es: "El número entero está mal",
      },
      action: {
        pt: "Peça o código inteiro outra vez.",
        en: "Ask for the whole code again.",
        es: "Pida el código entero otra vez.",
      },
    },
  ],
  "all-sent": [
    {
      code: "0",
      name: { pt: "Tudo foi enviado", en: "Everything was sent", es: "Todo fue enviado" },
      action: { pt: "Nada a fazer.", en: "Nothing to do.", es: "Nada que hacer." },
    },
    {
      code: "other",
      name: { pt: "Restou algo na fila", en: "Something is left in the queue", es: "Quedó algo en la cola" },
      action: {
        pt: "Chame outra vez mais tarde; a próxima transação também leva o que restou.",
        en: "Call again later; the next transaction also takes what is left.",
        es: "Vuelva a llamar más tarde; la próxima transacción también lleva lo que quedó.",
      },
    },
  ],
  translation: [
    {
      code: "0",
      name: { pt: "Traduções carregadas", en: "Translations loaded", es: "Traducciones cargadas" },
      action: { pt: "Nada a fazer.", en: "Nothing to do.", es: "Nada que hacer." },
    },
    {
      code: "-10",
      name: { pt: "O arquivo não existe", en: "The file does not exist", es: "El archivo no existe" },
      action: {
        pt: "Confira o nome e a pasta.",
        en: "Check the name and the folder.",
        es: "Revise el nombre y la carpeta.",
      },
    },
    {
      code: "-20",
      name: { pt: "O arquivo é inválido", en: "The file is not valid", es: "El archivo no es válido" },
      action: {
        pt: "Confira o formato do arquivo.",
        en: "Check the format of the file.",
        es: "Revise el formato del archivo.",
      },
    },
  ],
};

/** What the codes of a transaction ask of a routine that only reads: it leaves no payment to finalize or to repeat. */
export const readingActions: Readonly<Record<string, Localized>> = {
  "0": {
    pt: "Use o que o laço entregou; não há pagamento a finalizar.",
    en: "Use what the loop handed over; there is no payment to finalize.",
    es: "Use lo que el ciclo entregó; no hay pago que finalizar.",
  },
  "-2": {
    pt: "Volte à tela de antes; nada foi lido.",
    en: "Go back to the screen before it; nothing was read.",
    es: "Vuelva a la pantalla anterior; no se leyó nada.",
  },
  "-5": {
    pt: "Verifique rede, endereço e porta do servidor e leia de novo.",
    en: "Check the network, and the server's address and port, and read again.",
    es: "Revise la red, la dirección y el puerto del servidor y lea de nuevo.",
  },
  "-43": {
    pt: "Verifique cabo, porta e se outro programa está usando o pinpad. Depois teste a presença e leia de novo.",
    en: "Check the cable, the port and whether another program uses the pinpad. Then test that it is present and read again.",
    es: "Revise el cable, el puerto y si otro programa usa el pinpad. Después pruebe la presencia y lea de nuevo.",
  },
};
