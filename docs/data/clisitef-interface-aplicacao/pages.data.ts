import type { PlannedPage } from "../page-kinds.ts";

export const clisitefInterfaceAplicacaoPages: readonly PlannedPage[] = [
  {
    slug: "introducao",
    section: "main",
    kind: "guide",
    title: {
      pt: "Interface cliente para aplicações: introdução",
      en: "Client interface for applications: introduction",
      es: "Interfaz cliente para aplicaciones: introducción",
    },
  },
  {
    slug: "carteira_digital",
    section: "main",
    kind: "guide",
    title: { pt: "Carteira digital", en: "Digital wallet", es: "Billetera digital" },
  },
  {
    slug: "codigos_dos_menus",
    section: "main",
    kind: "code-table",
    title: { pt: "Códigos dos menus", en: "Menu codes", es: "Códigos de los menús" },
  },
  {
    slug: "forma-direta",
    section: "main",
    kind: "reference",
    title: { pt: "Forma direta", en: "Direct form", es: "Forma directa" },
  },
  {
    slug: "forma-indireta",
    section: "main",
    kind: "reference",
    title: { pt: "Forma indireta", en: "Indirect form", es: "Forma indirecta" },
  },
  {
    slug: "forma-direta-consulta-saldo",
    section: "main",
    kind: "reference",
    title: {
      pt: "Consulta de saldo: forma direta",
      en: "Balance query: direct form",
      es: "Consulta de saldo: forma directa",
    },
  },
  {
    slug: "forma-direta-transacao-recarga",
    section: "main",
    kind: "reference",
    title: { pt: "Recarga: forma direta", en: "Top-up: direct form", es: "Recarga: forma directa" },
  },
  {
    slug: "forma-direta-saque",
    section: "main",
    kind: "reference",
    title: { pt: "Saque: forma direta", en: "Withdrawal: direct form", es: "Retiro: forma directa" },
  },
  {
    slug: "forma-indireta-saque",
    section: "main",
    kind: "reference",
    title: { pt: "Saque: forma indireta", en: "Withdrawal: indirect form", es: "Retiro: forma indirecta" },
  },
  {
    slug: "fluxo-transacional",
    section: "main",
    kind: "guide",
    title: { pt: "Fluxo transacional", en: "Transaction flow", es: "Flujo transaccional" },
  },
  {
    slug: "qrcode",
    section: "main",
    kind: "guide",
    title: { pt: "QR Code", en: "QR Code", es: "Código QR" },
  },
  {
    slug: "parametro-adicional-tratamento-de-qrcode",
    section: "main",
    kind: "reference",
    title: {
      pt: "Parâmetro de tratamento do QR Code",
      en: "QR Code handling parameter",
      es: "Parámetro de tratamiento del código QR",
    },
  },
  {
    slug: "campos_retornados",
    section: "main",
    kind: "code-table",
    title: { pt: "Campos retornados", en: "Returned fields", es: "Campos devueltos" },
  },
  {
    slug: "versao_minima",
    section: "main",
    kind: "reference",
    title: { pt: "Versão mínima", en: "Minimum version", es: "Versión mínima" },
  },
  {
    slug: "historico_alteracoes",
    section: "main",
    kind: "changelog",
    title: { pt: "Histórico de alterações", en: "Change history", es: "Historial de cambios" },
  },
];
