import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { takeStep } from "../../stage/step.ts";
import { begun } from "../certification-engine/model.ts";
import { addressed, certificationRoutes } from "../certification-engine/routes.ts";
import { fraudCertificationScript as script } from "./script.ts";
import { decideSign, decideUnsign } from "./signature.ts";

export const handler = httpHandler(fraudCertificationContract, {
  ...certificationRoutes(script),

  sign: (request) =>
    takeStep(script, addressed(script, request), {
      action: "sign",
      decide: ({ stored, by, at }) => decideSign(begun(stored), request.body, by, at),
    }),

  unsign: (request) =>
    takeStep(script, addressed(script, request), {
      action: "unsign",
      decide: ({ stored }) => decideUnsign(begun(stored), request.body.comment),
    }),

  reopen: (request) =>
    takeStep(script, addressed(script, request), {
      action: "reopen",
      decide: ({ stored }) => decideUnsign(begun(stored), request.body.comment),
    }),
});
