import { Problem } from "../../../problem.ts";
import type { Template } from "../template/template.ts";
import type {
  BehaviorProperties,
  DistributionProperties,
  OriginProperties,
} from "./distribution-properties.ts";
import type { ResponseHeadersConfig } from "./response-headers.ts";

export interface Origin {
  readonly kind: "bucket" | "gateway";
  /** The bucket's name, or the host that the gateway answers to. */
  readonly name: string;
}

export interface Behavior {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
  readonly compresses: boolean;
  /** Off: the origin learns nothing of the viewer's headers, cookies and query. */
  readonly forwardsViewer: boolean;
  readonly headers?: ResponseHeadersConfig;
  /** Code of the viewer-request function. */
  readonly functionCode?: string;
  readonly origins: readonly Origin[];
  /** Statuses of the first origin that make the second one answer. */
  readonly failoverOn: readonly number[];
}

export interface ErrorPage {
  readonly status: number;
  readonly path?: string;
}

export interface Distribution {
  /** The default behaviour last. */
  readonly behaviors: readonly Behavior[];
  readonly rootObject: string;
  readonly errorPages: ReadonlyMap<number, ErrorPage>;
}

/** CloudFront's own policies, by their fixed ids: does the cache compress, and what is passed on. */
const managedCachePolicies = new Map([
  ["658327ea-f89d-4fab-a63d-7e88639e58f6", { compresses: true }],
  ["4135ea2d-6df8-44a3-9df3-4b5a84be39ad", { compresses: false }],
]);
const allViewerExceptHost = "b689b0a8-53d0-40ab-baf2-68738e2966ac";

const usualMethods = ["GET", "HEAD"];

function pathPattern(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const rooted = /^[/*]/.test(escaped) ? escaped : `/${escaped}`;
  return new RegExp(`^${rooted.replaceAll("*", ".*").replaceAll("?", ".")}$`);
}

function compresses({ Compress, CachePolicyId = "" }: BehaviorProperties): boolean {
  const policy = managedCachePolicies.get(CachePolicyId);
  if (!policy)
    throw new Problem(`The cache policy ${CachePolicyId || "of a behaviour"} is not known to the local CDN.`);
  return Compress === true && policy.compresses;
}

function forwardsViewer({ OriginRequestPolicyId }: BehaviorProperties): boolean {
  if (OriginRequestPolicyId === undefined) return false;
  if (OriginRequestPolicyId === allViewerExceptHost) return true;
  throw new Problem(`The origin request policy ${OriginRequestPolicyId} is not known to the local CDN.`);
}

function headersOf(
  { ResponseHeadersPolicyId }: BehaviorProperties,
  template: Template,
): ResponseHeadersConfig | undefined {
  if (ResponseHeadersPolicyId === undefined) return undefined;
  const policy = template
    .ofType<{ ResponseHeadersPolicyConfig: ResponseHeadersConfig }>("AWS::CloudFront::ResponseHeadersPolicy")
    .find(({ ref }) => ref === ResponseHeadersPolicyId);
  if (!policy)
    throw new Problem(
      `The response headers policy ${ResponseHeadersPolicyId} is not known to the local CDN.`,
    );
  return policy.properties.ResponseHeadersPolicyConfig;
}

function functionCodeOf(behavior: BehaviorProperties, template: Template): string | undefined {
  const [first, ...others] = behavior.FunctionAssociations ?? [];
  if (behavior.LambdaFunctionAssociations?.length)
    throw new Problem("Lambda@Edge is not emulated by the local CDN.");
  if (!first) return undefined;
  if (others.length > 0 || first.EventType !== "viewer-request") {
    throw new Problem("The local CDN runs one viewer-request function per behaviour and no other.");
  }
  const edge = template
    .ofType<{ FunctionCode: string }>("AWS::CloudFront::Function")
    .find(({ attributes }) => attributes.FunctionARN === first.FunctionARN);
  if (!edge) throw new Problem(`The edge function ${first.FunctionARN} is not declared.`);
  return edge.properties.FunctionCode;
}

function originOf({ Id, DomainName, OriginPath, S3OriginConfig }: OriginProperties): Origin {
  if (OriginPath) throw new Problem(`The origin ${Id} has a path, which the local CDN does not add.`);
  if (S3OriginConfig) return { kind: "bucket", name: DomainName.split(".s3.")[0] ?? DomainName };
  if (/\.execute-api\./.test(DomainName)) return { kind: "gateway", name: DomainName };
  throw new Problem(
    `The origin ${DomainName} is neither a bucket nor the HTTP API: the local CDN cannot ask it.`,
  );
}

function targetOf(id: string, { Origins, OriginGroups }: DistributionProperties["DistributionConfig"]) {
  const find = (originId: string): Origin => {
    const origin = Origins.find((one) => one.Id === originId);
    if (!origin) throw new Problem(`A behaviour leads to the origin ${originId}, which is not declared.`);
    return originOf(origin);
  };
  const group = OriginGroups?.Items?.find((one) => one.Id === id);
  if (!group) return { origins: [find(id)], failoverOn: [] };
  const origins = group.Members.Items.map(({ OriginId }) => find(OriginId));
  return { origins, failoverOn: group.FailoverCriteria.StatusCodes.Items };
}

/** The distribution as the template declares it. What the local CDN would do otherwise than CloudFront is refused. */
export function readDistribution(template: Template): Distribution {
  const [distribution, ...others] = template.ofType<DistributionProperties>("AWS::CloudFront::Distribution");
  if (!distribution || others.length > 0)
    throw new Problem("The stacks have to declare exactly one CloudFront distribution.");
  const config = distribution.properties.DistributionConfig;
  const toBehavior = (behavior: BehaviorProperties): Behavior => ({
    pattern: pathPattern(behavior.PathPattern ?? "*"),
    methods: behavior.AllowedMethods ?? usualMethods,
    compresses: compresses(behavior),
    forwardsViewer: forwardsViewer(behavior),
    headers: headersOf(behavior, template),
    functionCode: functionCodeOf(behavior, template),
    ...targetOf(behavior.TargetOriginId, config),
  });
  return {
    behaviors: [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior].map(toBehavior),
    rootObject: config.DefaultRootObject ?? "",
    errorPages: new Map(
      (config.CustomErrorResponses ?? []).map(({ ErrorCode, ResponseCode, ResponsePagePath }) => [
        ErrorCode,
        { status: ResponseCode ?? ErrorCode, path: ResponsePagePath },
      ]),
    ),
  };
}
