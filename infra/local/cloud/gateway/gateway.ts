import { randomUUID } from "node:crypto";
import type { JWTPayload } from "jose";
import type { Lambdas } from "../functions/lambda.ts";
import { logLine } from "../functions/log-line.ts";
import { FunctionFailed } from "../functions/sandbox.ts";
import type { Template } from "../template/template.ts";
import { type Authorizer, readAuthorizers } from "./authorizer.ts";
import { toEvent, toReply } from "./event.ts";
import { type HttpReply, type HttpRequest, jsonReply } from "./exchange.ts";
import { type GatewayRoute, readRoutes } from "./routes.ts";

export interface HttpGateway {
  answer(request: HttpRequest): Promise<HttpReply>;
  /** Follows another synthesis: new routes answer, dropped ones do not. */
  replace(template: Template): void;
}

const largestBody = 10 * 2 ** 20;

const invalidToken = () =>
  jsonReply(
    401,
    { message: "Unauthorized" },
    {
      "www-authenticate":
        'Bearer scope="" error="invalid_token" error_description="unable to verify the token"',
    },
  );

async function authorize(
  { scopes }: GatewayRoute,
  authorizer: Authorizer | undefined,
  { headers }: HttpRequest,
): Promise<JWTPayload | HttpReply> {
  const token = headers.authorization?.replace(/^Bearer\s+/i, "");
  if (!token) return jsonReply(401, { message: "Unauthorized" }, { "www-authenticate": "Bearer" });
  const claims = await authorizer?.(token).catch(() => undefined);
  if (!claims) return invalidToken();
  const granted = typeof claims.scope === "string" ? claims.scope.split(" ") : [];
  const allowed = scopes.length === 0 || scopes.some((scope) => granted.includes(scope));
  return allowed ? claims : jsonReply(403, { message: "Forbidden" });
}

const isReply = (answer: JWTPayload | HttpReply): answer is HttpReply => Buffer.isBuffer(answer.body);

const tooSlow = Symbol("too slow");

function afterMs(milliseconds: number): { passed: Promise<typeof tooSlow>; cancel: () => void } {
  const { promise: passed, resolve } = Promise.withResolvers<typeof tooSlow>();
  const timer = setTimeout(() => resolve(tooSlow), milliseconds);
  return { passed, cancel: () => clearTimeout(timer) };
}

/** API Gateway's HTTP API: finds the route, checks the token, calls the function. Throttling is not emulated. */
class LocalGateway implements HttpGateway {
  readonly #lambdas: Lambdas;
  readonly #log: (line: string) => void;
  #routes: readonly GatewayRoute[];
  #authorizers: ReadonlyMap<string, Authorizer>;

  constructor(template: Template, lambdas: Lambdas, log: (line: string) => void) {
    this.#lambdas = lambdas;
    this.#log = log;
    this.#routes = readRoutes(template);
    this.#authorizers = readAuthorizers(template);
  }

  replace(template: Template): void {
    this.#routes = readRoutes(template);
    this.#authorizers = readAuthorizers(template);
  }

  async answer(request: HttpRequest): Promise<HttpReply> {
    const reply = await this.#answer(request).catch((error: unknown) => {
      if (error instanceof URIError) return jsonReply(400, { message: "Bad Request" });
      throw error;
    });
    return { ...reply, headers: { ...reply.headers, "apigw-requestid": randomUUID() } };
  }

  async #answer(request: HttpRequest): Promise<HttpReply> {
    const route = this.#routes.find(
      ({ method, pattern }) => (method === "ANY" || method === request.method) && pattern.test(request.path),
    );
    if (!route) return jsonReply(404, { message: "Not Found" });
    if (request.body.length > largestBody) return jsonReply(413, { message: "Request Entity Too Large" });
    const { authorizerId } = route;
    if (authorizerId === undefined) return this.#call(route, toEvent({ route, request }));
    const claims = await authorize(route, this.#authorizers.get(authorizerId), request);
    return isReply(claims) ? claims : this.#call(route, toEvent({ route, request, claims }));
  }

  async #call(route: GatewayRoute, event: object): Promise<HttpReply> {
    const limit = afterMs(route.timeoutMs);
    try {
      const result = await Promise.race([this.#lambdas.invoke(route.functionArn, event), limit.passed]);
      return result === tooSlow ? jsonReply(503, { message: "Service Unavailable" }) : toReply(result);
    } catch (error) {
      const reason =
        error instanceof FunctionFailed
          ? (error.trace ?? `${error.errorType}: ${error.message}`)
          : String(error);
      this.#log(logLine(route.key, `failed: ${reason}`));
      return jsonReply(500, { message: "Internal Server Error" });
    } finally {
      limit.cancel();
    }
  }
}

export const createGateway = (
  template: Template,
  lambdas: Lambdas,
  log: (line: string) => void,
): HttpGateway => new LocalGateway(template, lambdas, log);
