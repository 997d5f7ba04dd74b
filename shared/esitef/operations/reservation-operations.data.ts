import { preauthCapture } from "./preauth-capture/call.data.ts";
import { preauthCaptureSaid } from "./preauth-capture/said.data.ts";
import { preauthCaptureWords } from "./preauth-capture/words.data.ts";
import { preauthCaptureIdempotent } from "./preauth-capture-idempotent/call.data.ts";
import { preauthCaptureIdempotentSaid } from "./preauth-capture-idempotent/said.data.ts";
import { preauthCaptureIdempotentWords } from "./preauth-capture-idempotent/words.data.ts";
import { preauthCardQuery } from "./preauth-card-query/call.data.ts";
import { preauthCardQuerySaid } from "./preauth-card-query/said.data.ts";
import { preauthCardQueryWords } from "./preauth-card-query/words.data.ts";
import { preauthDo } from "./preauth-do/call.data.ts";
import { preauthDoSaid } from "./preauth-do/said.data.ts";
import { preauthDoWords } from "./preauth-do/words.data.ts";
import { preauthEdit } from "./preauth-edit/call.data.ts";
import { preauthEditSaid } from "./preauth-edit/said.data.ts";
import { preauthEditWords } from "./preauth-edit/words.data.ts";
import { preauthIdempotent } from "./preauth-idempotent/call.data.ts";
import { preauthIdempotentSaid } from "./preauth-idempotent/said.data.ts";
import { preauthIdempotentWords } from "./preauth-idempotent/words.data.ts";
import { preauthIncrement } from "./preauth-increment/call.data.ts";
import { preauthIncrementSaid } from "./preauth-increment/said.data.ts";
import { preauthIncrementWords } from "./preauth-increment/words.data.ts";
import { preauthSingle } from "./preauth-single/call.data.ts";
import { preauthSingleSaid } from "./preauth-single/said.data.ts";
import { preauthSingleWords } from "./preauth-single/words.data.ts";

/** Pre-authorizations, once they are registered: amounts that are reserved on a card and collected later. */
export const reservationOperations = {
  "preauth-do": preauthDo,
  "preauth-single": preauthSingle,
  "preauth-idempotent": preauthIdempotent,
  "preauth-edit": preauthEdit,
  "preauth-increment": preauthIncrement,
  "preauth-card-query": preauthCardQuery,
  "preauth-capture": preauthCapture,
  "preauth-capture-idempotent": preauthCaptureIdempotent,
} as const;

/** What is answered and what it means. The simulator does not load this. */
export const reservationSaid = {
  "preauth-do": preauthDoSaid,
  "preauth-single": preauthSingleSaid,
  "preauth-idempotent": preauthIdempotentSaid,
  "preauth-edit": preauthEditSaid,
  "preauth-increment": preauthIncrementSaid,
  "preauth-card-query": preauthCardQuerySaid,
  "preauth-capture": preauthCaptureSaid,
  "preauth-capture-idempotent": preauthCaptureIdempotentSaid,
} as const satisfies Record<keyof typeof reservationOperations, unknown>;

export const reservationWords = {
  "preauth-do": preauthDoWords,
  "preauth-single": preauthSingleWords,
  "preauth-idempotent": preauthIdempotentWords,
  "preauth-edit": preauthEditWords,
  "preauth-increment": preauthIncrementWords,
  "preauth-card-query": preauthCardQueryWords,
  "preauth-capture": preauthCaptureWords,
  "preauth-capture-idempotent": preauthCaptureIdempotentWords,
} as const satisfies Record<keyof typeof reservationOperations, unknown>;
