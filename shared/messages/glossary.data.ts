import type { Localized } from "../locales.ts";

/**
 * Each thing has one name per language, in every text: client, support, mail. `glossary.test.ts` refuses every other
 * name wherever it stands, except in the keys of `except`, where the same word means something else.
 */
export interface GlossaryTerm {
  readonly id: string;
  readonly kind: "object" | "state" | "action";
  /** Its name, as it stands alone: in a heading, on a badge, on a button. */
  readonly name: Localized;
  /** Keys of texts that consist of the name and nothing else. */
  readonly shownAt?: readonly string[];
  /** Other names that were or could be used, as patterns without regard to case. */
  readonly never?: Partial<Readonly<Record<keyof Localized, readonly RegExp[]>>>;
  /** Keys, or beginnings of keys, of texts that speak of another thing. */
  readonly except?: readonly string[];
}

/** Sentences that were ordered word for word; no term changes them. */
export const fixedTexts: readonly string[] = [
  "Nenhuma solicitação encontrada",
  "No requests found",
  "No se encontraron solicitudes",
  "Ocurrió un error al notificar el Soporte Técnico",
];

const objects: readonly GlossaryTerm[] = [
  {
    id: "result",
    kind: "object",
    name: { pt: "Resultados", en: "Results", es: "Resultados" },
    shownAt: ["certification.links.sendTest"],
    never: {
      pt: [/\bretornos?\b/, /\bdevolveu\b(?! a certificação)/],
      en: [/\breturns?\b/],
      es: [/\bretornos?\b/, /\bdevolvió\b(?! la certificación)/],
    },
    // Where a browser comes back to after a payment; in the documentation, return codes of gateway and library, and files.
    except: [
      "docs/home.contactLead",
      "docs/home.tiles.reconciliation",
      "docs/reference.routine.allCodes",
      "configuration.",
      "onboarding-root.needs.addresses",
      "errors.field.invalid-url",
      "data.shared.certificationTests.html-return",
      "data.shared.reasons.html",
    ],
  },
  {
    id: "ticket",
    kind: "object",
    name: { pt: "Ocorrência", en: "Ticket", es: "Ticket" },
    shownAt: ["release.answer.number"],
    never: { en: [/\boccurrences?\b/], es: [/\bocurrencias?\b/] },
    // How often a field occurs in a file.
    except: ["docs/reference.field.indexed"],
  },
  {
    id: "request",
    kind: "object",
    name: { pt: "Pedido", en: "Request", es: "Solicitud" },
    // In Spanish a "pedido" is an order of the store, and nothing else; "orden" is what comes after what.
    never: { es: [/\bpedid[oa]s?\b/] },
    except: [
      "certification.guidelines",
      "fraud-configuration.",
      "fraud-certification.",
      "fraud-guide.",
      "fraud-match.",
      "sandbox-page.",
      "fraud-flow.",
      "fraud-view.",
      "certification.return.orderId",
      "back-office-certification.filter.searchHint",
      "production.mail.delivered.more",
      "data.shared.certificationTests",
      "data.shared.fraudScenarios",
    ],
  },
  {
    id: "support-code",
    kind: "object",
    name: { pt: "Código para o suporte", en: "Support code", es: "Código para soporte" },
    never: {
      pt: [/código do pedido/],
      en: [/request id/, /request code/],
      es: [/código del? (?:pedido|solicitud)/],
    },
  },
  {
    id: "support",
    kind: "object",
    name: { pt: "Suporte", en: "Support", es: "Soporte" },
    shownAt: ["occurrence.actor.support", "account.profile.role.support"],
    never: { es: [/\bel soporte\b/, /\bal soporte\b/, /\bdel soporte\b/] },
  },
  {
    id: "access-details",
    kind: "object",
    name: { pt: "Dados de acesso", en: "Access details", es: "Datos de acceso" },
    shownAt: [
      "access-data.title",
      "shell.titles.accessData",
      "history.view.access-data",
      "history.subject.access-data",
    ],
    never: { en: [/\baccess data\b/] },
  },
  {
    id: "change",
    kind: "object",
    name: { pt: "Ajuste", en: "Change", es: "Ajuste" },
    never: { en: [/\badjust(?:ments?|ed|ing)?\b/] },
  },
  {
    id: "refund",
    kind: "object",
    name: { pt: "Estorno", en: "Refund", es: "Devolución" },
    never: {
      en: [/\bchargebacks?\b/, /\breversed\b/],
      es: [/\bcontracargos?\b/, /\breversi(?:ón|ones)\b/, /\brevertid[oa]s?\b/],
    },
  },
  {
    id: "authorizer",
    kind: "object",
    // Who decides a transaction. An acquirer is somebody else, as the documentation's glossary says: the company that
    // signs a store up and settles its sales. The portal asks for authorizers alone, so its texts name no acquirer.
    name: { pt: "Autorizadora", en: "Authorizer", es: "Autorizadora" },
    never: {
      pt: [/\badquirentes?\b/],
      en: [/\bacquirers?\b/],
      es: [/\badquirentes?\b/, /\bautorizador(?:es)?\b/],
    },
  },
  {
    id: "merchant",
    kind: "object",
    // Who sells and is paid, as a company; a store is where it sells.
    name: { pt: "Lojista", en: "Merchant", es: "Comercio" },
    never: {
      en: [/\b(?:sellers?|retailers?|shopkeepers?|storekeepers?|establishments?)\b/],
      es: [/\btiendas?\b(?!\.com)/, /\bestablecimientos?\b/, /\bcomerciantes?\b/],
    },
  },
  {
    id: "pos",
    kind: "object",
    name: { pt: "Ponto de venda", en: "POS", es: "Punto de venta" },
    never: { en: [/\bpoints? of sale\b/, /\btills?\b/, /\bcash registers?\b/] },
  },
  {
    id: "timeout",
    kind: "object",
    name: { pt: "Limite de tempo", en: "Timeout", es: "Límite de tiempo" },
    never: { en: [/\btime-outs?\b/, /\btime limits?\b/] },
  },
  {
    id: "call",
    kind: "object",
    name: { pt: "Chamada", en: "Call", es: "Llamada" },
    never: { pt: [/\brequisiç(?:ão|ões)\b/, /\brequests?\b/], es: [/\brequests?\b/] },
  },
  {
    id: "card-pin",
    kind: "object",
    name: { pt: "Senha do cartão", en: "PIN", es: "PIN" },
    never: { en: [/\bcard passwords?\b/], es: [/\b(?:contraseñas?|claves?) de (?:la |su )?tarjeta\b/] },
  },
  {
    id: "step",
    kind: "object",
    name: { pt: "Etapa", en: "Step", es: "Etapa" },
    shownAt: ["occurrence.field.stage"],
    never: { en: [/\bstages?\b/] },
  },
  {
    id: "sandbox",
    kind: "object",
    // Open to every company from its first day: nobody has to open an environment before one can test.
    name: { pt: "Sandbox", en: "Sandbox", es: "Sandbox" },
    shownAt: ["shell.titles.sandbox"],
    never: {
      pt: [/\b(?:abr|liber|prepar|habilit)\w*[^.:]{0,40}\bambiente de testes\b/],
      en: [/\b(?:open|prepar|releas|enabl)\w*[^.:]{0,40}\btest environment\b/],
      es: [/\b(?:abr|liber|prepar|habilit)\w*[^.:]{0,40}\bambiente de pruebas\b/],
    },
  },
  {
    id: "role",
    kind: "object",
    name: { pt: "Papel", en: "Role", es: "Rol" },
    shownAt: ["company.memberRole"],
    never: { es: [/\bpapel(?:es)?\b/] },
  },
  {
    id: "giving-up",
    kind: "object",
    name: { pt: "Desistência", en: "Abandonment", es: "Abandono" },
    never: { en: [/\bwithdrawal\b/], es: [/\bdesistimientos?\b/, /\bdesist/] },
  },
  {
    id: "platform-usn",
    kind: "object",
    // The gateway's own number of a transaction, `esitef_usn`; NSU is its Portuguese name, of which the network has its
    // own. A NIT names the whole transaction before it is paid.
    name: { pt: "USN da plataforma", en: "Platform USN", es: "USN de la plataforma" },
    shownAt: ["certification.return.platformUsn"],
    never: {
      pt: [/NSU da plataforma/],
      en: [/platform's USN/, /platform NSU/],
      es: [/NSU de la plataforma/],
    },
  },
];

/** Support's words for where a ticket is: those of the specification, sections 4 and 2, which stand above taste. */
const ticketStates: readonly GlossaryTerm[] = [
  {
    id: "client-pending",
    kind: "state",
    name: { pt: "Pendente com o cliente", en: "Client pending", es: "Pendiente con el cliente" },
    shownAt: ["occurrence.status.client-pending"],
  },
  {
    id: "support-pending",
    kind: "state",
    name: { pt: "Pendente com o suporte", en: "Support pending", es: "Pendiente con soporte" },
    shownAt: ["occurrence.status.support-pending"],
  },
  {
    id: "rejected",
    kind: "state",
    name: { pt: "Rejeitada", en: "Rejected", es: "Rechazada" },
    shownAt: ["occurrence.status.rejected"],
  },
];

const states: readonly GlossaryTerm[] = [
  {
    id: "under-validation",
    kind: "state",
    name: { pt: "Em validação", en: "Under validation", es: "En validación" },
    shownAt: [
      "configuration.status.under-approval",
      "certification.status.under-approval",
      "onboarding.state.waiting",
      "account.form.state.waiting",
    ],
    never: {
      pt: [/pendente de validação/, /validação pendente/],
      en: [/validation pending/],
      es: [/pendiente de validación/, /validación pendiente/],
    },
  },
  {
    id: "changes-requested",
    kind: "state",
    name: { pt: "Ajustes pedidos", en: "Changes requested", es: "Ajustes solicitados" },
    shownAt: [
      "configuration.status.revision",
      "certification.status.revision",
      "onboarding.state.attention",
      "account.form.state.revision",
      "mail.adjustments",
    ],
    never: {
      pt: [/\bem revisão\b/],
      en: [/\bin revision\b/, /requested changes/],
      es: [/\ben revisión\b/, /ajustes? pedidos?/],
    },
    // An order whose risk a person decides.
    except: ["data.shared.fraudScenarios", "fraud-certification.facts.decision"],
  },
  {
    id: "completed",
    kind: "state",
    name: { pt: "Concluída", en: "Completed", es: "Concluida" },
    shownAt: ["certification.status.concluded", "onboarding.state.done"],
    never: { en: [/\bconclud/] },
    // Support's own word for it, which the specification fixes.
    except: ["occurrence.status.approved"],
  },
  {
    id: "passed",
    kind: "state",
    name: { pt: "Aprovado", en: "Passed", es: "Aprobado" },
    shownAt: ["certification.verdict.passed", "certification.sendTest.state.passed"],
  },
  {
    id: "failed",
    kind: "state",
    name: { pt: "Reprovado", en: "Failed", es: "Reprobado" },
    shownAt: ["certification.verdict.failed", "certification.sendTest.state.failed"],
    never: { es: [/\bno aprobado\b/] },
  },
  {
    id: "declined",
    kind: "state",
    name: { pt: "Negada", en: "Declined", es: "Rechazada" },
    never: {
      en: [/\bden(?:y|ies|ied|ial)\b/],
      es: [/\bden(?:ieg|eg)(?:a|ue|ad[ao]s?|ó|ar|ación)\b/, /\bdeclinad[ao]s?\b/],
    },
  },
  {
    id: "released",
    kind: "state",
    name: { pt: "Liberada", en: "Released", es: "Liberada" },
    shownAt: ["release.status.approved"],
    never: { es: [/\bhabilitad[ao]s?\b/, /\bhabilitar\b/] },
    // A route to an acquirer that is switched on.
    except: ["docs/reference.routing.unavailable"],
  },
];

const actions: readonly GlossaryTerm[] = [
  {
    id: "send-back",
    kind: "action",
    name: { pt: "Devolver", en: "Send back", es: "Devolver" },
    never: { en: [/\bg(?:ive|ives|iving|ave|iven)\b[^.]{0,30} back\b/] },
  },
  {
    id: "void",
    kind: "action",
    // What was never confirmed; what the portal itself cannot take back is something else.
    name: { pt: "Desfazimento", en: "Void", es: "Anulación" },
    never: { en: [/\bundo(?:es|ing)\b/, /\b(?:is|was|were|are) undone\b/] },
  },
  {
    id: "log-in",
    kind: "action",
    name: { pt: "Entrar", en: "Log in", es: "Ingresar" },
    shownAt: ["shell.titles.login", "sign-in.phrase.signIn"],
    never: {
      pt: [/\b[ad] entrada\b/],
      en: [/\bsign(?:s|ed|ing)?[- ]?(?:in|out)\b/],
      es: [/\binici(?:ar|e|ó) sesión\b/],
    },
  },
  {
    id: "wish",
    kind: "action",
    name: { pt: "Boas vendas!", en: "Happy selling!", es: "¡Buenas ventas!" },
    never: { en: [/\bgood sales\b/] },
  },
];

export const glossary: readonly GlossaryTerm[] = [...objects, ...ticketStates, ...states, ...actions];
