/** How the gateway answers a whole call: HTTP status and message of each `code`. */
interface GatewayCode {
  readonly http: number;
  readonly message: string;
  /** No public page says it; this product decided. 951 to 956 exist in the sandbox only. */
  readonly inferred?: readonly ("existence" | "http" | "message")[];
}

export const gatewayCodes = {
  "0": { http: 200, message: "OK. Transaction successful." },
  "1": { http: 400, message: "(null NIT)", inferred: ["http"] },
  "5": { http: 400, message: "invalid authorizerId value", inferred: ["http"] },
  "102": { http: 400, message: "Transaction in progress or finalized", inferred: ["http"] },
  "115": { http: 400, message: "Authenticity error", inferred: ["http"] },
  "131": { http: 400, message: "Communication fail with SiTef", inferred: ["http"] },
  "134": { http: 400, message: "Error on card query", inferred: ["http"] },
  "951": { http: 400, message: "Transaction denied by the authorizer", inferred: ["existence", "message"] },
  "952": { http: 400, message: "invalid value", inferred: ["existence"] },
  "953": { http: 404, message: "Transaction not found", inferred: ["existence", "message"] },
  "954": { http: 400, message: "NIT expired", inferred: ["existence", "http", "message"] },
  "955": {
    http: 400,
    message: "Transaction cannot be cancelled",
    inferred: ["existence", "http", "message"],
  },
  "956": { http: 401, message: "Invalid credentials", inferred: ["existence", "message"] },
  "1270": { http: 400, message: "Same idempotency key with another body", inferred: ["http", "message"] },
  "1271": {
    http: 400,
    message: "Still processing the first call of this key",
    inferred: ["http", "message"],
  },
  "1272": {
    http: 400,
    message: "Idempotency key of another kind of transaction",
    inferred: ["http", "message"],
  },
} as const satisfies Readonly<Record<string, GatewayCode>>;

export type GatewayCodeName = keyof typeof gatewayCodes;
export const isGatewayCode = (code: string): code is GatewayCodeName => Object.hasOwn(gatewayCodes, code);
