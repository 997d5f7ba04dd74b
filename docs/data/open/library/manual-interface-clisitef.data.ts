import type { OpenLine } from "../open-line.ts";

export const manualInterfaceClisitefOpen: readonly OpenLine[] = [
  {
    page: "manual-interface-clisitef/informacoes-tecnicas",
    field: "`IntPos.Sts`",
    question: {
      pt: "Quanto tempo o Cliente SiTef leva, no máximo, para gravar o aviso?",
      en: "How long does the SiTef Client take, at most, to write the notice?",
      es: "¿Cuánto tarda el Cliente SiTef, como máximo, en escribir el aviso?",
    },
    meanwhile: {
      pt: "Espere 7 segundos, com o prazo em uma configuração, e antes de desistir veja se a resposta já chegou.",
      en: "Wait 7 seconds, with the time in a setting, and before you give up see whether the response is already there.",
      es: "Espere 7 segundos, con el plazo en una configuración, y antes de desistir vea si la respuesta ya llegó.",
    },
    owner: "support",
  },
  {
    page: "manual-interface-clisitef/informacoes-sobre-configuracao-do-numero-terminal",
    field: { pt: "Número do terminal", en: "Terminal number", es: "Número de la terminal" },
    question: {
      pt: "Onde o Cliente SiTef guarda o número, e ele precisa reiniciar para lê-lo?",
      en: "Where does the SiTef Client keep the number, and must it restart to read it?",
      es: "¿Dónde guarda el Cliente SiTef el número, y debe reiniciarse para leerlo?",
    },
    meanwhile: {
      pt: "Peça ao suporte que troque o número e reinicie o Cliente SiTef em seguida.",
      en: "Have support change the number and restart the SiTef Client afterward.",
      es: "Pida a soporte que cambie el número y reinicie el Cliente SiTef después.",
    },
    owner: "support",
  },
  {
    page: "manual-interface-clisitef/layout-da-mensagem-de-comunicacao",
    field: { pt: "Página de códigos", en: "Code page", es: "Página de códigos" },
    question: {
      pt: "Em que página de códigos vêm os textos, e quais são os campos obrigatórios dos outros cabeçalhos?",
      en: "In which code page do texts come, and which are the mandatory fields of the other headers?",
      es: "¿En qué página de códigos llegan los textos, y cuáles son los campos obligatorios de los demás encabezados?",
    },
    meanwhile: {
      pt: "Leia como Windows-1252 e troque o que não se imprime; use os outros cabeçalhos só com a lista do suporte.",
      en: "Read as Windows-1252 and replace what cannot be printed; use the other headers only with support's list.",
      es: "Lea como Windows-1252 y reemplace lo que no se imprime; use los demás encabezados solo con la lista de soporte.",
    },
    owner: "support",
  },
  {
    page: "manual-interface-clisitef/arquivo-solicitacao-tef",
    field: {
      pt: "Campos depois de `203-001`",
      en: "Fields after `203-001`",
      es: "Campos después de `203-001`",
    },
    question: {
      pt: "Que campos o pedido admite depois de `203-001`?",
      en: "Which fields may a request carry after `203-001`?",
      es: "¿Qué campos admite la solicitud después de `203-001`?",
    },
    meanwhile: {
      pt: "Envie só os da lista; um campo fora dela só com a confirmação do suporte.",
      en: "Send only the ones on the list; a field that is not on it only once support confirms it.",
      es: "Envíe solo los de la lista; un campo fuera de ella solo con la confirmación de soporte.",
    },
    owner: "documentation",
  },
  {
    page: "manual-interface-clisitef/dias-do-pre-datado",
    field: { pt: "Tamanho", en: "Size", es: "Tamaño" },
    question: {
      pt: "Quantos dígitos tem o número de dias?",
      en: "How many digits does the number of days have?",
      es: "¿Cuántos dígitos tiene el número de días?",
    },
    meanwhile: {
      pt: "Envie o número sem zeros à esquerda, ou a data do cheque em `008-000`.",
      en: "Send the number without leading zeros, or the date of the check in `008-000`.",
      es: "Envíe el número sin ceros a la izquierda, o la fecha del cheque en `008-000`.",
    },
    owner: "support",
  },
  {
    page: "manual-interface-clisitef/controle-de-transacoes-ems-habilitadas",
    field: { pt: "Posições 12 a 19", en: "Positions 12 to 19", es: "Posiciones 12 a 19" },
    question: {
      pt: "Que transações estas posições habilitam?",
      en: "Which transactions do these positions enable?",
      es: "¿Qué transacciones habilitan estas posiciones?",
    },
    meanwhile: {
      pt: "Deixe-as em `0`.",
      en: "Leave them at `0`.",
      es: "Déjelas en `0`.",
    },
    owner: "support",
  },
  {
    page: "manual-interface-clisitef/informacao_dos_dados_capturados_pinpad",
    field: { pt: "Formato do pedido", en: "Format of the request", es: "Formato de la solicitud" },
    question: {
      pt: "Como se escreve, dentro do campo, o que o cliente deve digitar?",
      en: "How is it written, inside the field, what the customer is to type?",
      es: "¿Cómo se escribe, dentro del campo, lo que el cliente debe ingresar?",
    },
    meanwhile: {
      pt: "Não envie o campo até ter o formato; leia o dado pela biblioteca, com a função `789`.",
      en: "Do not send the field until you have the format; read the value through the library, with function `789`.",
      es: "No envíe el campo hasta tener el formato; lea el dato con la biblioteca, con la función `789`.",
    },
    owner: "support",
  },
];
