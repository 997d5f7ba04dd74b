import type { ParameterWords } from "../words.ts";

const split = {
  pt: "Na divisão da venda pela GetNetLac.",
  en: "When the sale is split through GetNetLac.",
  es: "En la división de la venta por GetNetLac.",
};

/** What is sold, and how a sale is found, confirmed, raised and cancelled. */
export const saleParameters = {
  nit: {
    pt: "Identificador que a criação da transação devolveu.",
    en: "Identifier that the creation of the transaction returned.",
    es: "Identificador que devolvió la creación de la transacción.",
  },
  merchant_usn: {
    pt: "Número sequencial da venda na loja. Use um novo a cada tentativa.",
    en: "Sequence number of the sale in the store. Use a new one for each attempt.",
    es: "Número secuencial de la venta en el comercio. Use uno nuevo en cada intento.",
  },
  order_id: {
    pt: "Número do pedido na loja. Com ele você encontra a venda depois, mesmo sem o NIT. Fique em 20 posições: é o limite da Bin, das respostas e da consulta por pedido.",
    en: "Order number in the store. With it you find the sale later, even without the NIT. Keep it within 20 characters: that is the limit of Bin, of the answers and of the query by order.",
    es: "Número del pedido en el comercio. Con él encuentra la venta después, incluso sin el NIT. Quédese en 20 posiciones: es el límite de Bin, de las respuestas y de la consulta por pedido.",
  },
  installments: {
    pt: "Número de parcelas; `1` para pagamento à vista.",
    en: "Number of installments; `1` for a single payment.",
    es: "Número de cuotas; `1` para un solo pago.",
    when: {
      pt: "Depende da operação e da adquirente: nem toda cobrança pode ser parcelada.",
      en: "It depends on the operation and on the acquirer: not every charge can be made in installments.",
      es: "Depende de la operación y de la adquirente: no todo cobro puede hacerse en cuotas.",
    },
  },
  installment_type: {
    pt: "Quem financia as parcelas: `4` sem juros e à vista, `3` com juros do emissor; companhias aéreas e a Cetelem têm outros.",
    en: "Who finances the installments: `4` without interest and single payment, `3` with the issuer's interest; airlines and Cetelem have others.",
    es: "Quién financia las cuotas: `4` sin intereses y un solo pago, `3` con intereses del emisor; las aerolíneas y Cetelem tienen otros.",
    when: {
      pt: "Vai junto de `installments`.",
      en: "It goes with `installments`.",
      es: "Va junto con `installments`.",
    },
  },
  authorizer_id: {
    pt: "Autorizadora da transação, como `1` para Visa e `2` para Mastercard. Zeros à esquerda são aceitos, como em `002`.",
    en: "Authorizer of the transaction, such as `1` for Visa and `2` for Mastercard. Leading zeros are accepted, as in `002`.",
    es: "Autorizadora de la transacción, como `1` para Visa y `2` para Mastercard. Se aceptan ceros a la izquierda, como en `002`.",
    when: {
      pt: "Obrigatória aqui ou na efetivação, a não ser que a consulta de cartão a tenha escolhido.",
      en: "Required here or when it is carried out, unless the card query has chosen it.",
      es: "Obligatoria aquí o al ejecutarla, salvo que la consulta de tarjeta la haya elegido.",
    },
  },
  amount: {
    pt: "Valor em centavos: `12990` são R$ 129,90.",
    en: "Amount in cents: `12990` is R$ 129.90.",
    es: "Importe en centavos: `12990` son R$ 129,90.",
    when: {
      pt: "Depende do que a chamada cobra na hora.",
      en: "It depends on what the call charges at once.",
      es: "Depende de lo que la llamada cobra en el momento.",
    },
  },
  soft_descriptor: {
    pt: "Texto da loja na fatura do cartão. O que passar do limite da adquirente é cortado.",
    en: "Store text on the card statement. What exceeds the acquirer's limit is cut off.",
    es: "Texto del comercio en el estado de cuenta de la tarjeta. Lo que supere el límite de la adquirente se recorta.",
  },
  transaction_type: {
    pt: "Tipo da transação. Sem o campo, é um pagamento.",
    en: "Type of the transaction. Without the field it is a payment.",
    es: "Tipo de la transacción. Sin el campo, es un pago.",
  },
  "additional_data.currency": {
    pt: "Moeda do valor; `BRL` quando ausente. No sandbox, uma loja da Argentina vende só em `ARS`.",
    en: "Currency of the amount; `BRL` when absent. In the sandbox a store of Argentina sells in `ARS` alone.",
    es: "Moneda del importe; `BRL` si falta. En el sandbox, un comercio de Argentina vende solo en `ARS`.",
  },
  "additional_data.postpone_confirmation": {
    pt: "Com `true`, a venda aprovada espera em `PPC` até você confirmar.",
    en: "With `true` the approved sale waits in `PPC` until you confirm it.",
    es: "Con `true`, la venta aprobada espera en `PPC` hasta que usted la confirme.",
  },
  "additional_data.extra_info": {
    pt: "Texto livre guardado com a transação e devolvido na consulta.",
    en: "Free text kept with the transaction and returned by the query.",
    es: "Texto libre que se guarda con la transacción y vuelve en la consulta.",
  },
  "additional_data.exponent": {
    pt: "Casas decimais da moeda; `2` quando ausente.",
    en: "Decimal places of the currency; `2` when absent.",
    es: "Decimales de la moneda; `2` si falta.",
  },
  authenticate: {
    pt: "O que fazer com o 3DS: `1` nega se a bandeira não suporta ou a autenticação falha, `2` segue se a bandeira não suporta, `3` segue mesmo com falha, menos se o comprador cancela ou abandona o desafio.",
    en: "What to do about 3DS: `1` declines if the brand lacks it or authentication fails, `2` goes on if the brand lacks it, `3` goes on even when it fails, unless the buyer cancels or leaves the challenge.",
    es: "Qué hacer con 3DS: `1` rechaza si la marca no lo admite o la autenticación falla, `2` sigue si la marca no lo admite, `3` sigue aunque falle, salvo si el comprador cancela o abandona el desafío.",
    when: {
      pt: "Só no 3DS 2 da página JavaScript ou HTML.",
      en: "Only for 3DS 2 on the JavaScript or HTML page.",
      es: "Solo en el 3DS 2 de la página JavaScript o HTML.",
    },
  },
  "additional_data.anti_fraud": {
    pt: "Quando a análise de risco roda: antes da autorização, depois dela ou nunca.",
    en: "When the risk analysis runs: before the authorization, after it or never.",
    es: "Cuándo se ejecuta el análisis de riesgo: antes de la autorización, después o nunca.",
  },
  "additional_data.pix_psp": {
    pt: "Só no Pix: PSP que gera a cobrança. Sem o campo, vale o do cadastro da loja.",
    en: "Pix only: PSP that generates the charge. Without the field the one of the store's registration is used.",
    es: "Solo en Pix: PSP que genera el cobro. Sin el campo, vale el del registro del comercio.",
  },
  "additional_data.pix_question": {
    pt: "Só no Pix: mensagem para quem paga.",
    en: "Pix only: message to the payer.",
    es: "Solo en Pix: mensaje para quien paga.",
  },
  "additional_data.pix_data[].key": {
    pt: "Só no Pix: nome de uma linha livre, mostrada ao pagador.",
    en: "Pix only: name of a free line, shown to the payer.",
    es: "Solo en Pix: nombre de una línea libre que ve el pagador.",
  },
  "additional_data.pix_data[].value": {
    pt: "Só no Pix: o que essa linha diz.",
    en: "Pix only: what that line says.",
    es: "Solo en Pix: lo que dice esa línea.",
  },
  "additional_data.ecomm_pos_ref": {
    pt: "Referência do terminal da loja.",
    en: "Reference of the store's terminal.",
    es: "Referencia de la terminal del comercio.",
  },
  payment_js: {
    pt: "Com `true`, prepara o pagamento em JavaScript: a resposta traz `payment.pay_token`.",
    en: "With `true` it prepares the JavaScript payment: the answer brings `payment.pay_token`.",
    es: "Con `true`, prepara el pago en JavaScript: la respuesta trae `payment.pay_token`.",
    when: {
      pt: "Só no pagamento em JavaScript.",
      en: "Only for the JavaScript payment.",
      es: "Solo en el pago en JavaScript.",
    },
  },
  "additional_data.split_request.seller_id": {
    pt: "Vendedor do marketplace.",
    en: "Merchant of the marketplace.",
    es: "Vendedor del marketplace.",
    when: split,
  },
  "additional_data.split_request.sale_id": {
    pt: "Venda ou pedido que é dividido.",
    en: "Sale or order that is split.",
    es: "Venta o pedido que se divide.",
    when: split,
  },
  "additional_data.split_request.subsellers[].id": {
    pt: "Vendedor que recebe uma parte.",
    en: "Merchant that receives a part.",
    es: "Vendedor que recibe una parte.",
    when: split,
  },
  "additional_data.split_request.subsellers[].sales_amount": {
    pt: "Parte desse vendedor, em centavos.",
    en: "Part of that merchant, in cents.",
    es: "Parte de ese vendedor, en centavos.",
    when: split,
  },
  "additional_data.split_request.subsellers[].products[].product_id": {
    pt: "Código do produto vendido.",
    en: "Code of the product sold.",
    es: "Código del producto vendido.",
    when: split,
  },
  "additional_data.split_request.subsellers[].products[].amount": {
    pt: "Valor do produto, em centavos.",
    en: "Value of the product, in cents.",
    es: "Valor del producto, en centavos.",
    when: split,
  },
  "additional_data.split_request.subsellers[].products[].description": {
    pt: "Nome do produto.",
    en: "Name of the product.",
    es: "Nombre del producto.",
    when: split,
  },
  "additional_data.split_request.subsellers[].products[].tax_percent": {
    pt: "Taxa do produto, em porcentagem: três dígitos inteiros e seis decimais, sem vírgula. 2,5% é `002500000`.",
    en: "Fee of the product, as a percentage: three whole digits and six decimals, with no separator. 2.5% is `002500000`.",
    es: "Tasa del producto, en porcentaje: tres dígitos enteros y seis decimales, sin coma. 2,5% es `002500000`.",
  },
  "additional_data.split_request.subsellers[].products[].tax_amount": {
    pt: "Taxa do produto, em centavos.",
    en: "Fee of the product, in cents.",
    es: "Tasa del producto, en centavos.",
  },
  "(body)": {
    pt: "No Pix o corpo é um objeto vazio, `{}`.",
    en: "For Pix the body is an empty object, `{}`.",
    es: "En Pix el cuerpo es un objeto vacío, `{}`.",
  },
  confirm: {
    pt: "`true` confirma a venda; `false` a desfaz.",
    en: "`true` confirms the sale; `false` voids it.",
    es: "`true` confirma la venta; `false` la deshace.",
  },
  start_date: {
    pt: "Primeiro dia da busca, `DD/MM/AAAA`. Vai junto de `end_date`.",
    en: "First day of the search, `DD/MM/YYYY`. It goes with `end_date`.",
    es: "Primer día de la búsqueda, `DD/MM/AAAA`. Va junto con `end_date`.",
  },
  end_date: {
    pt: "Último dia da busca, `DD/MM/AAAA`.",
    en: "Last day of the search, `DD/MM/YYYY`.",
    es: "Último día de la búsqueda, `DD/MM/AAAA`.",
  },
  merchant_id_query: {
    pt: "Loja do mesmo grupo cujas transações você procura.",
    en: "Store of the same group whose transactions you are looking for.",
    es: "Comercio del mismo grupo cuyas transacciones busca.",
  },
  status: {
    pt: "Novo status do agendamento: `INA` para as cobranças. No sandbox, `ATV` as retoma.",
    en: "New status of the schedule: `INA` stops the charges. In the sandbox, `ATV` resumes them.",
    es: "Nuevo estado de la programación: `INA` detiene los cobros. En el sandbox, `ATV` los reanuda.",
  },
  page: {
    pt: "Página da lista. A primeira é `0`.",
    en: "Page of the list. The first one is `0`.",
    es: "Página de la lista. La primera es `0`.",
  },
  limit: {
    pt: "Quantas transações cada página traz.",
    en: "How many transactions each page brings.",
    es: "Cuántas transacciones trae cada página.",
  },
  size: { pt: "Nome antigo de `limit`.", en: "Old name of `limit`.", es: "Nombre anterior de `limit`." },
  payment_link: {
    pt: "Com `true`, cria um link de pagamento em vez de uma página.",
    en: "With `true` it creates a payment link instead of a page.",
    es: "Con `true`, crea un enlace de pago en lugar de una página.",
  },
  esitef_usn: {
    pt: "Número do gateway para o pagamento que será cancelado.",
    en: "Gateway number of the payment to be canceled.",
    es: "Número de la pasarela del pago que se cancelará.",
  },
  external_origin: {
    pt: "Diz que a operação original foi feita fora do gateway.",
    en: "Says that the original operation was made outside the gateway.",
    es: "Dice que la operación original se hizo fuera de la pasarela.",
  },
  sitef_usn: {
    pt: "NSU do SiTef da operação original.",
    en: "SiTef sequence number of the original operation.",
    es: "NSU de SiTef de la operación original.",
  },
  terminal: {
    pt: "Terminal do SiTef. Vai junto de `company_code`, com permissão do suporte.",
    en: "SiTef terminal. It goes with `company_code`, with support's permission.",
    es: "Terminal de SiTef. Va junto con `company_code`, con permiso de soporte.",
    when: {
      pt: "Obrigatório quando `company_code` é enviado.",
      en: "Required when `company_code` is sent.",
      es: "Obligatorio cuando se envía `company_code`.",
    },
  },
  company_code: {
    pt: "Empresa no SiTef. Vai junto de `terminal`.",
    en: "Company at SiTef. It goes with `terminal`.",
    es: "Empresa en SiTef. Va junto con `terminal`.",
    when: {
      pt: "Obrigatório quando `terminal` é enviado.",
      en: "Required when `terminal` is sent.",
      es: "Obligatorio cuando se envía `terminal`.",
    },
  },
  additional_amount: {
    pt: "Valor a acrescentar à reserva, em centavos.",
    en: "Amount to add to the reservation, in cents.",
    es: "Importe que se agrega a la reserva, en centavos.",
  },
} as const satisfies Readonly<Record<string, ParameterWords>>;
