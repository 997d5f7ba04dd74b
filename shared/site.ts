import type { Localized } from "./locales.ts";

/** What docs and portal both show. One place, so that the two can never disagree. */
export const site = {
  title: {
    pt: "Portal do Desenvolvedor",
    en: "Developer Portal",
    es: "Portal del Desarrollador",
  },
  tagline: {
    pt: "Receba pagamentos online com simplicidade, eficiência e segurança",
    en: "Take payments online simply, efficiently and securely",
    es: "Reciba pagos en línea con simplicidad, eficiencia y seguridad",
  },
  /** Public address in canonical links and the sitemap; pages themselves link relative to the origin. */
  url: "https://developers.example.com",
  companyLabel: "Pagamentos Online",
  copyrightYear: 2021,
  /**
   * Same origin, so that the page's security policy needs no exception and a copy on a laptop has it, too.
   * Whoever runs the product overwrites this object during an incident; the shape is Statuspage's.
   */
  statusUrl: "/status.json",
  /**
   * An example, like all addresses here: the "edit this page" links of the documentation lead there, followed by the
   * file.
   */
  repositoryEditUrl: "https://github.com/example/developer-portal/edit/main",
  contactUrl: "https://www.example.com/contato",
  supportEmail: "suporte@example.com",
  commercialEmail: "comercial@example.com",
  phone: "+55 11 0000-0000",
  /** Hosts that the documentation prints in its POST examples. */
  testHost: "esitef-homologacao.example.com",
  threeDsTestHost: "mpi-homologacao.example.com",
  productionHost: "esitef.example.com",
  /** The payment page has a host of its own in production. */
  productionHtmlHost: "esitef-ec.example.com",
  operational: { pt: "Sistema operacional", en: "System operational", es: "Sistema operativo" },
  /** The banner that names the site's base address; shown on the home page only, and only when this is on. */
  showBaseUrlBanner: false,
  /** Parts of the portal. The addresses of one that is off are missing pages, and links to them are not drawn. */
  features: { onboarding: true, certification: true },
} as const;

export interface DocSetLink {
  readonly id: string;
  readonly label: Localized;
  /** Path without locale prefix. */
  readonly path: string;
}

/** A doc set by its names and the page that its readers open first. */
export const docSet = <const Id extends string>(
  id: Id,
  pt: string,
  en: string,
  es: string,
  page = "introducao",
): DocSetLink & { readonly id: Id } => ({
  id,
  label: { pt, en, es },
  path: `/docs/${id}/${page}`,
});

/** The Docs menu: exactly these fifteen, in this order. */
export const docSets = [
  docSet("e-sitef", "Pagamento Online", "Online Payment", "Pago Online", "home-quickstart"),
  docSet(
    "e-sitef-argentina",
    "Pagamento Online Argentina",
    "Online Payment Argentina",
    "Pago Online Argentina",
    "home-quickstart",
  ),
  docSet("sitefex-ws-consulta", "WS Consulta", "WS Query", "WS Consulta", "webservice-introducao"),
  docSet("sitef-conciliador", "Conciliador", "Reconciliation", "Conciliación", "conciliador-introducao"),
  docSet(
    "clisitef-interface-aplicacao",
    "Interface cliente para aplicações",
    "Client interface for applications",
    "Interfaz cliente para aplicaciones",
  ),
  docSet(
    "sitef-interface-simplificada",
    "Interface simplificada",
    "Simplified interface",
    "Interfaz simplificada",
  ),
  docSet(
    "sitef-lepinblock",
    "Interface simplificada com leitura direta de PIN-block",
    "Simplified interface with direct PIN-block reading",
    "Interfaz simplificada con lectura directa de PIN-block",
  ),
  docSet("clisitef-carteiras-digitais", "Carteiras digitais", "Digital wallets", "Billeteras digitales"),
  docSet("clisitef-cartao-combustivel", "Cartão combustível", "Fuel card", "Tarjeta de combustible"),
  docSet("clisitef-interface-android", "Interface Android", "Android interface", "Interfaz Android"),
  docSet("pos-sitef-android", "POS Android", "Android POS", "POS Android"),
  docSet(
    "clisitef-informacoes-sub-adquirencia",
    "Soft descriptor de subadquirência",
    "Sub-acquirer soft descriptor",
    "Soft descriptor de subadquirencia",
  ),
  docSet(
    "clisitef-leitura-de-campo-aberto-no-pinpad",
    "Leitura de campo aberto no pinpad",
    "Open-field reading on the pinpad",
    "Lectura de campo abierto en el pinpad",
  ),
  docSet(
    "clisitef-leitura-de-senha-aberta-no-pinpad",
    "Leitura de senha aberta no pinpad",
    "Open-password reading on the pinpad",
    "Lectura de contraseña abierta en el pinpad",
  ),
  docSet(
    "clisitef-manual-de-referencia-espanhol",
    "Manual de referência em espanhol (v2.01)",
    "Reference manual in Spanish (v2.01)",
    "Manual de referencia en español (v2.01)",
    "introduccion",
  ),
] as const;

/** Below the fifteen, because most of them build on it. */
export const libraryDocSet = docSet("clisitef", "CliSiTef", "CliSiTef", "CliSiTef", "clisitef_introducao");

/** The list of all products, without locale prefix. */
export const productsPath = "/docs";

/** All addresses that the portal may answer; see `portalPaths`. */
const everyPath = [
  "/login",
  "/profile",
  "/logout",
  "/oauth2/redirect",
  "/form",
  "/company",
  "/onboarding",
  "/onboarding/dashboard",
  "/onboarding/configuration",
  "/onboarding/access-data",
  "/onboarding/sandbox",
  "/onboarding/certification",
  "/onboarding/certification/test-cases",
  "/onboarding/certification/send-test",
  "/onboarding/certification/history",
  "/onboarding/certification/test-cards",
  "/onboarding/history",
  "/onboarding/listOfPartners",
  "/onboarding/registerPartner",
  "/onboarding/release",
  "/onboarding/production",
  "/onboarding/fraud-keys",
  "/onboarding/fraud-keys/components/NotProductionKeys",
  "/onboarding/fraud-keys/components/ProductionKeys",
  "/s3demo",
  "/e-sitef/swagger",
  "/anti-fraud/access",
  "/anti-fraud/OperationProfile",
  "/anti-fraud/IntegrationType",
  "/anti-fraud/AnalysisModel",
  "/anti-fraud/RiskManagement",
  "/anti-fraud/TechnicalInfo",
  "/anti-fraud/configuration",
  "/anti-fraud/occurrence-configuration",
  "/anti-fraud/Components/Notifications",
  "/anti-fraud/occurrences",
  "/anti-fraud/certification",
  "/anti-fraud/certification/test-cases",
  "/anti-fraud/certification/send-test",
  "/anti-fraud/prod-keys-config",
  "/anti-fraud/occurrence-certification",
  "/onboarding/bo/dashboard",
  "/onboarding/bo/configurationOccurrence",
  "/onboarding/bo/certificationOccurrence",
  "/onboarding/bo/release",
  "/onboarding/bo/company",
] as const;
export type PortalPath = (typeof everyPath)[number];

type Features = Readonly<Record<keyof typeof site.features, boolean>>;

/** All but those of parts that are switched off. */
export const servedPaths = ({ onboarding, certification }: Features = site.features): readonly PortalPath[] =>
  everyPath.filter(
    (path) =>
      (onboarding || !/^\/(?:onboarding|anti-fraud)/.test(path)) &&
      (certification || !/^\/(?:onboarding|anti-fraud)\/certification/.test(path)),
  );

/**
 * Addresses that the portal answers, without locale prefix. The edge function turns each, in its three
 * locale forms, into the portal's page; everything else belongs to the documentation.
 * They match exactly: a trailing segment is a page that does not exist.
 */
export const portalPaths = servedPaths();

const withoutPage = everyPath.filter((path) => !portalPaths.includes(path));

/** The page of a part that is switched off, without locale prefix: a missing page, to which nothing leads. */
export const isSwitchedOff = (path: string): boolean => withoutPage.some((off) => off === path);
