import type { FieldType } from "../../schema.ts";

export const fieldTypesTransaction: readonly FieldType[] = [
  {
    code: "-1",
    group: "flow",
    name: { pt: "Sem informação a tratar", en: "Nothing to handle", es: "Sin información a tratar" },
    note: {
      pt: "Não há conteúdo a tratar: apenas siga chamando.",
      en: "There is no content to handle: just keep calling.",
      es: "No hay contenido que procesar: solo siga llamando.",
    },
  },
  {
    code: "0",
    group: "flow",
    name: {
      pt: "Coleta concluída, início da autorização",
      en: "Capture finished, authorization starting",
      es: "Captura concluida, inicio de la autorización",
    },
    note: {
      pt: "A coleta terminou e a biblioteca vai falar com o SiTef. Dali em diante, ofereça parar só no comando 23 ou enquanto um QR Code da loja espera.",
      en: "Collecting has ended and the library is about to talk to SiTef. From here on offer a stop only in command 23 or while a QR Code of the store waits.",
      es: "La captura terminó y la biblioteca va a hablar con SiTef. Desde aquí, ofrezca detener solo en el comando 23 o mientras espera un código QR del comercio.",
    },
  },
  {
    code: "1",
    group: "flow",
    name: {
      pt: "Dados de confirmação (serviço Z)",
      en: "Confirmation data (Z service)",
      es: "Datos de confirmación (servicio Z)",
    },
    note: {
      pt: "Guarde o texto até confirmar. Com vários servidores, traz também o índice e o endereço do SiTef, a não ser que `DevolveConfirmacaoExtendida=0`.",
      en: "Keep the text until you confirm. With several servers it also brings the index and the address of SiTef, unless `DevolveConfirmacaoExtendida=0`.",
      es: "Guarde el texto hasta confirmar. Con varios servidores trae también el índice y la dirección de SiTef, salvo con `DevolveConfirmacaoExtendida=0`.",
    },
  },
  {
    code: "2",
    group: "flow",
    name: { pt: "Código da função SiTef", en: "SiTef function code", es: "Código de función SiTef" },
    note: {
      pt: "Função da mensagem que a biblioteca enviou ao SiTef; ajuda a ler os registros de suporte.",
      en: "Function of the message that the library sent to SiTef; it helps to read support logs.",
      es: "Función del mensaje que la biblioteca envió a SiTef; ayuda a leer los registros de soporte.",
    },
  },
  {
    code: "10-99",
    group: "flow",
    name: {
      pt: "Opção de menu escolhida (faixa 10–99)",
      en: "Chosen menu option (range 10–99)",
      es: "Opción de menú elegida (rango 10–99)",
    },
    note: {
      pt: "Os valores de 10 a 99 repetem o código do menu que o operador escolheu.",
      en: "Values 10 to 99 repeat the code of the menu that the operator chose.",
      es: "Los valores de 10 a 99 repiten el código del menú que eligió el operador.",
    },
  },
  {
    code: "100",
    group: "transaction-result",
    name: { pt: "Modalidade de pagamento", en: "Payment mode (group and subgroup)", es: "Modalidad de pago" },
    note: {
      pt: "Formato `xxnn`. Grupo `xx`: `00` cheque, `01` débito, `02` crédito, `03` voucher, `05` fidelidade, `98` dinheiro, `99` outro cartão. Subgrupo `nn`: `00` à vista, `01` pré-datado, `02` parcelado pela loja, `03` parcelado pela administradora, `04` à vista com juros, `05` crediário, `99` outro.",
      en: "Format `xxnn`. Group `xx`: `00` check, `01` debit, `02` credit, `03` voucher, `05` loyalty, `98` cash, `99` other card. Subgroup `nn`: `00` single payment, `01` post-dated, `02` installments by the store, `03` installments by the issuer, `04` single payment with interest, `05` store credit, `99` other.",
      es: "Formato `xxnn`. Grupo `xx`: `00` cheque, `01` débito, `02` crédito, `03` voucher, `05` fidelidad, `98` efectivo, `99` otra tarjeta. Subgrupo `nn`: `00` en un pago, `01` diferido, `02` cuotas del comercio, `03` cuotas del emisor, `04` en un pago con interés, `05` crédito del comercio, `99` otro.",
    },
  },
  {
    code: "101",
    group: "transaction-result",
    name: {
      pt: "Texto da modalidade de pagamento",
      en: "Payment mode text",
      es: "Texto de la modalidad de pago",
    },
    note: {
      pt: "Texto longo que descreve o par do campo 100.",
      en: "Long text that describes the pair in field 100.",
      es: "Texto largo que describe el par del campo 100.",
    },
  },
  {
    code: "102",
    group: "transaction-result",
    name: {
      pt: "Texto da modalidade para o cupom fiscal",
      en: "Payment mode text for the fiscal receipt",
      es: "Texto de la modalidad para el documento fiscal",
    },
    note: {
      pt: "Texto curto para o cupom fiscal.",
      en: "Short text for the fiscal receipt.",
      es: "Texto corto para el documento fiscal.",
    },
  },
  {
    code: "105",
    group: "transaction-result",
    name: {
      pt: "Data e hora da transação",
      en: "Transaction date and time",
      es: "Fecha y hora de la transacción",
    },
    note: {
      pt: "Formato `AAAAMMDDHHMMSS`. A parte da data é também o dado 08 do NFPAG, lá como `DDMMAAAA`.",
      en: "Format `YYYYMMDDHHMMSS`. Its date part is also NFPAG value 08, there as `DDMMYYYY`.",
      es: "Formato `AAAAMMDDHHMMSS`. La parte de la fecha es también el dato 08 de NFPAG, allí como `DDMMAAAA`.",
    },
  },
  {
    code: "106",
    group: "transaction-result",
    name: {
      pt: "Identificador da carteira digital",
      en: "Digital wallet identifier",
      es: "Identificador de la billetera digital",
    },
    note: {
      pt: "Vem nas vendas por carteira digital; no NFPAG é o dado 16.",
      en: "Comes in digital wallet sales; in NFPAG it is identifier 16.",
      es: "Viene en las ventas con billetera digital; en NFPAG es el dato 16.",
    },
  },
  {
    code: "107",
    group: "wallet",
    name: { pt: "Nome da carteira digital", en: "Digital wallet name", es: "Nombre de la billetera digital" },
    note: {
      pt: "Nome padrão da carteira ou da instituição escolhida.",
      en: "Standard name of the wallet or institution that was chosen.",
      es: "Nombre estándar de la billetera o de la institución elegida.",
    },
  },
  {
    code: "108",
    group: "wallet",
    name: {
      pt: "Bandeira do cartão na carteira digital",
      en: "Card brand inside the wallet",
      es: "Marca de la tarjeta en la billetera",
    },
    note: {
      pt: "Bandeira do cartão que o cliente escolheu na carteira.",
      en: "Brand of the card that the customer picked in the wallet.",
      es: "Marca de la tarjeta que el cliente eligió en la billetera.",
    },
  },
  {
    code: "109",
    group: "wallet",
    name: {
      pt: "Valor aprovado no produto escolhido",
      en: "Amount approved on the chosen product",
      es: "Importe aprobado en el producto elegido",
    },
    note: {
      pt: "Parte da venda com carteira que o produto escolhido aprovou.",
      en: "Part of the wallet sale that the chosen product approved.",
      es: "Parte de la venta con billetera que aprobó el producto elegido.",
    },
  },
  {
    code: "110",
    group: "transaction-result",
    name: { pt: "Modalidade de cancelamento", en: "Cancellation mode", es: "Modalidad de cancelación" },
    note: {
      pt: "Formato `xxnn`, com os grupos do campo 100 e `nn` sempre `00`. Só vem em um cancelamento.",
      en: "Format `xxnn`, with the groups of field 100 and `nn` always `00`. It comes only in a cancellation.",
      es: "Formato `xxnn`, con los grupos del campo 100 y `nn` siempre `00`. Solo viene en una cancelación.",
    },
  },
  {
    code: "111",
    group: "transaction-result",
    name: {
      pt: "Texto da modalidade de cancelamento",
      en: "Cancellation mode text",
      es: "Texto de la modalidad de cancelación",
    },
    note: {
      pt: "Texto longo do par que está no campo 110.",
      en: "Long text of the pair that is in field 110.",
      es: "Texto largo del par que está en el campo 110.",
    },
  },
  {
    code: "112",
    group: "transaction-result",
    name: {
      pt: "Texto do cancelamento para o cupom fiscal",
      en: "Cancellation text for the fiscal receipt",
      es: "Texto de la cancelación para el documento fiscal",
    },
    note: {
      pt: "Texto que vai no cupom fiscal de um cancelamento.",
      en: "Text for the fiscal receipt of a cancellation.",
      es: "Texto que va en el documento fiscal de una cancelación.",
    },
  },
  {
    code: "115",
    group: "transaction-result",
    name: { pt: "Modalidade de ajuste", en: "Adjustment mode", es: "Modalidad de ajuste" },
  },
  {
    code: "120",
    group: "receipts",
    name: {
      pt: "Linha de autenticação do cheque",
      en: "Check authentication line",
      es: "Línea de autenticación del cheque",
    },
    note: {
      pt: "Linha que a automação imprime no verso do cheque.",
      en: "Line that your software prints on the back of the check.",
      es: "Línea que el sistema de caja imprime en el reverso del cheque.",
    },
  },
  {
    code: "121",
    group: "receipts",
    name: {
      pt: "Comprovante, via do cliente",
      en: "Customer copy of the receipt",
      es: "Comprobante, copia del cliente",
    },
    note: {
      pt: "Via do cliente, reduzida quando possível. As linhas terminam com 0x0A, ou com barra invertida na interface ASCII. Imprima antes de confirmar.",
      en: "Customer copy, reduced when possible. Lines end with 0x0A, or with a backslash in the ASCII interface. Print before you confirm.",
      es: "Copia del cliente, reducida cuando es posible. Las líneas terminan con 0x0A, o con barra invertida en la interfaz ASCII. Imprima antes de confirmar.",
    },
  },
  {
    code: "122",
    group: "receipts",
    name: {
      pt: "Comprovante, via do caixa",
      en: "Store copy of the receipt",
      es: "Comprobante, copia del comercio",
    },
    note: {
      pt: "Via da loja, para o caixa.",
      en: "Store copy, for the cash drawer.",
      es: "Copia del comercio, para la caja.",
    },
  },
  {
    code: "123",
    group: "receipts",
    name: {
      pt: "Tipo dos comprovantes seguintes",
      en: "Type of the receipts that follow",
      es: "Tipo de los comprobantes siguientes",
    },
    values: [
      { value: "00", meaning: { pt: "compra", en: "purchase", es: "compra" } },
      { value: "01", meaning: { pt: "voucher", en: "voucher", es: "voucher" } },
      { value: "02", meaning: { pt: "cheque", en: "check", es: "cheque" } },
      { value: "03", meaning: { pt: "pagamento", en: "payment", es: "pago" } },
      { value: "04", meaning: { pt: "gerencial", en: "management", es: "gerencial" } },
      {
        value: "05",
        meaning: { pt: "correspondente bancário", en: "banking correspondent", es: "corresponsal bancario" },
      },
      { value: "06", meaning: { pt: "recarga de celular", en: "mobile top-up", es: "recarga de celular" } },
      { value: "07", meaning: { pt: "recarga de bônus", en: "bonus top-up", es: "recarga de bonus" } },
      {
        value: "08",
        meaning: {
          pt: "recarga de cartão presente",
          en: "gift card top-up",
          es: "recarga de tarjeta regalo",
        },
      },
      { value: "09", meaning: { pt: "recarga SPTrans", en: "SPTrans top-up", es: "recarga SPTrans" } },
      { value: "10", meaning: { pt: "medicamentos", en: "medicines", es: "medicamentos" } },
    ],
    note: {
      pt: "Vem antes dos comprovantes que classifica, para que o caixa saiba onde imprimir cada um.",
      en: "It comes before the receipts that it classifies, so that the POS knows where to print each one.",
      es: "Viene antes de los comprobantes que clasifica, para que la caja sepa dónde imprimir cada uno.",
    },
  },
  {
    code: "125",
    group: "receipts",
    name: { pt: "Código do voucher", en: "Voucher code", es: "Código del voucher" },
  },
  {
    code: "130",
    group: "other",
    name: { pt: "Valor do troco ou saque", en: "Cash back amount", es: "Importe del vuelto" },
    note: {
      pt: "Na coleta, pede o valor; com o comando 0, traz o valor que foi aprovado.",
      en: "While collecting it asks for the amount; with command 0 it brings the amount approved.",
      es: "En la captura pide el importe; con el comando 0 trae el importe aprobado.",
    },
  },
  {
    code: "131",
    group: "transaction-result",
    name: {
      pt: "Índice da rede autorizadora",
      en: "Authorizing network index",
      es: "Índice de la red autorizadora",
    },
    note: {
      pt: "Índice na tabela de redes autorizadoras, com até cinco dígitos significativos.",
      en: "Index into the table of authorizing networks, up to five significant digits.",
      es: "Índice en la tabla de redes autorizadoras, con hasta cinco dígitos significativos.",
    },
  },
  {
    code: "132",
    group: "transaction-result",
    name: {
      pt: "Índice da bandeira do cartão",
      en: "Card brand index",
      es: "Índice de la marca de la tarjeta",
    },
    note: {
      pt: "Índice na tabela de bandeiras, com cinco posições. É um dos códigos da tabela de bandeiras.",
      en: "Index into the brand table, five positions. It is one of the codes of the table of brands.",
      es: "Índice en la tabla de marcas, con cinco posiciones. Es uno de los códigos de la tabla de marcas.",
    },
  },
  {
    code: "133",
    group: "transaction-result",
    name: { pt: "NSU do SiTef", en: "SiTef sequence number (NSU)", es: "NSU de SiTef" },
    note: {
      pt: "Seis posições, com zeros à esquerda. É o dado 04 do NFPAG. Trate um valor vazio como não aprovado.",
      en: "Six positions, with leading zeros. It is NFPAG value 04. Take an empty value as not approved.",
      es: "Seis posiciones, con ceros a la izquierda. Es el dato 04 de NFPAG. Tome un valor vacío como no aprobado.",
    },
  },
  {
    code: "134",
    group: "transaction-result",
    name: { pt: "NSU do autorizador", en: "Authorizer host sequence number", es: "NSU de la autorizadora" },
    note: {
      pt: "Até 20 posições. Número sequencial da autorizadora, dado 07 do NFPAG; o limite passou de 15 a 20 em 2015.",
      en: "Up to 20 positions. Sequence number of the authorizer, NFPAG value 07; the limit grew from 15 to 20 in 2015.",
      es: "Hasta 20 posiciones. Número secuencial de la autorizadora, dato 07 de NFPAG; el límite pasó de 15 a 20 en 2015.",
    },
  },
  {
    code: "135",
    group: "transaction-result",
    name: { pt: "Código de autorização", en: "Authorization code", es: "Código de autorización" },
    note: {
      pt: "Até 15 posições. Das transações de crédito; dado 11 do NFPAG. Até 99 com `PermiteDevolucaoCodigoAutorizacaoEstendido`.",
      en: "Up to 15 positions. Of credit transactions; NFPAG value 11. Up to 99 with `PermiteDevolucaoCodigoAutorizacaoEstendido`.",
      es: "Hasta 15 posiciones. De las transacciones de crédito; dato 11 de NFPAG. Hasta 99 con `PermiteDevolucaoCodigoAutorizacaoEstendido`.",
    },
  },
  {
    code: "136",
    group: "transaction-result",
    name: { pt: "BIN do cartão", en: "Card BIN", es: "BIN de la tarjeta" },
    note: {
      pt: "Os seis primeiros dígitos do cartão. Bastam para saber a bandeira e o emissor sem guardar o número.",
      en: "The first six digits of the card. They are enough to tell brand and issuer without keeping the number.",
      es: "Los seis primeros dígitos de la tarjeta. Bastan para saber la marca y el emisor sin guardar el número.",
    },
  },
  {
    code: "137",
    group: "amounts-and-instalments",
    name: { pt: "Saldo a pagar", en: "Balance still to pay", es: "Saldo a pagar" },
    note: {
      pt: "Só com `TrataPagamentoExtendido=1`.",
      en: "Only with `TrataPagamentoExtendido=1`.",
      es: "Solo con `TrataPagamentoExtendido=1`.",
    },
  },
  {
    code: "138",
    group: "amounts-and-instalments",
    name: { pt: "Valor total recebido", en: "Total amount received", es: "Importe total recibido" },
    note: {
      pt: "Só com `TrataPagamentoExtendido=1`.",
      en: "Only with `TrataPagamentoExtendido=1`.",
      es: "Solo con `TrataPagamentoExtendido=1`.",
    },
  },
  {
    code: "139",
    group: "amounts-and-instalments",
    name: { pt: "Valor da entrada", en: "Down payment amount", es: "Importe de la entrada" },
    note: {
      pt: "Entrada de uma venda CDC ou financiada.",
      en: "Down payment of a CDC or financed sale.",
      es: "Entrega inicial de una venta CDC o financiada.",
    },
  },
  {
    code: "140",
    group: "amounts-and-instalments",
    name: { pt: "Data da primeira parcela", en: "First installment date", es: "Fecha de la primera cuota" },
    note: {
      pt: "Formato `DDMMAAAA`. As demais vêm no intervalo do campo 508.",
      en: "Format `DDMMYYYY`. The others follow at the interval of field 508.",
      es: "Formato `DDMMAAAA`. Las demás siguen con el intervalo del campo 508.",
    },
  },
  {
    code: "143",
    group: "amounts-and-instalments",
    name: { pt: "Valor da gorjeta", en: "Tip amount", es: "Importe de la propina" },
  },
  {
    code: "144",
    group: "amounts-and-instalments",
    name: { pt: "Valor da devolução", en: "Refund amount", es: "Importe de la devolución" },
  },
  {
    code: "145",
    group: "amounts-and-instalments",
    name: { pt: "Valor do pagamento", en: "Payment amount", es: "Importe del pago" },
  },
  {
    code: "146",
    group: "amounts-and-instalments",
    name: {
      pt: "Valor a cancelar (coleta)",
      en: "Amount to cancel (capture)",
      es: "Importe a cancelar (captura)",
    },
    note: {
      pt: "Se a automação já sabe o valor, mostre-o e peça a confirmação.",
      en: "If your software already knows the amount, show it and ask for confirmation.",
      es: "Si el sistema de caja ya conoce el importe, muéstrelo y pida la confirmación.",
    },
  },
  {
    code: "147",
    group: "amounts-and-instalments",
    name: { pt: "Valor a ser cancelado", en: "Amount to be canceled", es: "Importe a ser cancelado" },
    note: {
      pt: "Valor que será cancelado; capturado com o comando 34, como o 146.",
      en: "Amount that will be canceled; captured with command 34, like 146.",
      es: "Importe que se cancelará; se captura con el comando 34, como el 146.",
    },
  },
  {
    code: "148",
    group: "wallet",
    name: {
      pt: "Valor aprovado com desconto",
      en: "Approved amount with discount",
      es: "Importe aprobado con descuento",
    },
    note: {
      pt: "Venda com carteira: o aprovado depois do desconto, em centavos.",
      en: "Wallet sale: what was approved once the discount is taken off, in cents.",
      es: "Venta con billetera: lo aprobado después del descuento, en centavos.",
    },
  },
  {
    code: "150",
    group: "card-data",
    name: { pt: "Trilha 1 lida", en: "Track 1 read", es: "Pista 1 leída" },
    note: {
      pt: "Das rotinas LeCartaoInterativo, descontinuadas.",
      en: "From the discontinued LeCartaoInterativo routines.",
      es: "De las rutinas LeCartaoInterativo, discontinuadas.",
    },
  },
  {
    code: "151",
    group: "card-data",
    name: { pt: "Trilha 2 lida", en: "Track 2 read", es: "Pista 2 leída" },
    note: {
      pt: "Das rotinas LeCartaoInterativo, descontinuadas.",
      en: "From the discontinued LeCartaoInterativo routines.",
      es: "De las rutinas LeCartaoInterativo, discontinuadas.",
    },
  },
  {
    code: "153",
    group: "card-data",
    name: {
      pt: "Senha do cliente capturada",
      en: "Captured customer PIN",
      es: "PIN del cliente capturado",
    },
    note: {
      pt: "Senha cifrada, que só a biblioteca de segurança da loja abre. Vem de `LeSenhaInterativo`.",
      en: "Encrypted PIN that only the store's security library opens. It comes from `LeSenhaInterativo`.",
      es: "PIN cifrado que solo abre la biblioteca de seguridad del comercio. Viene de `LeSenhaInterativo`.",
    },
  },
  {
    code: "154",
    group: "amounts-and-instalments",
    name: { pt: "Novo valor do pagamento", en: "New payment amount", es: "Nuevo importe del pago" },
    note: {
      pt: "Na venda com cartão combustível, chega no comando 0: compare-o com o valor pedido antes de finalizar. Em outras vendas, é pedido quando `[Geral] PermiteAlterarValorPagamento=1`.",
      en: "In a fuel card sale it comes in command 0: compare it with the amount asked for before you finalize. In other sales it is asked for when `[Geral] PermiteAlterarValorPagamento=1`.",
      es: "En la venta con tarjeta de combustible, llega en el comando 0: compárelo con el importe pedido antes de finalizar. En otras ventas, se pide cuando `[Geral] PermiteAlterarValorPagamento=1`.",
    },
  },
  {
    code: "155",
    group: "transaction-result",
    name: { pt: "Tipo de cartão bônus", en: "Bonus card type", es: "Tipo de tarjeta bonus" },
  },
  {
    code: "156",
    group: "transaction-result",
    name: { pt: "Nome da instituição", en: "Institution name", es: "Nombre de la institución" },
    note: {
      pt: "Nome da rede ou da instituição que tratou a transação.",
      en: "Name of the network or institution that handled the transaction.",
      es: "Nombre de la red o de la institución que trató la transacción.",
    },
  },
  {
    code: "157",
    group: "transaction-result",
    name: {
      pt: "Código de estabelecimento",
      en: "Store code at the network",
      es: "Código de comercio",
    },
    note: {
      pt: "Código da loja na adquirente; é o dado 09 do NFPAG.",
      en: "Merchant code at the acquirer; it is NFPAG value 09.",
      es: "Código del comercio en la adquirente; es el dato 09 de NFPAG.",
    },
  },
  {
    code: "158",
    group: "transaction-result",
    name: {
      pt: "Código da rede autorizadora",
      en: "Authorizing network code",
      es: "Código de la red autorizadora",
    },
    note: {
      pt: "Código da rede em texto, diferente do índice do campo 131.",
      en: "Network code as text, different from the index of field 131.",
      es: "Código de la red en texto, distinto del índice del campo 131.",
    },
  },
  {
    code: "159",
    group: "pinpad",
    name: {
      pt: "Chaves mestras no pinpad",
      en: "Master keys on the pinpad",
      es: "Claves maestras en el pinpad",
    },
    note: {
      pt: "Resposta da função 424 e de `ObtemMKSEInterativo`: que chaves mestras de senha estão instaladas.",
      en: "Answer of function 424 and of `ObtemMKSEInterativo`: which PIN master keys are installed.",
      es: "Respuesta de la función 424 y de `ObtemMKSEInterativo`: qué claves maestras de PIN están instaladas.",
    },
    values: [
      { value: "0", meaning: { pt: "nenhuma", en: "none", es: "ninguna" } },
      { value: "1", meaning: { pt: "DES", en: "DES", es: "DES" } },
      { value: "2", meaning: { pt: "3DES", en: "3DES", es: "3DES" } },
      { value: "3", meaning: { pt: "DES e 3DES", en: "DES and 3DES", es: "DES y 3DES" } },
    ],
  },
  {
    code: "160",
    group: "transaction-result",
    name: {
      pt: "Número do cupom original",
      en: "Original fiscal receipt number",
      es: "Número del documento fiscal original",
    },
    note: {
      pt: "Número do cupom fiscal de uma transação pendente ou original; parte da resposta das funções 130 e 131.",
      en: "Fiscal receipt number of a pending or original transaction; part of the answer of functions 130 and 131.",
      es: "Número del documento fiscal de una transacción pendiente u original; parte de la respuesta de las funciones 130 y 131.",
    },
  },
  {
    code: "161",
    group: "transaction-result",
    name: {
      pt: "Número do pagamento no cupom",
      en: "Payment number inside the receipt",
      es: "Número del pago en el documento fiscal",
    },
    note: {
      pt: "Contador que começa em 0; vai em `{NumeroPagamentoCupom=n}`. Identifica um pagamento dentro do cupom fiscal.",
      en: "Counter that starts at 0; it goes in `{NumeroPagamentoCupom=n}`. It identifies one payment inside a fiscal receipt.",
      es: "Contador que empieza en 0; va en `{NumeroPagamentoCupom=n}`. Identifica un pago dentro del documento fiscal.",
    },
  },
  {
    code: "163",
    group: "transaction-result",
    name: { pt: "Data fiscal", en: "Fiscal date", es: "Fecha fiscal" },
    note: {
      pt: "Formato `AAAAMMDD`. Data fiscal de uma transação pendente (funções 130 e 131).",
      en: "Format `YYYYMMDD`. Fiscal date of a pending transaction (functions 130 and 131).",
      es: "Formato `AAAAMMDD`. Fecha fiscal de una transacción pendiente (funciones 130 y 131).",
    },
  },
  {
    code: "164",
    group: "transaction-result",
    name: { pt: "Hora fiscal", en: "Fiscal time", es: "Hora fiscal" },
    note: {
      pt: "Formato `HHMMSS`. Hora fiscal de uma transação pendente (funções 130 e 131); não faz parte da chave.",
      en: "Format `HHMMSS`. Fiscal time of a pending transaction (functions 130 and 131); it is not part of the key.",
      es: "Formato `HHMMSS`. Hora fiscal de una transacción pendiente (funciones 130 y 131); no es parte de la clave.",
    },
  },
  {
    code: "170",
    group: "amounts-and-instalments",
    name: {
      pt: "Parcelado pela loja habilitado",
      en: "Store-financed installments enabled",
      es: "Cuotas del comercio habilitadas",
    },
  },
  {
    code: "171",
    group: "amounts-and-instalments",
    name: {
      pt: "Mínimo de parcelas (loja)",
      en: "Minimum installments (store)",
      es: "Mínimo de cuotas (comercio)",
    },
  },
  {
    code: "172",
    group: "amounts-and-instalments",
    name: {
      pt: "Máximo de parcelas (loja)",
      en: "Maximum installments (store)",
      es: "Máximo de cuotas (comercio)",
    },
  },
  {
    code: "173",
    group: "amounts-and-instalments",
    name: {
      pt: "Valor mínimo por parcela (loja)",
      en: "Minimum amount per installment (store)",
      es: "Importe mínimo por cuota (comercio)",
    },
  },
  {
    code: "174",
    group: "amounts-and-instalments",
    name: {
      pt: "Parcelado pela administradora habilitado",
      en: "Issuer-financed installments enabled",
      es: "Cuotas de la administradora habilitadas",
    },
  },
  {
    code: "175",
    group: "amounts-and-instalments",
    name: {
      pt: "Mínimo de parcelas (administradora)",
      en: "Minimum installments (issuer)",
      es: "Mínimo de cuotas (administradora)",
    },
  },
  {
    code: "176",
    group: "amounts-and-instalments",
    name: {
      pt: "Máximo de parcelas (administradora)",
      en: "Maximum installments (issuer)",
      es: "Máximo de cuotas (administradora)",
    },
  },
  {
    code: "177",
    group: "amounts-and-instalments",
    name: { pt: "Campo numérico (PBM)", en: "Numeric field flag (PBM)", es: "Campo numérico (PBM)" },
    note: {
      pt: "Avisa que o próximo campo do PBM aceita só dígitos.",
      en: "Tells that the PBM field asked next takes digits only.",
      es: "Avisa que el próximo campo del PBM acepta solo dígitos.",
    },
  },
  {
    code: "178",
    group: "amounts-and-instalments",
    name: {
      pt: "Campo alfanumérico (PBM)",
      en: "Alphanumeric field flag (PBM)",
      es: "Campo alfanumérico (PBM)",
    },
    note: {
      pt: "Avisa que o próximo campo do PBM aceita letras e dígitos.",
      en: "Tells that the PBM field asked next takes letters and digits.",
      es: "Avisa que el próximo campo del PBM acepta letras y dígitos.",
    },
  },
  {
    code: "200",
    group: "amounts-and-instalments",
    name: { pt: "Saldo disponível", en: "Available balance", es: "Saldo disponible" },
    note: {
      pt: "Saldo de um produto específico, como um passe escolar ou de transporte.",
      en: "Balance of a specific product, such as a school or transport pass.",
      es: "Saldo de un producto específico, como un pase escolar o de transporte.",
    },
  },
  {
    code: "201",
    group: "amounts-and-instalments",
    name: { pt: "Saldo bloqueado", en: "Blocked balance", es: "Saldo bloqueado" },
  },
  {
    code: "210",
    group: "transaction-result",
    name: {
      pt: "Quantidade total de pendências",
      en: "Total number of pending transactions",
      es: "Cantidad total de pendientes",
    },
    note: {
      pt: "Vem antes dos blocos de pendências das funções 130 e 131.",
      en: "Comes before the blocks of pending data of functions 130 and 131.",
      es: "Viene antes de los bloques de pendientes de las funciones 130 y 131.",
    },
  },
  {
    code: "211",
    group: "transaction-result",
    name: {
      pt: "Código da função original",
      en: "Original function code",
      es: "Código de la función original",
    },
    note: {
      pt: "Função com que uma transação pendente foi iniciada (funções 130 e 131), desde a versão 6.1.114.40 r1.",
      en: "Function with which a pending transaction was started (functions 130 and 131), since version 6.1.114.40 r1.",
      es: "Función con la que se inició una transacción pendiente (funciones 130 y 131), desde la versión 6.1.114.40 r1.",
    },
  },
];
