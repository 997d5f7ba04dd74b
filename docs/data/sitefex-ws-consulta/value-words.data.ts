import type { ValueWords } from "@portal/shared/product-api/schema.ts";
import type { WsConsultaValue } from "@portal/shared/ws-consulta/values.data.ts";

export const wsConsultaValueWords = {
  codsit: {
    pt: "Código da rede autorizadora no SiTef.",
    en: "SiTef's code of the authorizing network.",
    es: "Código de la red autorizadora en SiTef.",
  },
  datatrn: {
    pt: "Data da transação, `AAAAMMDD`.",
    en: "Date of the transaction, `YYYYMMDD`.",
    es: "Fecha de la transacción, `AAAAMMDD`.",
  },
  nsusitef: {
    pt: "NSU do SiTef.",
    en: "SiTef USN.",
    es: "NSU de SiTef.",
    when: {
      pt: "Mande este ou `cupomfiscal`.",
      en: "Send this or `cupomfiscal`.",
      es: "Envíe este o `cupomfiscal`.",
    },
  },
  codlojasitef: {
    pt: "Código da loja no SiTef.",
    en: "SiTef's code of the store.",
    es: "Código del comercio en SiTef.",
    when: {
      pt: "Mande este ou `codlojatronco`.",
      en: "Send this or `codlojatronco`.",
      es: "Envíe este o `codlojatronco`.",
    },
  },
  cupomfiscal: {
    pt: "Número do cupom fiscal. Pode trazer mais de uma transação.",
    en: "Number of the fiscal receipt. It may bring more than one transaction.",
    es: "Número del documento fiscal. Puede traer más de una transacción.",
    when: { pt: "No lugar de `nsusitef`.", en: "In place of `nsusitef`.", es: "En lugar de `nsusitef`." },
  },
  codlojatronco: {
    pt: "Código da loja tronco.",
    en: "Code of the trunk store.",
    es: "Código del comercio troncal.",
    when: {
      pt: "No lugar de `codlojasitef`.",
      en: "In place of `codlojasitef`.",
      es: "En lugar de `codlojasitef`.",
    },
  },
  codigo_cliente: {
    pt: "Código do cliente na plataforma SiTef GW/Express.",
    en: "Code of the customer on the SiTef GW/Express platform.",
    es: "Código del cliente en la plataforma SiTef GW/Express.",
    when: { pt: "Só nessa plataforma.", en: "On that platform only.", es: "Solo en esa plataforma." },
  },
  horainicial: {
    pt: "Começo do intervalo, `HHMMSS`. Mande os dois horários ou nenhum.",
    en: "Start of the interval, `HHMMSS`. Send both times or neither.",
    es: "Comienzo del intervalo, `HHMMSS`. Envíe las dos horas o ninguna.",
  },
  horafinal: {
    pt: "Fim do intervalo, `HHMMSS`. Mande os dois horários ou nenhum.",
    en: "End of the interval, `HHMMSS`. Send both times or neither.",
    es: "Fin del intervalo, `HHMMSS`. Envíe las dos horas o ninguna.",
  },
  numpdv: { pt: "Número do PDV.", en: "Number of the POS.", es: "Número del punto de venta." },
  operador: {
    pt: "Operador que fez as transações.",
    en: "Operator who made the transactions.",
    es: "Operador que hizo las transacciones.",
  },
  bin: {
    pt: "BIN do cartão, com exatamente seis dígitos.",
    en: "BIN of the card, exactly six digits.",
    es: "BIN de la tarjeta, con exactamente seis dígitos.",
  },
  datefrom: {
    pt: "Primeiro dia do período, `AAAAMMDD`.",
    en: "First day of the period, `YYYYMMDD`.",
    es: "Primer día del período, `AAAAMMDD`.",
  },
  dateto: {
    pt: "Último dia do período, `AAAAMMDD`. Se for hoje, as duas últimas horas ficam de fora.",
    en: "Last day of the period, `YYYYMMDD`. If it is today, the last two hours are left out.",
    es: "Último día del período, `AAAAMMDD`. Si es hoy, las dos últimas horas quedan fuera.",
  },
  status: {
    pt: "`OK`, ou um texto que diz que nenhum registro foi encontrado. No sandbox, também a causa de uma recusa.",
    en: "`OK`, or a text which says that no record was found. In the sandbox, the cause of a refusal, too.",
    es: "`OK`, o un texto que dice que no se encontró ningún registro. En el sandbox, también la causa de un rechazo.",
  },
  transacoes: {
    pt: "As transações encontradas.",
    en: "The transactions found.",
    es: "Las transacciones encontradas.",
  },
  version: { pt: "Versão do serviço.", en: "Version of the service.", es: "Versión del servicio." },
  "transacoes[].codSit": {
    pt: "Código da rede; é o único número JSON.",
    en: "Code of the network; the only JSON number.",
    es: "Código de la red; es el único número JSON.",
  },
  "transacoes[].dataTrn": {
    pt: "Data da transação, `AAAAMMDD`.",
    en: "Date of the transaction, `YYYYMMDD`.",
    es: "Fecha de la transacción, `AAAAMMDD`.",
  },
  "transacoes[].horaTrn": {
    pt: "Hora da transação, `HHMMSS`.",
    en: "Time of the transaction, `HHMMSS`.",
    es: "Hora de la transacción, `HHMMSS`.",
  },
  "transacoes[].nsusitef": { pt: "NSU do SiTef.", en: "SiTef USN.", es: "NSU de SiTef." },
  "transacoes[].codLojaSiTef": {
    pt: "Código da loja no SiTef.",
    en: "SiTef's code of the store.",
    es: "Código del comercio en SiTef.",
  },
  "transacoes[].codLojaTronco": {
    pt: "Código da loja tronco.",
    en: "Code of the trunk store.",
    es: "Código del comercio troncal.",
  },
  "transacoes[].valor": { pt: "Valor em centavos.", en: "Amount in cents.", es: "Importe en centavos." },
  "transacoes[].tipo": { pt: "Tipo, como `TEF`.", en: "Type, such as `TEF`.", es: "Tipo, como `TEF`." },
  "transacoes[].codResp": { pt: "Código de resposta.", en: "Response code.", es: "Código de respuesta." },
  "transacoes[].estado": {
    pt: "Em que ponto está a transação.",
    en: "How far the transaction has come.",
    es: "En qué punto está la transacción.",
  },
  "transacoes[].codAutorizacao": {
    pt: "Código de autorização.",
    en: "Authorization code.",
    es: "Código de autorización.",
  },
  "transacoes[].cupomFiscal": { pt: "Cupom fiscal.", en: "Fiscal receipt.", es: "Documento fiscal." },
  "transacoes[].produto": {
    pt: "Produto, como o nome da bandeira.",
    en: "Product, such as the name of the card brand.",
    es: "Producto, como el nombre de la marca.",
  },
  "transacoes[].infoTransacao": {
    pt: "Modalidade, como `Credito a Vista`.",
    en: "Kind of sale, such as `Credito a Vista` (credit, single payment).",
    es: "Modalidad, como `Credito a Vista` (crédito en un pago).",
  },
  "transacoes[].documento": {
    pt: "Cartão mascarado, código de barras, telefone ou código de produto (EAN).",
    en: "Masked card, bar code, phone or product code (EAN).",
    es: "Tarjeta enmascarada, código de barras, teléfono o código de producto (EAN).",
  },
  "transacoes[].numParcelas": {
    pt: "Número de parcelas.",
    en: "Number of installments.",
    es: "Número de cuotas.",
  },
  "transacoes[].numPdv": {
    pt: "Número do PDV.",
    en: "Number of the POS.",
    es: "Número del punto de venta.",
  },
  "transacoes[].nsuHost": {
    pt: "NSU da autorizadora.",
    en: "USN of the authorizer.",
    es: "NSU de la autorizadora.",
  },
  "transacoes[].modoEntrada": {
    pt: "Modo de entrada, como `chip`.",
    en: "Entry mode, such as `chip`.",
    es: "Modo de entrada, como `chip`.",
  },
  "transacoes[].codEstabelecimento": {
    pt: "Código do estabelecimento na adquirente.",
    en: "The acquirer's code of the merchant.",
    es: "Código del comercio en la adquirente.",
  },
  "transacoes[].cnpj": { pt: "CNPJ da loja.", en: "CNPJ of the store.", es: "CNPJ del comercio." },
  "transacoes[].descrRede": {
    pt: "Nome da rede. Aceite também o nome `descRede`.",
    en: "Name of the network. Take the name `descRede` too.",
    es: "Nombre de la red. Acepte también el nombre `descRede`.",
  },
  "transacoes[].codigoCliente": {
    pt: "Cliente na plataforma GW/Express; nulo no SiTefWeb.",
    en: "Customer on the GW/Express platform; null on SiTefWeb.",
    es: "Cliente en la plataforma GW/Express; nulo en SiTefWeb.",
  },
  "transacoes[].quem_negou": {
    pt: "Quem recusou a transação.",
    en: "Who turned the transaction down.",
    es: "Quién rechazó la transacción.",
  },
  "transacoes[].data_fiscal": { pt: "Data fiscal.", en: "Fiscal date.", es: "Fecha fiscal." },
  "transacoes[].hora_fiscal": { pt: "Hora fiscal.", en: "Fiscal time.", es: "Hora fiscal." },
  "transacoes[].id_cliente": {
    pt: "Identificação do cliente.",
    en: "Id of the customer.",
    es: "Identificación del cliente.",
  },
  "transacoes[].cod_operadora": {
    pt: "Operadora de telefonia.",
    en: "Phone carrier.",
    es: "Operadora de telefonía.",
  },
  "transacoes[].cod_filial": { pt: "Filial.", en: "Branch.", es: "Sucursal." },
  "transacoes[].valor_repasse": {
    pt: "Valor repassado.",
    en: "Amount passed on.",
    es: "Importe traspasado.",
  },
  "transacoes[].valor_avista": {
    pt: "Parte paga à vista.",
    en: "Part paid at once.",
    es: "Parte pagada al contado.",
  },
  "transacoes[].valor_cartao": {
    pt: "Parte paga com cartão.",
    en: "Part paid by card.",
    es: "Parte pagada con tarjeta.",
  },
  "transacoes[].cod_rede_autoriz": {
    pt: "Rede autorizadora.",
    en: "Authorizing network.",
    es: "Red autorizadora.",
  },
  "transacoes[].data_exportacao": {
    pt: "Momento da exportação, `AAAAMMDDHHMMSS`. Pode vir com espaços em volta.",
    en: "Moment of the export, `YYYYMMDDHHMMSS`. It may come with blanks around it.",
    es: "Momento de la exportación, `AAAAMMDDHHMMSS`. Puede venir con espacios alrededor.",
  },
  "transacoes[].cod_autorizacao_aux": {
    pt: "Segundo código de autorização.",
    en: "Second authorization code.",
    es: "Segundo código de autorización.",
  },
  "transacoes[].nsu_host_aux": {
    pt: "NSU da autorizadora na venda de um subadquirente. Desde a versão 1.32 do documento.",
    en: "USN of the authorizer in the sale of a sub-acquirer. Since version 1.32 of the document.",
    es: "NSU de la autorizadora en la venta de un subadquirente. Desde la versión 1.32 del documento.",
  },
  "transacoes[].forma_pagto_cd": {
    pt: "Forma de pagamento na carteira digital. Desde a 1.33.",
    en: "Payment form of the digital wallet. Since 1.33.",
    es: "Forma de pago en la billetera digital. Desde la 1.33.",
  },
  "transacoes[].subtipo_pagto_cd": {
    pt: "Subtipo de pagamento na carteira digital. Desde a 1.33.",
    en: "Payment subtype of the digital wallet. Since 1.33.",
    es: "Subtipo de pago en la billetera digital. Desde la 1.33.",
  },
  "transacoes[].band_pagto_cd": {
    pt: "Bandeira usada na carteira digital. Desde a 1.33.",
    en: "Card brand used in the digital wallet. Since 1.33.",
    es: "Marca usada en la billetera digital. Desde la 1.33.",
  },
  "transacoes[].psp": {
    pt: "Provedor da carteira digital. Desde a 1.33.",
    en: "Provider of the digital wallet. Since 1.33.",
    es: "Proveedor de la billetera digital. Desde la 1.33.",
  },
  "transacoes[].forma_pagamento_1": {
    pt: "Forma da parte 1 de um pagamento dividido. Desde a 1.35.",
    en: "Form of part 1 of a split payment. Since 1.35.",
    es: "Forma de la parte 1 de un pago dividido. Desde la 1.35.",
  },
  "transacoes[].valor_pagamento_1": {
    pt: "Valor da parte 1 de um pagamento dividido. Desde a 1.35.",
    en: "Amount of part 1 of a split payment. Since 1.35.",
    es: "Importe de la parte 1 de un pago dividido. Desde la 1.35.",
  },
  "transacoes[].forma_pagamento_2": {
    pt: "Forma da parte 2 de um pagamento dividido. Desde a 1.35.",
    en: "Form of part 2 of a split payment. Since 1.35.",
    es: "Forma de la parte 2 de un pago dividido. Desde la 1.35.",
  },
  "transacoes[].valor_pagamento_2": {
    pt: "Valor da parte 2 de um pagamento dividido. Desde a 1.35.",
    en: "Amount of part 2 of a split payment. Since 1.35.",
    es: "Importe de la parte 2 de un pago dividido. Desde la 1.35.",
  },
  "transacoes[].forma_pagamento_3": {
    pt: "Forma da parte 3 de um pagamento dividido. Desde a 1.35.",
    en: "Form of part 3 of a split payment. Since 1.35.",
    es: "Forma de la parte 3 de un pago dividido. Desde la 1.35.",
  },
  "transacoes[].valor_pagamento_3": {
    pt: "Valor da parte 3 de um pagamento dividido. Desde a 1.35.",
    en: "Amount of part 3 of a split payment. Since 1.35.",
    es: "Importe de la parte 3 de un pago dividido. Desde la 1.35.",
  },
  "transacoes[].forma_pagamento_4": {
    pt: "Forma da parte 4 de um pagamento dividido. Desde a 1.35.",
    en: "Form of part 4 of a split payment. Since 1.35.",
    es: "Forma de la parte 4 de un pago dividido. Desde la 1.35.",
  },
  "transacoes[].valor_pagamento_4": {
    pt: "Valor da parte 4 de um pagamento dividido. Desde a 1.35.",
    en: "Amount of part 4 of a split payment. Since 1.35.",
    es: "Importe de la parte 4 de un pago dividido. Desde la 1.35.",
  },
} as const satisfies Record<WsConsultaValue, ValueWords>;
