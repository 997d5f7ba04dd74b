import type { HttpReply, HttpRequest } from "../gateway/exchange.ts";
import type { HttpGateway } from "../gateway/gateway.ts";
import type { Template } from "../template/template.ts";
import { compressed } from "./compression.ts";
import { type Behavior, type Distribution, type Origin, readDistribution } from "./distribution.ts";
import { createEdgeFunction, type EdgeFunction } from "./edge-function.ts";
import { withPolicy } from "./response-headers.ts";
import { readSite, type SiteFiles } from "./site-files.ts";

export interface Cdn {
  answer(request: HttpRequest): Promise<HttpReply>;
  replace(template: Template): void;
}

interface Setup {
  readonly distribution: Distribution;
  readonly edgeFunctions: ReadonlyMap<string, EdgeFunction>;
}

/** The methods after which CloudFront asks the second origin of a group. */
const safe = new Set(["GET", "HEAD", "OPTIONS"]);

function readSetup(template: Template): Setup {
  const distribution = readDistribution(template);
  const codes = distribution.behaviors.flatMap(({ functionCode }) => functionCode ?? []);
  return { distribution, edgeFunctions: new Map(codes.map((code) => [code, createEdgeFunction(code)])) };
}

const refused = (status: number, title: string): HttpReply => ({
  status,
  headers: { "content-type": "text/html" },
  body: Buffer.from(`<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`),
});

/** What the origin gets to see of a request. */
function forwarded(request: HttpRequest, { forwardsViewer }: Behavior, { name }: Origin): HttpRequest {
  const through = {
    host: name,
    via: "2.0 local.cloudfront.net (CloudFront)",
    "x-forwarded-for": request.sourceIp,
  };
  if (forwardsViewer) return { ...request, headers: { ...request.headers, ...through } };
  return { ...request, query: "", headers: { "user-agent": "Amazon CloudFront", ...through } };
}

const sameTag = (left: string, right: string) => left.replace(/^W\//, "") === right.replace(/^W\//, "");

/** A browser that already has this version gets the status alone. */
function notModified(reply: HttpReply, { headers }: HttpRequest): HttpReply {
  const { etag } = reply.headers;
  const known = headers["if-none-match"]?.split(",").map((tag) => tag.trim()) ?? [];
  if (reply.status !== 200 || typeof etag !== "string" || !known.some((tag) => sameTag(tag, etag)))
    return reply;
  const { "content-type": _, "content-encoding": __, ...kept } = reply.headers;
  return { status: 304, headers: kept, body: Buffer.alloc(0) };
}

/** CloudFront in front of the site's files and the API: behaviours, edge function, failover, headers, compression. */
class LocalCdn implements Cdn {
  readonly #gateway: HttpGateway;
  readonly #files: SiteFiles;
  #setup: Setup;

  constructor(template: Template, gateway: HttpGateway, files: SiteFiles) {
    this.#gateway = gateway;
    this.#files = files;
    this.#setup = readSetup(template);
  }

  replace(template: Template): void {
    this.#setup = readSetup(template);
  }

  async answer(request: HttpRequest): Promise<HttpReply> {
    const behavior = this.#behaviorFor(request.path);
    if (!behavior) return refused(403, "403 ERROR");
    const allowed = behavior.methods.includes(request.method);
    const reply = allowed ? await this.#passThrough(request, behavior) : refused(403, "403 ERROR");
    return { ...reply, headers: withPolicy(reply.headers, behavior.headers) };
  }

  async #passThrough(request: HttpRequest, behavior: Behavior): Promise<HttpReply> {
    const { functionCode = "" } = behavior;
    const outcome = (await this.#setup.edgeFunctions.get(functionCode)?.(request)) ?? { request };
    if ("reply" in outcome) return outcome.reply;
    const reply = await this.#withErrorPage(
      await this.#askOrigins(outcome.request, behavior),
      outcome.request,
    );
    const fresh = notModified(reply, request);
    return behavior.compresses ? compressed(fresh, request.headers["accept-encoding"] ?? "") : fresh;
  }

  async #askOrigins(request: HttpRequest, behavior: Behavior): Promise<HttpReply> {
    const [first, second] = behavior.origins;
    if (!first) return refused(502, "502 ERROR");
    const reply = await this.#ask(request, behavior, first);
    const failsOver = second && safe.has(request.method) && behavior.failoverOn.includes(reply.status);
    return failsOver ? this.#ask(request, behavior, second) : reply;
  }

  #ask(request: HttpRequest, behavior: Behavior, origin: Origin): Promise<HttpReply> {
    const { rootObject } = this.#setup.distribution;
    const asked = request.path === "/" && rootObject ? { ...request, path: `/${rootObject}` } : request;
    if (origin.kind === "bucket") return readSite(this.#files, asked);
    return this.#gateway.answer(forwarded(asked, behavior, origin));
  }

  /** A distribution's error pages stand in for every origin's errors, the API's as well. */
  async #withErrorPage(reply: HttpReply, request: HttpRequest): Promise<HttpReply> {
    const { path, status } = this.#setup.distribution.errorPages.get(reply.status) ?? {};
    const behavior = path === undefined ? undefined : this.#behaviorFor(path);
    if (path === undefined || status === undefined || !behavior) return reply;
    const page = await this.#askOrigins({ ...request, method: "GET", path }, behavior);
    return page.status === 200 ? { ...page, status } : reply;
  }

  #behaviorFor(path: string): Behavior | undefined {
    return this.#setup.distribution.behaviors.find(({ pattern }) => pattern.test(path));
  }
}

export const createCdn = (template: Template, gateway: HttpGateway, files: SiteFiles): Cdn =>
  new LocalCdn(template, gateway, files);
