/**
 * Below it the sandbox answers the documented paths of the REST interface, on this site's own origin: `/sandbox` stands
 * for `https://{host}`.
 */
export const sandboxAddress = "/sandbox/e-sitef/api";

export const rechargeBase = "/sandbox/e-sitef";
export const threeDsBase = "/sandbox/3ds-server";

/** Top-ups stand beside that interface, and the 3DS Server has a host of its own. */
const beside = [
  { path: "/v3", base: rechargeBase },
  { path: "/v2/authentication", base: threeDsBase },
  { path: "/v2/transaction", base: threeDsBase },
] as const;

const isUnder = (path: string, first: string): boolean => path === first || path.startsWith(`${first}/`);
/** Where the sandbox answers a documented path. */
export const sandboxBaseOf = (path: string): string =>
  beside.find((each) => isUnder(path, each.path))?.base ?? sandboxAddress;

/** The documented path of an address of the sandbox; undefined where nothing is documented to stand. */
export function documentedPath(address: string): string | undefined {
  // Every path is answered below the first base too, where programs called them before they had their own.
  const base = [sandboxAddress, rechargeBase, threeDsBase].find((each) => isUnder(address, each));
  if (base === undefined) return undefined;
  const path = address.slice(base.length) || "/";
  return base === sandboxAddress || sandboxBaseOf(path) === base ? path : undefined;
}

const below = (path: string): string => sandboxAddress + path;

/** What is answered for pre-authorizations; their creation, which shares its address, is with the payments. */
export const reservationAddresses = ["/v1/preauthorizations", "/v2/preauthorizations"].map(below);

/** Stored cards, schedules, 3DS, top-ups, registered stores and generic operations. */
export const serviceAddresses = [
  "/v1/cards",
  "/v1/store",
  "/v1/schedules",
  "/v1/merchants",
  "/v1/token",
  "/v1/genericoperations",
  "/v2/authentication",
  "/v2/transaction",
  "/v3",
]
  .map(below)
  .concat(`${rechargeBase}/v3`, threeDsBase);

/** What the scripts of the JavaScript interface call from a shop's page; of all addresses, the ones that other origins read. */
export const pageAddress = `${sandboxAddress}/js`;

/** Below it stand the pages that a buyer sees: the challenge of 3DS, the boleto, the payment page. */
export const sandboxPages = "/sandbox/e-sitef";

/** Where the browser of a buyer posts the request of a challenge, below `sandboxPages`. */
export const challengePath = (merchantId: string): string => `/acs/${merchantId}`;

/** Where it lets the issuer look at it before that, and where both lead a page that has no server to wait for them. */
export const methodPath = (merchantId: string): string => `${challengePath(merchantId)}/method`;
export const framePath = (merchantId: string): string => `${challengePath(merchantId)}/done`;

/**
 * The files of the JavaScript interface. Their paths are the documented ones: in the sandbox this site's origin with
 * `/sandbox` stands for `https://{host}`. They keep their names when they are mended.
 */
export const pageScripts = {
  payment: "/sandbox/js/esitefpayment-1.0.min.js",
  authentication: "/sandbox/js/esitefauthenticatepayment-1.0.min.js",
  storage: "/sandbox/js/esitefstore-1.0.min.js",
  styles: "/sandbox/css/v2/threeds.css",
} as const;

/** A boleto as its buyer sees it, below `sandboxPages`. */
export const boletoPath = (nit: string): string => `/boleto/${nit}`;

/** The payment page, below `sandboxPages`; its address names the transaction as the documentation prints it. */
export const checkoutPath = "/do.se";
export const checkoutQuery = (nit: string): string => `?input['nit']=${nit}`;
/** Where a listener on somebody's machine asks for what its store is told. */
export const listenerAddress = `${sandboxAddress}/listener`;
