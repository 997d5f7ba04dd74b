import * as z from "zod/mini";
import { codeTable, columns, yesNo } from "../code-table.ts";
import { anyCode, localized } from "../schema.ts";

const commandCode = z.strictObject({
  code: anyCode,
  name: localized,
  action: localized,
  /** Whether the next call must bring an answer in the buffer. */
  expectsAnswer: z.boolean(),
});
type CommandCode = z.infer<typeof commandCode>;

/** What the library asks your software to do in each turn of the interactive loop. */
export const commandCodes: readonly CommandCode[] = [
  {
    code: "0",
    name: {
      pt: "Dado devolvido à automação",
      en: "Value returned to your software",
      es: "Dato devuelto al sistema de caja",
    },
    action: {
      pt: "Guarde o conteúdo de Buffer, se interessar (TipoCampo diz o que é), e chame outra vez.",
      en: "Keep the content of Buffer if you need it (TipoCampo says what it is) and call again.",
      es: "Guarde el contenido de Buffer si le interesa (TipoCampo dice qué es) y llame otra vez.",
    },
    expectsAnswer: false,
  },
  {
    code: "1",
    name: {
      pt: "Mensagem ao operador",
      en: "Message for the operator display",
      es: "Mensaje para el operador",
    },
    action: {
      pt: "Mostre o texto de Buffer ao operador.",
      en: "Show the text in Buffer to the operator.",
      es: "Muestre el texto de Buffer al operador.",
    },
    expectsAnswer: false,
  },
  {
    code: "2",
    name: {
      pt: "Mensagem ao cliente",
      en: "Message for the customer display",
      es: "Mensaje para el cliente",
    },
    action: {
      pt: "Mostre o texto de Buffer ao cliente.",
      en: "Show the text in Buffer to the customer.",
      es: "Muestre el texto de Buffer al cliente.",
    },
    expectsAnswer: false,
  },
  {
    code: "3",
    name: {
      pt: "Mensagem aos dois visores",
      en: "Message for both displays",
      es: "Mensaje para ambos visores",
    },
    action: {
      pt: "Mostre o texto de Buffer nos dois visores.",
      en: "Show the text in Buffer on both displays.",
      es: "Muestre el texto de Buffer en los dos visores.",
    },
    expectsAnswer: false,
  },
  {
    code: "4",
    name: { pt: "Título do menu", en: "Menu title", es: "Título del menú" },
    action: {
      pt: "Guarde o texto: é o título do próximo menu, comando 21 ou 42.",
      en: "Keep the text: it is the title of the next menu, command 21 or 42.",
      es: "Guarde el texto: es el título del próximo menú, comando 21 o 42.",
    },
    expectsAnswer: false,
  },
  {
    code: "11",
    name: { pt: "Apagar visor do operador", en: "Clear operator display", es: "Borrar visor del operador" },
    action: {
      pt: "Apague o que o comando 1 mostrou.",
      en: "Clear what command 1 showed.",
      es: "Borre lo que mostró el comando 1.",
    },
    expectsAnswer: false,
  },
  {
    code: "12",
    name: { pt: "Apagar visor do cliente", en: "Clear customer display", es: "Borrar visor del cliente" },
    action: {
      pt: "Apague o que o comando 2 mostrou.",
      en: "Clear what command 2 showed.",
      es: "Borre lo que mostró el comando 2.",
    },
    expectsAnswer: false,
  },
  {
    code: "13",
    name: { pt: "Apagar os dois visores", en: "Clear both displays", es: "Borrar ambos visores" },
    action: {
      pt: "Apague o que o comando 3 mostrou.",
      en: "Clear what command 3 showed.",
      es: "Borre lo que mostró el comando 3.",
    },
    expectsAnswer: false,
  },
  {
    code: "14",
    name: { pt: "Apagar título do menu", en: "Clear menu title", es: "Borrar título del menú" },
    action: {
      pt: "Esqueça o título dado pelo comando 4.",
      en: "Forget the title given by command 4.",
      es: "Olvide el título dado por el comando 4.",
    },
    expectsAnswer: false,
  },
  {
    code: "15",
    name: { pt: "Cabeçalho", en: "Header text", es: "Encabezado" },
    action: {
      pt: "Mostre o texto como informação extra da tela, por exemplo em empréstimos.",
      en: "Show the text as extra information on screen, for example in loans.",
      es: "Muestre el texto como información extra de la pantalla, por ejemplo en préstamos.",
    },
    expectsAnswer: false,
  },
  {
    code: "16",
    name: { pt: "Apagar cabeçalho", en: "Clear header", es: "Borrar encabezado" },
    action: {
      pt: "Apague o que o comando 15 mostrou.",
      en: "Clear what command 15 showed.",
      es: "Borre lo que mostró el comando 15.",
    },
    expectsAnswer: false,
  },
  {
    code: "19",
    name: {
      pt: "Confirma volta ao passo anterior",
      en: "Confirm going back",
      es: "Confirma volver al paso anterior",
    },
    action: {
      pt: "Pergunte ao operador se quer voltar um passo; responda `0` sim ou `1` não. Só consta da classe Android.",
      en: "Ask the operator whether to go back a step; answer `0` yes or `1` no. It is in the Android class only.",
      es: "Pregunte al operador si quiere volver un paso; responda `0` sí o `1` no. Solo figura en la clase Android.",
    },
    expectsAnswer: true,
  },
  {
    code: "20",
    name: { pt: "Pergunta sim/não", en: "Yes/no question", es: "Pregunta sí/no" },
    action: {
      pt: "Mostre a pergunta e responda `0` para confirmar ou `1` para cancelar.",
      en: "Show the question and answer `0` to confirm or `1` to cancel.",
      es: "Muestre la pregunta y responda `0` para confirmar o `1` para cancelar.",
    },
    expectsAnswer: true,
  },
  {
    code: "21",
    name: { pt: "Menu de opções", en: "Option menu", es: "Menú de opciones" },
    action: {
      pt: "Buffer traz `1:texto;2:texto;...`. Responda com o índice escolhido.",
      en: "Buffer brings `1:text;2:text;...`. Answer with the index chosen.",
      es: "Buffer trae `1:texto;2:texto;...`. Responda con el índice elegido.",
    },
    expectsAnswer: true,
  },
  {
    code: "22",
    name: { pt: "Mensagem com tecla", en: "Message and key press", es: "Mensaje con tecla" },
    action: {
      pt: "Mostre o texto, espere uma tecla do operador e devolva `Buffer` vazio.",
      en: "Show the text, wait for a key of the operator and return an empty `Buffer`.",
      es: "Muestre el texto, espere una tecla del operador y devuelva `Buffer` vacío.",
    },
    expectsAnswer: true,
  },
  {
    code: "23",
    name: { pt: "Permite interromper", en: "Chance to interrupt", es: "Permite interrumpir" },
    action: {
      pt: "Vem enquanto um dispositivo está ocupado. Não atrase a resposta; para interromper, envie -1 em Continua.",
      en: "Comes while a device is busy. Do not delay the answer; to interrupt, send -1 in Continua.",
      es: "Llega mientras un dispositivo está ocupado. No demore la respuesta; para interrumpir, envíe -1 en Continua.",
    },
    expectsAnswer: false,
  },
  {
    code: "29",
    name: { pt: "Coleta sem operador", en: "Capture without operator", es: "Captura sin operador" },
    action: {
      pt: "Como o 30, mas o valor vem da automação, não da tela.",
      en: "Like 30, but the value comes from your software, not from the screen.",
      es: "Como el 30, pero el valor viene del sistema de caja, no de la pantalla.",
    },
    expectsAnswer: true,
  },
  {
    code: "30",
    name: { pt: "Coleta de campo", en: "Field capture", es: "Captura de campo" },
    action: {
      pt: "Colete um campo com tamanho entre TamMinimo e TamMaximo.",
      en: "Collect a field with a size between TamMinimo and TamMaximo.",
      es: "Capture un campo con tamaño entre TamMinimo y TamMaximo.",
    },
    expectsAnswer: true,
  },
  {
    code: "31",
    name: { pt: "Coleta de cheque", en: "Check capture", es: "Captura de cheque" },
    action: {
      pt: "Responda `0:` e a primeira linha digitada, `1:` e o CMC-7 lido ou `2:` e o CMC-7 digitado. A primeira linha leva compensação (3), banco (3), agência (4), C1 (1), conta (10), C2 (1), cheque (6) e C3 (1).",
      en: "Answer `0:` and the first line typed, `1:` and the CMC-7 read or `2:` and the CMC-7 typed. The first line brings clearing (3), bank (3), branch (4), C1 (1), account (10), C2 (1), check (6) and C3 (1).",
      es: "Responda `0:` y la primera línea ingresada a mano, `1:` y el CMC-7 leído o `2:` y el CMC-7 ingresado a mano. La primera línea lleva compensación (3), banco (3), agencia (4), C1 (1), cuenta (10), C2 (1), cheque (6) y C3 (1).",
    },
    expectsAnswer: true,
  },
  {
    code: "32",
    name: { pt: "Captura de trilha", en: "Track capture", es: "Captura de pista" },
    action: {
      pt: "Capture a trilha de um cartão, entre `TamMinimo` e `TamMaximo`. Só consta da classe Android.",
      en: "Capture a card track, between `TamMinimo` and `TamMaximo`. It is in the Android class only.",
      es: "Capture la pista de una tarjeta, entre `TamMinimo` y `TamMaximo`. Solo figura en la clase Android.",
    },
    expectsAnswer: true,
  },
  {
    code: "33",
    name: { pt: "Captura de senha", en: "Password capture", es: "Captura de contraseña" },
    action: {
      pt: "Capture uma senha sem mostrá-la. Só consta da classe Android.",
      en: "Capture a password without showing it. It is in the Android class only.",
      es: "Capture una contraseña sin mostrarla. Solo figura en la clase Android.",
    },
    expectsAnswer: true,
  },
  {
    code: "34",
    name: { pt: "Coleta de valor", en: "Amount capture", es: "Captura de importe" },
    action: {
      pt: "Colete um valor em dinheiro; o separador decimal é aceito.",
      en: "Collect an amount of money; the decimal separator is accepted.",
      es: "Capture un importe en dinero; se acepta el separador decimal.",
    },
    expectsAnswer: true,
  },
  {
    code: "35",
    name: { pt: "Coleta de código de barras", en: "Bar code capture", es: "Captura de código de barras" },
    action: {
      pt: "Responda `0:` e o código digitado ou `1:` e o lido; `2:` desiste da coleta e segue o fluxo.",
      en: "Answer `0:` and the code typed or `1:` and the code read; `2:` gives up the collection and the flow goes on.",
      es: "Responda `0:` y el código ingresado a mano o `1:` y el leído; `2:` desiste de la captura y sigue el flujo.",
    },
    expectsAnswer: true,
  },
  {
    code: "37",
    name: { pt: "Confirmação no pinpad", en: "Pinpad confirmation", es: "Confirmación en el pinpad" },
    action: {
      pt: "Sim ou não perguntado no pinpad; responda `0` ou `1`. Só consta da classe Android.",
      en: "Yes or no asked on the pinpad; answer `0` or `1`. It is in the Android class only.",
      es: "Sí o no preguntado en el pinpad; responda `0` o `1`. Solo figura en la clase Android.",
    },
    expectsAnswer: true,
  },
  {
    code: "38",
    name: {
      pt: "Captura de campo no pinpad",
      en: "Field capture (variant)",
      es: "Captura de campo (variante)",
    },
    action: {
      pt: "Trate-o como o `30`.",
      en: "Handle it like `30`.",
      es: "Trátelo como el `30`.",
    },
    expectsAnswer: true,
  },
  {
    code: "41",
    name: { pt: "Coleta mascarada", en: "Masked capture", es: "Captura enmascarada" },
    action: {
      pt: "Como o 30, com a digitação escondida.",
      en: "Like 30, with hidden typing.",
      es: "Como el 30, sin mostrar lo que se escribe.",
    },
    expectsAnswer: true,
  },
  {
    code: "42",
    name: { pt: "Menu identificado", en: "Identified menu", es: "Menú identificado" },
    action: {
      pt: "Substitui o 21 na maioria dos menus quando ItemMenuIdentificado=1; cada opção traz também código, tipo e classe. Classe `0` é indefinida; na classe `1`, de pagamento, o tipo é `1` dinheiro, `2` cheque, `3` débito, `4` crédito, `5` saque ou `6` outro. Responda com o índice, como no 21.",
      en: "Replaces 21 in most menus when ItemMenuIdentificado=1; each option also brings code, type and class. Class `0` is undefined; in class `1`, payment, the type is `1` cash, `2` check, `3` debit, `4` credit, `5` withdrawal or `6` other. Answer with the index, as for 21.",
      es: "Reemplaza al 21 en la mayoría de los menús cuando ItemMenuIdentificado=1; cada opción trae además código, tipo y clase. La clase `0` es indefinida; en la clase `1`, de pago, el tipo es `1` efectivo, `2` cheque, `3` débito, `4` crédito, `5` retiro o `6` otro. Responda con el índice, como en el 21.",
    },
    expectsAnswer: true,
  },
  {
    code: "50",
    name: { pt: "Exibir QR Code", en: "Show QR Code", es: "Mostrar código QR" },
    action: {
      pt: "Desenhe o texto de `Buffer` (campo 584) como QR Code.",
      en: "Draw the text of `Buffer` (field 584) as a QR Code.",
      es: "Dibuje el texto de `Buffer` (campo 584) como código QR.",
    },
    expectsAnswer: false,
  },
  {
    code: "51",
    name: { pt: "Remover QR Code", en: "Remove QR Code", es: "Quitar código QR" },
    action: {
      pt: "Tire o QR Code da tela: o SiTef já respondeu.",
      en: "Take the QR Code off the screen: SiTef has answered.",
      es: "Quite el código QR de la pantalla: SiTef ya respondió.",
    },
    expectsAnswer: false,
  },
  {
    code: "52",
    name: { pt: "Mensagem do QR Code", en: "QR Code footer text", es: "Mensaje del código QR" },
    action: {
      pt: "Texto opcional sob o QR Code enquanto se espera; `Continua` `-1` desiste.",
      en: "Optional text below the QR Code while waiting; `Continua` `-1` gives up.",
      es: "Texto opcional debajo del código QR mientras se espera; `Continua` `-1` desiste.",
    },
    expectsAnswer: false,
  },
];

export const commandTable = codeTable({
  file: "data/clisitef/command-codes.data.ts",
  schema: commandCode,
  entries: commandCodes,
  key: "code",
  facts: {
    listed: "0..4 11..16 19..23 29..35 37 38 41 42 50..52",
  },
  shown: [
    {
      id: "clisitef-commands",
      caption: {
        pt: "Comandos da coleta iterativa",
        en: "Commands of the interactive collection",
        es: "Comandos de la captura iterativa",
      },
      columns: [
        [columns.name, ({ name }) => name],
        [columns.action, ({ action }) => action],
        [columns.answer, ({ expectsAnswer }) => yesNo[`${expectsAnswer}`]],
      ],
    },
  ],
});
