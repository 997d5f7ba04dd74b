import { DomainError } from "@portal/shared/errors.ts";
import type {
  APIGatewayProxyEventV2 as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from "aws-lambda";
import { log, originOf } from "../../platform/aws/log.ts";
import { answerBegin } from "./begin/answer-begin.ts";
import { answerQuery } from "./begin/answer-query.ts";
import { showBoleto } from "./boleto/boleto.ts";
import { answerChallenge, openChallenge } from "./challenge/challenge.ts";
import { endFrame, passMethod } from "./challenge/method.ts";
import { actOnCheckout, openCheckout, tellStatus } from "./checkout/checkout.ts";
import { languageFor } from "./page/language.ts";
import { notePage, wordsIn } from "./page/page.ts";
import { type Visit, visitOf } from "./page/visit.ts";

interface Route {
  readonly methods: readonly string[];
  readonly path: RegExp;
  readonly answer: (visit: Visit, ...named: readonly string[]) => Promise<Result>;
}

const routes: readonly Route[] = [
  { methods: ["POST"], path: /^\/acs\/([\w-]{1,15})$/, answer: openChallenge },
  { methods: ["POST"], path: /^\/acs\/([\w-]{1,15})\/answer$/, answer: answerChallenge },
  { methods: ["POST"], path: /^\/acs\/([\w-]{1,15})\/method$/, answer: passMethod },
  { methods: ["POST"], path: /^\/acs\/[\w-]{1,15}\/done$/, answer: endFrame },
  { methods: ["GET", "POST"], path: /^\/boleto\/([0-9a-f]{64})$/, answer: showBoleto },
  { methods: ["GET", "POST"], path: /^\/boleto\/segundavia\.se$/, answer: showBoleto },
  { methods: ["POST"], path: /^\/init\/(json|xml)\.se$/, answer: answerBegin },
  { methods: ["GET", "POST"], path: /^\/consultarTransacao\.se$/, answer: answerQuery },
  { methods: ["GET"], path: /^\/do\.se$/, answer: openCheckout },
  { methods: ["POST"], path: /^\/do\.se$/, answer: actOnCheckout },
  { methods: ["GET"], path: /^\/status$/, answer: tellStatus },
];

function failure(visit: Visit | undefined, status: 404 | 413 | 500 | 503): Result {
  const locale = languageFor([], visit?.acceptLanguage);
  const { missing, failed } = wordsIn(locale).page;
  return notePage(locale, status === 404 ? missing : failed, { status });
}

async function answerTo(visit: Visit): Promise<Result> {
  for (const { methods, path, answer } of routes) {
    const [, ...named] = path.exec(visit.path) ?? [];
    if (path.test(visit.path) && methods.includes(visit.method)) return answer(visit, ...named);
  }
  return failure(visit, 404);
}

/** The pages of the sandbox that a buyer sees. */
export async function handler(event: Event): Promise<Result> {
  const { requestId } = event.requestContext;
  const visit = visitOf(event);
  if (!visit) return failure(visit, 413);
  try {
    const answer = await answerTo(visit);
    log("INFO", "sandbox-page", { requestId, status: answer.statusCode ?? 0 });
    return answer;
  } catch (error) {
    if (error instanceof DomainError && error.code === "service-unavailable") return failure(visit, 503);
    log("ERROR", "sandbox-page", { requestId, ...originOf(error) });
    return failure(visit, 500);
  }
}
