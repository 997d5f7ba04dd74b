import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry } from "../schema.ts";

/** What the routines of a transaction return. */
export const returnCodes: readonly CodeEntry[] = [
  {
    code: "0",
    name: { pt: "Sucesso", en: "Success", es: "Éxito" },
    action: {
      pt: "Leia os campos recebidos e finalize a transação.",
      en: "Read the fields received and finalize the transaction.",
      es: "Lea los campos recibidos y finalice la transacción.",
    },
  },
  {
    code: "10000",
    name: { pt: "Continue a coleta", en: "Continue collecting", es: "Continúe la captura" },
    action: {
      pt: "Chame a rotina de continuação até que devolva outro valor.",
      en: "Call the continuation routine until it returns another value.",
      es: "Llame a la rutina de continuación hasta que devuelva otro valor.",
    },
  },
  {
    code: ">0",
    name: {
      pt: "Negada pela autorizadora",
      en: "Declined by the authorizer",
      es: "Rechazada por la autorizadora",
    },
    action: {
      pt: "Mostre ao operador a mensagem recebida e ofereça outra forma de pagamento.",
      en: "Show the operator the message received and offer another payment method.",
      es: "Muestre al operador el mensaje recibido y ofrezca otra forma de pago.",
    },
  },
  {
    code: "-1",
    name: {
      pt: "Biblioteca não inicializada",
      en: "Library not initialized",
      es: "Biblioteca no inicializada",
    },
    action: {
      pt: "Chame a rotina de configuração antes de qualquer outra.",
      en: "Call the configuration routine before any other.",
      es: "Llame a la rutina de configuración antes que a cualquier otra.",
    },
  },
  {
    code: "-2",
    name: { pt: "Cancelada pelo operador", en: "Canceled by the operator", es: "Cancelada por el operador" },
    action: {
      pt: "Volte à tela de pagamento. Se nenhum comprovante tinha chegado, nada foi cobrado; se algum chegou, consulte as pendências.",
      en: "Go back to the payment screen. If no receipt had come, nothing was charged; if one had, query pending transactions.",
      es: "Vuelva a la pantalla de pago. Si no había llegado ningún comprobante, no se cobró nada; si llegó alguno, consulte las pendientes.",
    },
  },
  {
    code: "-3",
    name: {
      pt: "Função ou modalidade inexistente",
      en: "Function or mode does not exist",
      es: "Función o modalidad inexistente",
    },
    action: {
      pt: "Confira o código na tabela de funções e a versão da biblioteca.",
      en: "Check the code in the table of functions and the library version.",
      es: "Revise el código en la tabla de funciones y la versión de la biblioteca.",
    },
  },
  {
    code: "-4",
    name: {
      pt: "Memória insuficiente no caixa",
      en: "Out of memory at the register",
      es: "Memoria insuficiente en la caja",
    },
    action: {
      pt: "Feche outros programas e reinicie a automação.",
      en: "Close other programs and restart your software.",
      es: "Cierre otros programas y reinicie el sistema de caja.",
    },
  },
  {
    code: "-5",
    name: {
      pt: "Sem comunicação com o SiTef",
      en: "No communication with SiTef",
      es: "Sin comunicación con SiTef",
    },
    action: {
      pt: "Verifique rede, endereço e porta do servidor. Consulte as pendências antes de repetir a operação.",
      en: "Check the network, the server address and its port. Query pending transactions before you repeat the operation.",
      es: "Verifique la red, la dirección y el puerto del servidor. Consulte las pendientes antes de repetir la operación.",
    },
  },
  {
    code: "-6",
    name: {
      pt: "Cancelada pelo cliente no pinpad",
      en: "Canceled by the customer on the pinpad",
      es: "Cancelada por el cliente en el pinpad",
    },
    action: {
      pt: "Pergunte ao cliente se quer tentar outra vez.",
      en: "Ask the customer whether to try again.",
      es: "Pregunte al cliente si quiere intentar de nuevo.",
    },
  },
  {
    code: "-7",
    name: { pt: "Reservado", en: "Reserved", es: "Reservado" },
    action: {
      pt: "Trate como erro, consulte as pendências antes de repetir a operação e guarde o trace.",
      en: "Treat it as an error, query pending transactions before you repeat the operation, and keep the trace.",
      es: "Trátelo como error, consulte las pendientes antes de repetir la operación y guarde el trace.",
    },
  },
  {
    code: "-8",
    name: {
      pt: "Biblioteca sem a função necessária",
      en: "Library lacks the needed function",
      es: "Biblioteca sin la función necesaria",
    },
    action: {
      pt: "Atualize CliSiTef e CliSiTefI para a mesma versão.",
      en: "Update CliSiTef and CliSiTefI to the same version.",
      es: "Actualice CliSiTef y CliSiTefI a la misma versión.",
    },
  },
  {
    code: "-9",
    name: { pt: "Continuação sem início", en: "Continuation without a start", es: "Continuación sin inicio" },
    action: {
      pt: "Chame primeiro a rotina que inicia a função.",
      en: "Call the routine that starts the function first.",
      es: "Llame primero a la rutina que inicia la función.",
    },
  },
  {
    code: "-10",
    name: {
      pt: "Falta um parâmetro obrigatório",
      en: "A mandatory parameter is missing",
      es: "Falta un parámetro obligatorio",
    },
    action: {
      pt: "Reveja os parâmetros da chamada; nenhum pode ser nulo.",
      en: "Review the parameters of the call; none may be null.",
      es: "Revise los parámetros de la llamada; ninguno puede ser nulo.",
    },
  },
  {
    code: "-12",
    name: {
      pt: "Erro na rotina iterativa",
      en: "Iterative routine error",
      es: "Error en la rutina iterativa",
    },
    action: {
      pt: "Termine o laço anterior com -1 em Continua: chame até receber um valor diferente de 10000.",
      en: "Finish the previous loop with -1 in Continua: call until you get a value other than 10000.",
      es: "Termine el ciclo anterior con -1 en Continua: llame hasta recibir un valor distinto de 10000.",
    },
  },
  {
    code: "-13",
    name: {
      pt: "Documento fiscal não encontrado",
      en: "Fiscal document not found",
      es: "Documento fiscal no encontrado",
    },
    action: {
      pt: "Confira o número e a data fiscais: precisam ser os do início da venda. A hora não faz parte da chave.",
      en: "Check the fiscal number and date: they must be the same as at the start of the sale. The time is not part of the key.",
      es: "Revise el número y la fecha fiscales: deben ser los del inicio de la venta. La hora no forma parte de la clave.",
    },
  },
  {
    code: "-15",
    name: {
      pt: "Cancelada pela automação",
      en: "Canceled by your software",
      es: "Cancelada por el sistema de caja",
    },
    action: {
      pt: "Vem depois de -1 em Continua, que também pode terminar em -2. Volte à tela de pagamento. Se nenhum comprovante tinha chegado, nada foi cobrado; se algum chegou, consulte as pendências.",
      en: "It follows -1 in Continua, which may also end in -2. Go back to the payment screen. If no receipt had come, nothing was charged; if one had, query pending transactions.",
      es: "Viene después de -1 en Continua, que también puede terminar en -2. Vuelva a la pantalla de pago. Si no había llegado ningún comprobante, no se cobró nada; si llegó alguno, consulte las pendientes.",
    },
  },
  {
    code: "-20",
    name: { pt: "Parâmetro inválido", en: "Invalid parameter", es: "Parámetro inválido" },
    action: {
      pt: "Confira tamanho e formato de cada parâmetro da chamada.",
      en: "Check the size and format of each parameter of the call.",
      es: "Verifique tamaño y formato de cada parámetro de la llamada.",
    },
  },
  {
    code: "-21",
    name: {
      pt: "Palavra proibida em coleta aberta",
      en: "Forbidden word in an open capture",
      es: "Palabra prohibida en una captura abierta",
    },
    action: {
      pt: "Troque o texto mostrado no pinpad: ele não pode pedir senha nem dados do cartão.",
      en: "Change the text shown on the pinpad: it may not ask for a PIN or card data.",
      es: "Cambie el texto mostrado en el pinpad: no puede pedir el PIN ni datos de la tarjeta.",
    },
  },
  {
    code: "-22",
    name: {
      pt: "Carteira digital não habilitada",
      en: "Digital wallet not enabled",
      es: "Billetera digital no habilitada",
    },
    action: {
      pt: "O servidor não tem nenhuma. Peça ao suporte que a habilite, ou ofereça outra forma de pagamento.",
      en: "The server has none. Ask support to turn it on, or offer another payment method.",
      es: "El servidor no tiene ninguna. Pida a soporte que la habilite u ofrezca otra forma de pago.",
    },
  },
  {
    code: "-23",
    name: {
      pt: "Carteira digital sem a transação habilitada",
      en: "Digital wallet without the transaction enabled",
      es: "Billetera digital sin la transacción habilitada",
    },
    action: {
      pt: "Há carteiras, mas nenhuma com a operação pedida. Não a ofereça nesta loja.",
      en: "There are wallets, but none with the operation asked for. Do not offer it in this store.",
      es: "Hay billeteras, pero ninguna con la operación pedida. No la ofrezca en este comercio.",
    },
  },
  {
    code: "-25",
    name: {
      pt: "Correspondente bancário: sangria necessária",
      en: "Banking correspondent: cash removal required",
      es: "Corresponsal bancario: retiro de caja necesario",
    },
    action: {
      pt: "Retire o dinheiro do caixa e repita a operação.",
      en: "Remove the cash from the drawer and repeat the operation.",
      es: "Retire el efectivo de la caja y repita la operación.",
    },
  },
  {
    code: "-30",
    name: { pt: "Erro de acesso a arquivo", en: "File access error", es: "Error de acceso a archivo" },
    action: {
      pt: "Dê à automação permissão de leitura e escrita nas pastas de controle e de trace.",
      en: "Give your software permission to read and write in the control and trace folders.",
      es: "Otorgue al sistema de caja permiso de lectura y escritura en las carpetas de control y de trace.",
    },
  },
  {
    code: "-40",
    name: {
      pt: "Negada pelo servidor SiTef",
      en: "Declined by the SiTef server",
      es: "Rechazada por el servidor SiTef",
    },
    action: {
      pt: "Leia a mensagem: em geral a loja não está habilitada para a operação.",
      en: "Read the message: usually the store is not enabled for the operation.",
      es: "Lea el mensaje: en general el comercio no está habilitado para la operación.",
    },
  },
  {
    code: "-41",
    name: { pt: "Dados inválidos", en: "Invalid data", es: "Datos inválidos" },
    action: {
      pt: "Confira o que a automação devolveu na última coleta.",
      en: "Check what your software returned in the last capture.",
      es: "Revise lo que el sistema de caja devolvió en la última captura.",
    },
  },
  {
    code: "-42",
    name: { pt: "Reservado", en: "Reserved", es: "Reservado" },
    action: {
      pt: "Trate como erro, consulte as pendências antes de repetir a operação e guarde o trace.",
      en: "Treat it as an error, query pending transactions before you repeat the operation, and keep the trace.",
      es: "Trátelo como error, consulte las pendientes antes de repetir la operación y guarde el trace.",
    },
  },
  {
    code: "-43",
    name: {
      pt: "Erro em rotina do pinpad",
      en: "Error in a pinpad routine",
      es: "Error en una rutina del pinpad",
    },
    action: {
      pt: "Verifique cabo, porta e se outro programa está usando o pinpad. Depois teste a presença e consulte as pendências antes de repetir a operação.",
      en: "Check the cable, the port and whether another program is using the pinpad. Then test its presence, and query pending transactions before you repeat the operation.",
      es: "Verifique el cable, el puerto y si otro programa está usando el pinpad. Después pruebe la presencia y consulte las pendientes antes de repetir la operación.",
    },
  },
  {
    code: "-50",
    name: { pt: "Transação não segura", en: "Transaction not secure", es: "Transacción no segura" },
    action: {
      pt: "Confira o modo seguro com o suporte: pode faltar a chave no servidor, ou a biblioteca ser antiga.",
      en: "Check safe mode with support: the key may be missing on the server, or the library may be old.",
      es: "Revise el modo seguro con soporte: puede faltar la clave en el servidor, o la biblioteca ser antigua.",
    },
  },
  {
    code: "-100",
    name: { pt: "Erro interno do módulo", en: "Internal module error", es: "Error interno del módulo" },
    action: {
      pt: "Guarde o trace, consulte as pendências antes de repetir a operação e fale com o suporte.",
      en: "Keep the trace, query pending transactions before you repeat the operation, and talk to support.",
      es: "Guarde el trace, consulte las pendientes antes de repetir la operación y hable con soporte.",
    },
  },
  {
    code: "<0",
    name: { pt: "Outro erro da rotina", en: "Other error of the routine", es: "Otro error de la rutina" },
    action: {
      pt: "Trate qualquer valor negativo desconhecido como falha e consulte as pendências.",
      en: "Treat any unknown negative value as a failure and query pending transactions.",
      es: "Trate cualquier valor negativo desconocido como falla y consulte las pendientes.",
    },
  },
];

export const returnTable = codeTable({
  file: "data/clisitef/return-codes.data.ts",
  schema: codeEntry,
  entries: returnCodes,
  key: "code",
  facts: {
    listed: "-100 -50 -43..-40 -30 -25 -23..-20 -15 -13 -12 -10..0 10000 >0 <0",
  },
  shown: [
    {
      id: "clisitef-returns",
      caption: {
        pt: "Códigos de retorno da transação",
        en: "Return codes of a transaction",
        es: "Códigos de retorno de la transacción",
      },
      columns: meaningAndAction(),
    },
  ],
});
