import { type Reactions, tellsNobody } from "../../stage/letter.ts";

/** The history tells of each; what happens in a test environment is nobody's mail. */
export const sandboxReactions: Reactions<"sandbox"> = {
  "sandbox.keys-created": tellsNobody,
  "sandbox.key-rotated": tellsNobody,
  "sandbox.key-revoked": tellsNobody,
  "sandbox.public-key-registered": tellsNobody,
  "sandbox.public-key-removed": tellsNobody,
  "sandbox.endpoints-changed": tellsNobody,
  "sandbox.secret-rotated": tellsNobody,
  "sandbox.reset": tellsNobody,
};
