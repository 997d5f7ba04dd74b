import { Problem } from "../../../problem.ts";

interface Overridable {
  readonly Override?: boolean;
}

/** The part of a response headers policy that CloudFormation declares and browsers notice. */
export interface ResponseHeadersConfig {
  readonly SecurityHeadersConfig?: {
    readonly ContentSecurityPolicy?: Overridable & { readonly ContentSecurityPolicy: string };
    readonly ContentTypeOptions?: Overridable;
    readonly FrameOptions?: Overridable & { readonly FrameOption: string };
    readonly ReferrerPolicy?: Overridable & { readonly ReferrerPolicy: string };
    readonly StrictTransportSecurity?: Overridable & {
      readonly AccessControlMaxAgeSec: number;
      readonly IncludeSubdomains?: boolean;
      readonly Preload?: boolean;
    };
  };
  /** Which other origins may read; what they may send is the origin's own word, since no file takes anything. */
  readonly CorsConfig?: {
    readonly AccessControlAllowOrigins: { readonly Items: readonly string[] };
    readonly OriginOverride: boolean;
  };
  readonly CustomHeadersConfig?: {
    readonly Items?: readonly (Overridable & { readonly Header: string; readonly Value: string })[];
  };
  readonly RemoveHeadersConfig?: { readonly Items?: readonly { readonly Header: string }[] };
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

interface Declared extends Overridable {
  readonly name: string;
  readonly value: string;
}

function securityHeaders({ SecurityHeadersConfig: security = {} }: ResponseHeadersConfig): Declared[] {
  const {
    ContentSecurityPolicy: csp,
    ContentTypeOptions,
    FrameOptions,
    ReferrerPolicy,
    StrictTransportSecurity: sts,
  } = security;
  const transport = sts && [
    `max-age=${sts.AccessControlMaxAgeSec}`,
    ...(sts.IncludeSubdomains ? ["includeSubDomains"] : []),
    ...(sts.Preload ? ["preload"] : []),
  ];
  return [
    ...(csp
      ? [{ name: "content-security-policy", value: csp.ContentSecurityPolicy, Override: csp.Override }]
      : []),
    ...(ContentTypeOptions
      ? [{ name: "x-content-type-options", value: "nosniff", ...ContentTypeOptions }]
      : []),
    ...(FrameOptions
      ? [{ name: "x-frame-options", value: FrameOptions.FrameOption, Override: FrameOptions.Override }]
      : []),
    ...(ReferrerPolicy
      ? [{ name: "referrer-policy", value: ReferrerPolicy.ReferrerPolicy, Override: ReferrerPolicy.Override }]
      : []),
    ...(sts && transport
      ? [{ name: "strict-transport-security", value: transport.join("; "), Override: sts.Override }]
      : []),
  ];
}

function corsHeaders({ CorsConfig }: ResponseHeadersConfig): Declared[] {
  if (!CorsConfig) return [];
  const { AccessControlAllowOrigins, OriginOverride } = CorsConfig;
  const [first, ...others] = AccessControlAllowOrigins.Items;
  if (first !== "*" || others.length > 0) {
    throw new Problem("The local CDN lets every origin read or none; a list of them is not known to it.");
  }
  return [{ name: "access-control-allow-origin", value: "*", Override: OriginOverride }];
}

/** The headers of an answer after a response headers policy; without `Override`, the origin's own word stands. */
export function withPolicy(headers: Headers, config: ResponseHeadersConfig | undefined): Headers {
  if (!config) return headers;
  const result: Record<string, string | readonly string[]> = { ...headers };
  for (const { Header } of config.RemoveHeadersConfig?.Items ?? []) delete result[Header.toLowerCase()];
  const custom = (config.CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    Override,
  }));
  for (const { name, value, Override } of [...securityHeaders(config), ...corsHeaders(config), ...custom]) {
    if (Override || result[name] === undefined) result[name] = value;
  }
  return result;
}
