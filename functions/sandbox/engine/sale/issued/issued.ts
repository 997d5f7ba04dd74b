import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import { boletoPath, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import { environment } from "../../../../platform/aws/environment.ts";
import type { Transaction } from "../../model.ts";
import { later } from "../../transaction.ts";
import { boletoOf, largestBoletoCents } from "./boleto.ts";
import { pixCode } from "./pix.ts";

/** A boleto of the sandbox is due three days later. */
const boletoSeconds = 3 * 24 * 60 * 60;

/** What the buyer is shown of a sale that waits for them: the code of a Pix, the numbers of a boleto. */
export function issuedTo({ id, facts, answered }: Transaction, now: string): Record<string, string> {
  const amountCents = Number(facts["amount"]);
  const kind = authorizerKind(facts["authorizer_id"] ?? "");
  if (kind === "pix") return { qr_code: pixCode({ amountCents, transactionId: id.slice(0, 32) }) };
  if (kind !== "boleto" || amountCents > largestBoletoCents) return {};
  const dueDay = later(now, boletoSeconds).slice(0, 10);
  const reference = answered["esitef_usn"] ?? "0";
  const { barcode, digitableLine } = boletoOf({ amountCents, dueDay, reference });
  return {
    "boleto.url": environment("SITE_URL") + sandboxPages + boletoPath(id),
    "boleto.digitable_line": digitableLine,
    "boleto.barcode": barcode,
    "boleto.expiration_date": dueDay.split("-").toReversed().join("/"),
  };
}
