import type { Localized } from "@portal/shared/locales.ts";
import type { docSets } from "@portal/shared/site.ts";

export const docSetSummaries: Record<(typeof docSets)[number]["id"], Localized> = {
  "e-sitef": {
    pt: "Gateway para receber cartão, Pix, boleto e carteiras em sites e aplicativos.",
    en: "Gateway that takes cards, Pix, boleto and wallets on sites and apps.",
    es: "Pasarela para cobrar con tarjetas, Pix, boletos y billeteras en sitios y aplicaciones.",
  },
  "e-sitef-argentina": {
    pt: "O gateway para lojas da Argentina: moeda, bandeiras e certificados do país.",
    en: "The gateway for merchants in Argentina: local currency, brands and certificates.",
    es: "La pasarela para comercios de Argentina: moneda, marcas y certificados del país.",
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
    es: "Cómo la automatización inicia ventas, recargas y retiros y muestra el código QR.",
  },
  "sitef-interface-simplificada": {
    pt: "A biblioteca CliSiTef conduz a transação e a automação responde aos comandos.",
    en: "The CliSiTef library drives the transaction; your software answers its commands.",
    es: "La biblioteca CliSiTef conduce la transacción y la automatización responde a los comandos.",
  },
  "sitef-lepinblock": {
    pt: "Leitura direta do PIN-block e das chaves mestras do pinpad.",
    en: "Direct reading of the PIN-block and of the pinpad's master keys.",
    es: "Lectura directa del PIN-block y de las claves maestras del pinpad.",
  },
  "clisitef-carteiras-digitais": {
    pt: "Pix e carteiras no caixa, com QR Code do cliente ou da loja.",
    en: "Pix and wallets at the till, with the customer's or the merchant's QR Code.",
    es: "Pix y billeteras en la caja, con código QR del cliente o del comercio.",
  },
  "clisitef-cartao-combustivel": {
    pt: "Coleta de motorista, quilometragem e produtos no posto.",
    en: "Driver, mileage and product collection at the petrol station.",
    es: "Captura de conductor, kilometraje y productos en la estación de servicio.",
  },
  "clisitef-interface-android": {
    pt: "A biblioteca em aplicativos Android, com pinpad interno ou externo.",
    en: "The library in Android apps, with an internal or external pinpad.",
    es: "La biblioteca en aplicaciones Android, con pinpad interno o externo.",
  },
  "pos-sitef-android": {
    pt: "Guia de uso do aplicativo de pagamento do terminal.",
    en: "User guide of the terminal's payment app.",
    es: "Guía de uso de la aplicación de pago del terminal.",
  },
  "clisitef-informacoes-sub-adquirencia": {
    pt: "Dados do lojista final que o subadquirente envia na venda.",
    en: "Data of the final merchant that a sub-acquirer sends with the sale.",
    es: "Datos del comercio final que el subadquirente envía en la venta.",
  },
  "clisitef-leitura-de-campo-aberto-no-pinpad": {
    pt: "CPF, telefone, datas e outros dados digitados no pinpad.",
    en: "CPF, phone, dates and other data typed on the pinpad.",
    es: "CPF, teléfono, fechas y otros datos digitados en el pinpad.",
  },
  "clisitef-leitura-de-senha-aberta-no-pinpad": {
    pt: "Senha de cartões próprios da loja, com chave de segurança.",
    en: "Password of store-issued cards, with a security key.",
    es: "Contraseña de tarjetas propias del comercio, con clave de seguridad.",
  },
  "clisitef-manual-de-referencia-espanhol": {
    pt: "A referência da biblioteca em espanhol, na versão 2.01.",
    en: "The library's reference in Spanish, as of version 2.01.",
    es: "La referencia de la biblioteca en español, versión 2.01.",
  },
};
