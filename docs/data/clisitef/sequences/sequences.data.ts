import type { Sequence, Turn } from "./sequence.ts";

const waiting: Turn = {
  command: "23",
  screen: {
    pt: "Insira ou passe o cartão · [Cancelar]",
    en: "Insert or swipe the card · [Cancel]",
    es: "Inserte o pase la tarjeta · [Cancelar]",
  },
  why: {
    pt: "O pinpad espera o cliente. Volte na hora; este comando se repete muitas vezes.",
    en: "The pinpad waits for the customer. Return at once; this command repeats many times.",
    es: "El pinpad espera al cliente. Vuelva de inmediato; este comando se repite muchas veces.",
  },
};

const paymentMenu: Turn = {
  command: "21",
  buffer: {
    pt: "1:A vista;2:Parcelado loja;3:Parcelado administradora;",
    en: "1:Single payment;2:Merchant installments;3:Issuer installments;",
    es: "1:Un pago;2:Cuotas del comercio;3:Cuotas del emisor;",
  },
  screen: {
    pt: "1 À vista · 2 Parcelado loja · 3 Parcelado administradora",
    en: "1 Single payment · 2 Merchant installments · 3 Issuer installments",
    es: "1 Un pago · 2 Cuotas del comercio · 3 Cuotas del emisor",
  },
  answer: "1",
  why: {
    pt: "Mostre as opções e devolva o índice da escolhida.",
    en: "Show the options and return the index of the chosen one.",
    es: "Muestre las opciones y devuelva el índice de la elegida.",
  },
};

const cardEvent: Turn = {
  command: "0",
  field: "5000",
  screen: {
    pt: "Insira ou passe o cartão",
    en: "Insert or swipe the card",
    es: "Inserte o pase la tarjeta",
  },
  why: {
    pt: "Um evento, que não pede resposta: use-o para a tela do cliente.",
    en: "An event, which asks for no answer: use it for the customer's screen.",
    es: "Un evento, que no pide respuesta: úselo para la pantalla del cliente.",
  },
};

const authorizing: Turn = {
  command: "0",
  field: "0",
  screen: { pt: "Autorizando…", en: "Authorizing…", es: "Autorizando…" },
  why: {
    pt: "A coleta terminou e a biblioteca vai falar com o SiTef. Não há o que responder.",
    en: "Collecting is over and the library is about to talk to SiTef. There is nothing to answer.",
    es: "La captura terminó y la biblioteca va a hablar con SiTef. No hay qué responder.",
  },
};

const receipt: Turn = {
  command: "0",
  field: "121",
  buffer: {
    pt: "LOJA MODELO\nCREDITO A VISTA\nVALOR 129,90",
    en: "LOJA MODELO\nCREDITO A VISTA\nVALOR 129,90",
    es: "LOJA MODELO\nCREDITO A VISTA\nVALOR 129,90",
  },
  screen: { pt: "Aprovada", en: "Approved", es: "Aprobada" },
  why: {
    pt: "A via do cliente. Guarde-a; imprima quando o laço terminar.",
    en: "The customer's copy. Keep it; print it when the loop is over.",
    es: "La copia del cliente. Guárdela; imprímala cuando termine el ciclo.",
  },
};

const merchantReceipt: Turn = {
  ...receipt,
  field: "122",
  why: {
    pt: "A via da loja. Guarde-a também.",
    en: "The store's copy. Keep it as well.",
    es: "La copia del comercio. Guárdela también.",
  },
};

const kept = (field: string, buffer: string, why: Turn["why"]): Turn => ({
  command: "0",
  field,
  buffer,
  screen: { pt: "Aprovada", en: "Approved", es: "Aprobada" },
  why,
});

const sequenceNumber = kept("133", "123456", {
  pt: "O NSU do SiTef. Guarde-o com a venda: é por ele que se concilia e se fala com o suporte.",
  en: "The NSU of SiTef. Keep it with the sale: reconciliation goes by it, and support asks for it.",
  es: "El NSU de SiTef. Guárdelo con la venta: con él se concilia y se habla con soporte.",
});

/** What a terminal that starts is told of one sale. */
const pendingValue = (field: string, buffer: string, why: Turn["why"]): Turn => ({
  command: "0",
  field,
  buffer,
  screen: {
    pt: "Verificando vendas pendentes…",
    en: "Checking pending sales…",
    es: "Revisando ventas pendientes…",
  },
  why,
});

/** Ways that a loop goes. Commands and fields are public; their order and texts are put together by us. */
export const sequences: readonly Sequence[] = [
  {
    id: "credito-chip",
    title: {
      pt: "Crédito com chip, aprovado",
      en: "Credit with chip, approved",
      es: "Crédito con chip, aprobado",
    },
    starts: 'IniciaFuncaoSiTefInterativo(3, "129,90", "88017", …)',
    turns: [
      {
        command: "4",
        buffer: { pt: "Forma de pagamento", en: "Payment method", es: "Forma de pago" },
        screen: { pt: "Forma de pagamento", en: "Payment method", es: "Forma de pago" },
        why: {
          pt: "Guarde o título: ele vale para o próximo menu.",
          en: "Keep the title: it is for the next menu.",
          es: "Guarde el título: vale para el próximo menú.",
        },
      },
      paymentMenu,
      cardEvent,
      waiting,
      {
        command: "0",
        field: "5001",
        screen: {
          pt: "Digite a senha no pinpad",
          en: "Type the PIN on the pinpad",
          es: "Ingrese el PIN en el pinpad",
        },
        why: {
          pt: "Outro evento: a senha é digitada no pinpad, e a automação não a vê.",
          en: "Another event: the PIN is typed on the pinpad, and your software does not see it.",
          es: "Otro evento: el PIN se ingresa en el pinpad, y el sistema de caja no lo ve.",
        },
      },
      authorizing,
      {
        command: "3",
        buffer: { pt: "Aguarde, em processamento", en: "Please wait, processing", es: "Espere, en proceso" },
        screen: { pt: "Aguarde, em processamento", en: "Please wait, processing", es: "Espere, en proceso" },
        why: {
          pt: "Mensagem aos dois visores. Mostre e continue.",
          en: "A message for both displays. Show it and go on.",
          es: "Mensaje para los dos visores. Muéstrelo y siga.",
        },
      },
      {
        command: "13",
        screen: { pt: "", en: "", es: "" },
        why: {
          pt: "Apague o que o comando `3` mostrou.",
          en: "Clear what command `3` showed.",
          es: "Borre lo que mostró el comando `3`.",
        },
      },
      kept("131", "5", {
        pt: "A rede que autorizou. Guarde-a com a venda.",
        en: "The network that authorized. Keep it with the sale.",
        es: "La red que autorizó. Guárdela con la venta.",
      }),
      sequenceNumber,
      kept("135", "654321", {
        pt: "O código de autorização.",
        en: "The authorization code.",
        es: "El código de autorización.",
      }),
      receipt,
      merchantReceipt,
    ],
    result: "0",
    outcome: {
      pt: "Aprovada. Imprima as duas vias, grave a decisão e confirme. Se a impressora falhar, chame com `0`.",
      en: "Approved. Print both copies, write the decision down and confirm. If the printer fails, call with `0`.",
      es: "Aprobada. Imprima las dos copias, guarde la decisión y confirme. Si falla la impresora, llame con `0`.",
    },
    ends: ['FinalizaFuncaoSiTefInterativo(1, "88017", …)'],
  },
  {
    id: "cancelada-operador",
    title: {
      pt: "Cancelada pelo operador",
      en: "Canceled by the operator",
      es: "Cancelada por el operador",
    },
    starts: 'IniciaFuncaoSiTefInterativo(3, "129,90", "88018", …)',
    turns: [
      paymentMenu,
      cardEvent,
      waiting,
      {
        ...waiting,
        proceed: "-1",
        why: {
          pt: "O operador apertou Cancelar: devolva `-1`. O próximo retorno é negativo.",
          en: "The operator pressed Cancel: return `-1`. The next return is negative.",
          es: "El operador presionó Cancelar: devuelva `-1`. El próximo retorno es negativo.",
        },
      },
    ],
    result: "-2",
    outcome: {
      pt: "Cancelada, e nada foi cobrado; a biblioteca também pode devolver `-15`. Volte à tela de venda. Não há o que finalizar.",
      en: "Canceled, and nothing was charged; the library may also return `-15`. Go back to the sale. There is nothing to finalize.",
      es: "Cancelada, y no se cobró nada; la biblioteca también puede devolver `-15`. Vuelva a la pantalla de venta. No hay qué finalizar.",
    },
    ends: [],
  },
  {
    id: "pix-qr-code",
    title: {
      pt: "Pix com QR Code na tela",
      en: "Pix with the QR Code on screen",
      es: "Pix con el código QR en pantalla",
    },
    starts: 'IniciaFuncaoSiTefInterativo(122, "129,90", "88019", …, "{DevolveStringQRCode=1}")',
    turns: [
      {
        command: "21",
        buffer: "1:Pix;2:Mercado Pago;",
        screen: { pt: "1 Pix · 2 Mercado Pago", en: "1 Pix · 2 Mercado Pago", es: "1 Pix · 2 Mercado Pago" },
        answer: "1",
        why: {
          pt: "O menu de carteiras. Com uma só habilitada, ele pode não aparecer.",
          en: "The menu of wallets. With a single one enabled it may not appear.",
          es: "El menú de billeteras. Con una sola habilitada, puede no aparecer.",
        },
      },
      authorizing,
      {
        command: "50",
        field: "584",
        buffer: "00020126…6304A13F",
        screen: {
          pt: "[QR Code] R$ 129,90 · [Cancelar]",
          en: "[QR Code] R$ 129.90 · [Cancel]",
          es: "[Código QR] R$ 129,90 · [Cancelar]",
        },
        why: {
          pt: "Desenhe o texto como QR Code e siga chamando: este comando não espera o pagamento.",
          en: "Draw the text as a QR Code and keep calling: this command does not wait for the payment.",
          es: "Dibuje el texto como código QR y siga llamando: este comando no espera el pago.",
        },
      },
      {
        command: "52",
        buffer: {
          pt: "Aguardando o pagamento",
          en: "Waiting for the payment",
          es: "Esperando el pago",
        },
        screen: {
          pt: "[QR Code] Aguardando o pagamento · [Cancelar]",
          en: "[QR Code] Waiting for the payment · [Cancel]",
          es: "[Código QR] Esperando el pago · [Cancelar]",
        },
        why: {
          pt: "Texto para baixo do QR Code. Aqui o operador ainda pode desistir, com `-1`.",
          en: "Text for below the QR Code. The operator can still give up here, with `-1`.",
          es: "Texto para debajo del código QR. Aquí el operador todavía puede desistir, con `-1`.",
        },
      },
      {
        command: "51",
        screen: { pt: "Pagamento recebido", en: "Payment received", es: "Pago recibido" },
        why: {
          pt: "O SiTef respondeu: tire o QR Code da tela. O resultado vem no fim do laço.",
          en: "SiTef answered: take the QR Code off the screen. The result comes at the end of the loop.",
          es: "SiTef respondió: quite el código QR de la pantalla. El resultado viene al final del ciclo.",
        },
      },
      sequenceNumber,
      { ...receipt, buffer: "LOJA MODELO\nPIX\nVALOR 129,90" },
      { ...merchantReceipt, buffer: "LOJA MODELO\nPIX\nVALOR 129,90" },
    ],
    result: "0",
    outcome: {
      pt: "Pago. Imprima e confirme, como em um cartão.",
      en: "Paid. Print and confirm, as with a card.",
      es: "Pagado. Imprima y confirme, como con una tarjeta.",
    },
    ends: ['FinalizaFuncaoSiTefInterativo(1, "88019", …)'],
  },
  {
    id: "pendencia-ao-ligar",
    title: {
      pt: "Pendência ao ligar o caixa",
      en: "Something pending when the POS starts",
      es: "Pendiente al encender la caja",
    },
    starts: 'IniciaFuncaoSiTefInterativo(130, "", "", …)',
    turns: [
      pendingValue("210", "1", {
        pt: "Uma venda espera decisão: virá um bloco de campos.",
        en: "One sale waits for a decision: one block of fields will come.",
        es: "Una venta espera decisión: vendrá un bloque de campos.",
      }),
      pendingValue("160", "88016", {
        pt: "O documento fiscal dela, metade da chave.",
        en: "Its fiscal document, half of the key.",
        es: "Su documento fiscal, la mitad de la clave.",
      }),
      pendingValue("161", "0", {
        pt: "O número do pagamento dentro do documento: a contagem começa em zero, e este é o primeiro.",
        en: "The number of the payment within the document: counting starts at zero, and this is the first.",
        es: "El número del pago dentro del documento: la cuenta empieza en cero, y este es el primero.",
      }),
      pendingValue("163", "AAAAMMDD", {
        pt: "A data fiscal, a outra metade da chave.",
        en: "The fiscal date, the other half of the key.",
        es: "La fecha fiscal, la otra mitad de la clave.",
      }),
      pendingValue("164", "HHMMSS", {
        pt: "A hora, para mostrar ao operador.",
        en: "The time, to show to the operator.",
        es: "La hora, para mostrarle al operador.",
      }),
      pendingValue("211", "3", {
        pt: "A função com que ela foi iniciada: crédito.",
        en: "The function it was started with: credit.",
        es: "La función con que se inició: crédito.",
      }),
      pendingValue("1319", "12990", {
        pt: "O valor, para comparar com o seu registro.",
        en: "The amount, to compare with your record.",
        es: "El importe, para comparar con su registro.",
      }),
    ],
    result: "0",
    outcome: {
      pt: "O registro em disco diz que o comprovante saiu: confirme com o documento e a data que chegaram, e veja que nada restou.",
      en: "The record on disk says that the receipt was printed: confirm with the document and date that came, and see that nothing is left.",
      es: "El registro en disco dice que el comprobante salió: confirme con el documento y la fecha que llegaron, y vea que no quedó nada.",
    },
    ends: [
      'FinalizaFuncaoSiTefInterativo(1, "88016", …)',
      'ObtemQuantidadeTransacoesPendentes(…, "88016") → 0',
    ],
  },
];
