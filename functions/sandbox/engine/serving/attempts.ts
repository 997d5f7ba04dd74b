import { pause } from "../../../platform/aws/pause.ts";
import { LostRace } from "../../../platform/table/transaction.ts";

/** What the gateway sends back, and when. */
export interface Answer {
  readonly http: number;
  /** Absent where the answer has none. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Held for so long. */
  readonly delaySeconds?: number;
  /** Never sent: the gateway's own limit ends the call. */
  readonly isLost?: boolean;
}

const attempts = 10;

/** Refuses a call for now, in the words of its interface. */
export const putOff = (http: 429 | 503, seconds: number, body: object): Answer => ({
  http,
  body,
  headers: { "retry-after": String(seconds) },
});

/** Answers a call by one reading and one writing of it; by further ones where other calls were faster. */
export async function answeredBy(once: () => Promise<Answer>, unavailable: object): Promise<Answer> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await once();
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
      await pause(Math.min(attempt, 4));
    }
  }
  return putOff(503, 1, unavailable);
}
