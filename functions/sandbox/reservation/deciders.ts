import type { Deciders } from "../engine/decider.ts";
import { preauthCardQuery } from "../engine/sale/card-query.ts";
import {
  preauthCapture,
  preauthDo,
  preauthEdit,
  preauthIncrement,
  preauthSingle,
} from "./pre-authorization.ts";

export const deciders: Deciders = {
  "preauth-do": preauthDo,
  "preauth-edit": preauthEdit,
  "preauth-increment": preauthIncrement,
  "preauth-card-query": preauthCardQuery,
  "preauth-single": preauthSingle,
  "preauth-idempotent": preauthSingle,
  "preauth-capture": preauthCapture,
  "preauth-capture-idempotent": preauthCapture,
};
