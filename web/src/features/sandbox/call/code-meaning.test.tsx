/** @jest-environment jsdom */
import { sandboxCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import type { RecordedCall } from "@portal/shared/sandbox/model.ts";
import { screen, show } from "../../../../testing/show.tsx";
import { CodeMeaning } from "./code-meaning.tsx";

const refused: RecordedCall = {
  id: "1",
  at: "2026-11-22T12:00:00.000Z",
  method: "POST",
  path: "/v1/payments/1",
  operation: null,
  status: 400,
  code: null,
  durationMs: 4,
  outcome: null,
  transactionId: null,
  query: "",
  request: "",
  answer: "",
};

test.each(sandboxCodes.map(({ code, name }) => [code, name.pt] as const))(
  "code %s of the sandbox is explained in its own words, not in those of its HTTP status",
  (code, name) => {
    show(<CodeMeaning call={{ ...refused, code }} />);
    expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toContain(
      name.replaceAll("`", ""),
    );
  },
);
