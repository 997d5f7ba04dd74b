import type { Locale } from "@portal/shared/locales.ts";

/** A word of the glossary, and what else people call it, which pages must not. */
export interface OneWord {
  readonly word: Partial<Record<Locale, string>>;
  readonly others: Partial<Record<Locale, RegExp>>;
}

const everywhere = (word: string, others: RegExp): OneWord => ({
  word: { pt: word, en: word, es: word },
  others: { pt: others, en: others, es: others },
});

export const oneWordEach: readonly OneWord[] = [
  everywhere("pinpad", /\bpin[ -]pads?\b/i),
  everywhere("Pix", /\bPIX\b/),
  {
    word: { pt: "R$ 129,90", en: "R$ 129.90", es: "R$ 129,90" },
    others: { pt: /\bBRL ?\d[\d.,]*/, en: /\bBRL ?\d[\d.,]*/, es: /\bBRL ?\d[\d.,]*/ },
  },
  everywhere("3DS", /\b3-?D[ -]?Secure\b/i),
  {
    word: { pt: "pré-autorização", en: "pre-authorization", es: "preautorización" },
    others: {
      pt: /\b(?:pr[ée] ?|pre-)autoriza\p{L}*/iu,
      en: /\bpreauthori[sz]\w*|\bpre ?auth\w*|\bpre-auths?\b/i,
      es: /\bpre[ -]autoriza\p{L}*/iu,
    },
  },
  {
    word: { pt: "adquirente", en: "acquirer", es: "adquirente" },
    others: { pt: /\bcredenciadoras?\b/i, en: /\bacquiring banks?\b/i, es: /\badquirientes?\b/i },
  },
  {
    word: { pt: "subadquirente", en: "sub-acquirer", es: "subadquirente" },
    others: { pt: /\bsub-adquir\p{L}*/iu, en: /\bsubacquir\w*/i, es: /\bsub-adquir\p{L}*/iu },
  },
  {
    word: { pt: "boleto", en: "boleto", es: "boleto" },
    others: {
      pt: /\bboletos? bancários?\b/i,
      en: /\b(?:bank|payment) slips?\b/i,
      es: /\bboletas? de pago\b/i,
    },
  },
  {
    word: { pt: "portador", en: "cardholder", es: "titular" },
    others: { pt: /\btitular do cartão\b/i, en: /\bcard[ -]holders?\b/i, es: /\btarjetahabientes?\b/i },
  },
  { word: { es: "cuota" }, others: { es: /\bparcelas?\b/i } },
  {
    word: { en: "declined", es: "rechazada" },
    others: { en: /\bden(?:y|ies|ied)\b/i, es: /\bden(?:ieg|eg)(?:a|ue|ad[ao]s?|ó|ar|ación)\b/iu },
  },
  { word: { en: "timeout" }, others: { en: /\btime-outs?\b|\btime limits?\b/i } },
  { word: { en: "POS" }, others: { en: /\bpoints? of sale\b|\btills?\b|\bcash registers?\b/i } },
  {
    word: { en: "merchant", es: "comercio" },
    others: {
      en: /\bsellers?\b|\bretailers?\b|\b(?:shop|store)keepers?\b|\bestablishments?\b/i,
      es: /\btiendas?\b|\bestablecimientos?\b|\bcomerciantes?\b/i,
    },
  },
  // What was never confirmed is voided; what was is canceled, and its buyer refunded.
  {
    word: { en: "void" },
    others: { en: /\bund(?:o|oes|one|oing|id)\b|\broll(?:ed|ing)?[ -]?backs?\b/i },
  },
  {
    word: { en: "refund" },
    others: {
      en: /\bcharge-?backs?\b|\b(?:g(?:ive|ives|iving|ave|iven)|pa(?:y|ys|ying|id)) (?:it )?back\b|\bmoney back\b/i,
    },
  },
  // Whose card it is types a PIN; what opens an account, and what a store asks for its own card, is no PIN.
  {
    word: { es: "PIN" },
    others: {
      es: /\b(?:contraseñas?|claves?) de (?:la )?(?:tarjeta|su tarjeta)\b|\bcontraseña en el pinpad\b/iu,
    },
  },
  // What the gateway sends is a notification; a screen, a law or a change "sin aviso" may still give an "aviso".
  {
    word: { es: "notificación" },
    others: {
      es: /\bavisos? (?:de estado|repetid|perdid|no lleg|de la pasarela)|\bdirecci\p{L}+ de avisos?\b|\b(?:recib|esper|env[ií])\p{L}* (?:el|un|los) avisos?\b/iu,
    },
  },
  { word: { es: "captura" }, others: { es: /\bcaptaci(?:ón|ones)\b|\brecolec(?:ción|ciones)\b/iu } },
  { word: { es: "sistema de caja" }, others: { es: /\bautomatizaci(?:ón|ones)\b/iu } },
  {
    word: { pt: "pedido", en: "order", es: "pedido" },
    others: {
      pt: /\bencomendas?\b|\bordem de compra\b/i,
      en: /\bpurchase orders?\b/i,
      es: /\bencargos?\b|\borden de compra\b/i,
    },
  },
  {
    word: { pt: "chamada", en: "call", es: "llamada" },
    others: { pt: /\b(?:requests?|calls?)\b|\brequisiç(?:ão|ões)\b/i, es: /\brequests?\b/i },
  },
  {
    word: { pt: "o sandbox", es: "el sandbox" },
    others: { pt: /\b[dn]?a sandbox\b/i, es: /\bla sandbox\b/i },
  },
  // Who lets a product through approves it; the process is the certification, of every product.
  {
    word: { en: "certification" },
    others: {
      en: /\bhomologat\w+|\bapproval (?:process|team|terminal|environment)\b|\b(?:plan|prepare|rehearse) (?:an|the|your) approval\b/i,
    },
  },
  {
    word: { en: "applies" },
    others: { en: /\bholds (?:for|where|true)\b|\b(?:what|always|the one that) holds\b/i },
  },
  { word: { en: "store registration" }, others: { en: /\bmerchant registrations?\b/i } },
  { word: { es: "pasarela" }, others: { es: /\bgateways?\b/i } },
  { word: { es: "código QR" }, others: { es: /\bQR Code\b/i } },
  { word: { es: "operadora" }, others: { es: /\bconcesionarias?\b/i } },
  { word: { es: "valor predeterminado" }, others: { es: /\bvalor normal\b/i } },
  { word: { es: "menú administrativo" }, others: { es: /\bmenú (?:gerencial|de gestión)/iu } },
  { word: { es: "parte" }, others: { es: /\btrechos?\b/i } },
  // "Tratar" with a command or a return is Portuguese; what is taken as something else is "tratado como".
  {
    word: { es: "manejar" },
    others: {
      es: /\btrat(?:a|e|en|ar) (?:el|los|cada|todos los) (?:comandos?|retornos?|ciclos?|casos?)\b(?! como)|\btrat(?:a|e|ar) `\d/i,
    },
  },
  { word: { es: "entregar" }, others: { es: /\binfórme(?:l[ao]s?|se)\b/i } },
  // A card's number that was typed in is "digitada" in the names of menus; whoever types it "ingresa".
  { word: { es: "ingresar" }, others: { es: /\bdigit(?:a|an|ar|e|en|ando)\b/i } },
];
