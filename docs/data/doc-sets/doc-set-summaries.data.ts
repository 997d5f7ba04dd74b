import type { Locale, Localized } from "@portal/shared/locales.ts";
import type { DocSetId } from "./doc-set-names.data.ts";

export const docSetSummaries: Record<DocSetId, Localized> = {
  "e-sitef": {
    pt: "Gateway para receber cartão, Pix, boleto e carteiras em sites e aplicativos.",
    en: "Gateway that takes cards, Pix, boleto and wallets on sites and apps.",
    es: "Pasarela para cobrar con tarjetas, Pix, boletos y billeteras en sitios y aplicaciones.",
  },
  "e-sitef-argentina": {
    pt: "O gateway para lojas da Argentina: o que o portal e o sandbox já fazem por elas.",
    en: "The gateway for merchants in Argentina: what portal and sandbox already do for them.",
    es: "La pasarela para comercios de Argentina: lo que el portal y el sandbox ya hacen por ellos.",
  },
  "sitefex-ws-consulta": {
    pt: "Serviço REST que consulta transações e resolve pendências.",
    en: "REST service that queries transactions and resolves pending ones.",
    es: "Servicio REST que consulta transacciones y resuelve pendientes.",
  },
  "sitef-conciliador": {
    pt: "Layouts dos arquivos de retorno que conferem vendas e créditos.",
    en: "Layouts of the return files that check sales against credits.",
    es: "Formatos de los archivos de retorno que confrontan ventas y créditos.",
  },
  "clisitef-interface-aplicacao": {
    pt: "Como a automação inicia vendas, recargas e saques e mostra o QR Code.",
    en: "How point-of-sale software starts sales, top-ups and withdrawals and shows the QR Code.",
    es: "Cómo el sistema de caja inicia ventas, recargas y retiros y muestra el código QR.",
  },
  "sitef-interface-simplificada": {
    pt: "A biblioteca CliSiTef conduz a transação e a automação responde aos comandos.",
    en: "The CliSiTef library drives the transaction; your software answers its commands.",
    es: "La biblioteca CliSiTef conduce la transacción y el sistema de caja responde a los comandos.",
  },
  "sitef-lepinblock": {
    pt: "Leitura direta do PIN-block e das chaves mestras do pinpad.",
    en: "Direct reading of the PIN-block and of the pinpad's master keys.",
    es: "Lectura directa del PIN-block y de las claves maestras del pinpad.",
  },
  "clisitef-carteiras-digitais": {
    pt: "Pix e carteiras no caixa, com QR Code do cliente ou da loja.",
    en: "Pix and wallets at the POS, with the customer's or the merchant's QR Code.",
    es: "Pix y billeteras en la caja, con código QR del cliente o del comercio.",
  },
  "clisitef-cartao-combustivel": {
    pt: "Coleta de motorista, quilometragem e produtos no posto.",
    en: "Driver, mileage and product capture at the gas station.",
    es: "Captura de conductor, kilometraje y productos en la estación de servicio.",
  },
  "clisitef-interface-android": {
    pt: "A biblioteca em aplicativos Android, com pinpad interno ou externo.",
    en: "The library in Android apps, with an internal or external pinpad.",
    es: "La biblioteca en aplicaciones Android, con pinpad interno o externo.",
  },
  "pos-sitef-android": {
    pt: "O aplicativo de pagamento pronto para terminais e o que perguntar dele.",
    en: "The ready payment app for terminals, and what to ask about it.",
    es: "La aplicación de pago lista para terminales, y qué preguntar de ella.",
  },
  "clisitef-informacoes-sub-adquirencia": {
    pt: "Dados do lojista final que o subadquirente envia na venda.",
    en: "Data of the final merchant that a sub-acquirer sends with the sale.",
    es: "Datos del comercio final que el subadquirente envía en la venta.",
  },
  "clisitef-leitura-de-campo-aberto-no-pinpad": {
    pt: "CPF, telefone, datas e outros dados digitados no pinpad.",
    en: "CPF, phone, dates and other data typed on the pinpad.",
    es: "CPF, teléfono, fechas y otros datos ingresados en el pinpad.",
  },
  "clisitef-leitura-de-senha-aberta-no-pinpad": {
    pt: "Senha de cartões próprios da loja, com chave de segurança.",
    en: "Password of store-issued cards, with a security key.",
    es: "PIN de tarjetas propias del comercio, con clave de seguridad.",
  },
  "clisitef-manual-de-referencia-espanhol": {
    pt: "A referência da biblioteca em espanhol, com os dados da CliSiTef.",
    en: "The library's reference in Spanish, with the data of CliSiTef.",
    es: "La referencia de la biblioteca en español, con los datos de CliSiTef.",
  },
  clisitef: {
    pt: "A biblioteca do caixa: rotinas, laço de comandos, configuração, códigos e homologação.",
    en: "The library of the POS: routines, command loop, configuration, codes and certification.",
    es: "La biblioteca de la caja: rutinas, ciclo de comandos, configuración, códigos y homologación.",
  },
  "manual-interface-clisitef": {
    pt: "Pedidos e respostas em arquivos de texto, campo por campo.",
    en: "Requests and answers in text files, field by field.",
    es: "Solicitudes y respuestas en archivos de texto, campo por campo.",
  },
  "conecta+": {
    pt: "API na nuvem que a automação da loja chama: como ela obtém e guarda as credenciais.",
    en: "Cloud API that point-of-sale software calls: how it gets and keeps the credentials.",
    es: "API en la nube que llama el sistema de caja: cómo obtiene y guarda las credenciales.",
  },
  "m-sitef": {
    pt: "Aplicativo Android que conduz a transação para outro aplicativo.",
    en: "Android app that runs the transaction on behalf of another app.",
    es: "Aplicación Android que conduce la transacción para otra aplicación.",
  },
  mobile: {
    pt: "Qual solução escolher para cobrar em celular, tablet ou terminal.",
    en: "Which solution to choose for phones, tablets and terminals.",
    es: "Qué solución elegir para cobrar en celular, tableta o terminal.",
  },
  "omni-transaction-api": {
    pt: "O que a API consulta e resolve, e o que cada campo da resposta quer dizer.",
    en: "What the API queries and resolves, and what each field of the answer means.",
    es: "Qué consulta y resuelve la API, y qué significa cada campo de la respuesta.",
  },
  "pos-sitef-browser": {
    pt: "Navegador do terminal: páginas HTML que vendem e imprimem.",
    en: "The terminal's browser: HTML pages that sell and print.",
    es: "Navegador de la terminal: páginas HTML que venden e imprimen.",
  },
  "psp-fiserv": {
    pt: "As chamadas da API Pix: token, assinatura, cadastro, avisos e saída de dinheiro.",
    en: "The calls of the Pix API: token, signature, registration, notices and cash-out.",
    es: "Las llamadas de la API Pix: token, firma, registro, notificaciones y retiro de dinero.",
  },
  "smart-terminal": {
    pt: "Que integração escolher no terminal inteligente, e em que rede o TLS não pode ser usado.",
    en: "Which integration to choose on the smart terminal, and on which network TLS cannot be used.",
    es: "Qué integración elegir en la terminal inteligente, y en qué red no se puede usar TLS.",
  },
};

const summaries: ReadonlyMap<string, Localized> = new Map(Object.entries(docSetSummaries));

export function docSetSummary(id: string, locale: Locale): string {
  const summary = summaries.get(id);
  if (!summary)
    throw new Error(`The doc set "${id}" has no summary in data/doc-sets/doc-set-summaries.data.ts.`);
  return summary[locale];
}
