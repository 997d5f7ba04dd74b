import { Problem } from "../../../problem.ts";
import type { Resource, Template } from "../template/template.ts";

interface RouteProperties {
  readonly RouteKey: string;
  readonly Target?: string;
  readonly AuthorizationType?: string;
  readonly AuthorizerId?: string;
  readonly AuthorizationScopes?: readonly string[];
}

interface IntegrationProperties {
  readonly IntegrationType: string;
  readonly IntegrationUri?: string;
  readonly PayloadFormatVersion?: string;
  readonly TimeoutInMillis?: number;
}

export interface GatewayRoute {
  readonly key: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly parameterNames: readonly string[];
  readonly functionArn: string;
  readonly timeoutMs: number;
  /** Absent on a route that anybody may call. */
  readonly authorizerId?: string;
  readonly scopes: readonly string[];
}

const longestIntegrationMs = 30_000;

function patternOf(path: string): { pattern: RegExp; parameterNames: string[] } {
  const parameterNames: string[] = [];
  const source = path
    .split(/(\{\w+\+?\})/)
    .map((part) => {
      const [, name, greedy] = /^\{(\w+)(\+?)\}$/.exec(part) ?? [];
      if (name === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      parameterNames.push(name);
      // A slash at the end is enough for the rest of a path.
      return greedy ? "(.*)" : "([^/]+)";
    })
    .join("");
  return { pattern: new RegExp(`^${source}$`), parameterNames };
}

/**
 * Lower goes first: a literal segment beats a parameter, a parameter beats the rest of a path, the rest of a longer path
 * that of a shorter one, `$default` is last.
 */
function rank({ key, method, parameterNames }: GatewayRoute): number {
  if (key === "$default") return 10_000;
  const anyMethod = method === "ANY" ? 1 : 0;
  const segments = key.split("/").length;
  return key.includes("+}") ? 9000 - segments * 10 + anyMethod : parameterNames.length * 10 + anyMethod;
}

function integrationOf(route: Resource<RouteProperties>, template: Template): IntegrationProperties {
  const target = route.properties.Target?.replace("integrations/", "");
  const integration = template
    .ofType<IntegrationProperties>("AWS::ApiGatewayV2::Integration")
    .find(({ ref }) => ref === target);
  const { RouteKey } = route.properties;
  if (!integration) throw new Problem(`The route ${RouteKey} leads to no integration.`);
  const { IntegrationType, PayloadFormatVersion, TimeoutInMillis } = integration.properties;
  if (IntegrationType !== "AWS_PROXY" || PayloadFormatVersion !== "2.0") {
    throw new Problem(
      `The route ${RouteKey} is not a function with payload 2.0, which is all that the local gateway speaks.`,
    );
  }
  if ((TimeoutInMillis ?? 0) > longestIntegrationMs)
    throw new Problem(`The route ${RouteKey} waits longer than a gateway may.`);
  return integration.properties;
}

function toRoute(route: Resource<RouteProperties>, template: Template): GatewayRoute {
  const { RouteKey: key, AuthorizationType = "NONE", AuthorizerId, AuthorizationScopes } = route.properties;
  const { IntegrationUri = "", TimeoutInMillis } = integrationOf(route, template);
  if (AuthorizationType !== "NONE" && AuthorizationType !== "JWT") {
    throw new Problem(
      `The route ${key} asks for ${AuthorizationType} authorization, which is not emulated locally.`,
    );
  }
  const [method = "ANY", path = "/{proxy+}"] = key === "$default" ? [] : key.split(" ");
  return {
    key,
    method,
    ...(key === "$default" ? { pattern: /^/, parameterNames: [] } : patternOf(path)),
    functionArn: /functions\/(.+)\/invocations$/.exec(IntegrationUri)?.[1] ?? IntegrationUri,
    timeoutMs: TimeoutInMillis ?? longestIntegrationMs,
    ...(AuthorizationType === "JWT" ? { authorizerId: AuthorizerId } : {}),
    scopes: AuthorizationScopes ?? [],
  };
}

/** The gateway's routes as the template declares them, the most specific first. */
export function readRoutes(template: Template): GatewayRoute[] {
  for (const { id, properties } of template.ofType<{ CorsConfiguration?: object }>(
    "AWS::ApiGatewayV2::Api",
  )) {
    if (properties.CorsConfiguration)
      throw new Problem(`${id} answers to other origins (CORS), which is not emulated locally.`);
  }
  return template
    .ofType<RouteProperties>("AWS::ApiGatewayV2::Route")
    .map((route) => toRoute(route, template))
    .sort((left, right) => rank(left) - rank(right));
}
