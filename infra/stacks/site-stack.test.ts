import { contracts } from "@portal/shared/contracts.ts";
import { pageScripts } from "@portal/shared/esitef/sandbox-address.ts";
import { openApiPath } from "@portal/shared/openapi/document.ts";
import { stackKinds, synthesize } from "../testing/synthesis.ts";

const { template } = synthesize("prod");
const site = template("Site");

const only = (type: string) => {
  const [found, ...others] = Object.values(site.findResources(type));
  if (!found || others.length > 0) throw new Error(`Not exactly one ${type}.`);
  return found["Properties"];
};

const { DistributionConfig: distribution } = only("AWS::CloudFront::Distribution");
const behaviors: Record<string, unknown>[] = distribution.CacheBehaviors;
const origins: {
  Id: string;
  DomainName: unknown;
  S3OriginConfig?: object;
  CustomOriginConfig?: { readonly OriginReadTimeout?: number };
  OriginAccessControlId?: unknown;
}[] = distribution.Origins;
const behavior = (pattern: string) => behaviors.find(({ PathPattern }) => PathPattern === pattern) ?? {};
const policies = site.findResources("AWS::CloudFront::ResponseHeadersPolicy");
const headersOf = (each: Record<string, unknown>) => {
  const { Ref } = Object({ ...Object(each["ResponseHeadersPolicyId"]) });
  return policies[Ref]?.["Properties"].ResponseHeadersPolicyConfig;
};
const headers = headersOf(distribution.DefaultCacheBehavior);
/** Where pages say themselves what they may do. */
const buyerPages = "/sandbox/e-sitef/*";
/** What shops load into their own pages, at the documented paths. */
const scripts: readonly string[] = Object.values(pageScripts);

const cachingOptimized = "658327ea-f89d-4fab-a63d-7e88639e58f6";
const cachingDisabled = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
const allViewerExceptHostHeader = "b689b0a8-53d0-40ab-baf2-68738e2966ac";

describe("one origin", () => {
  test("the API's addresses go to the gateway, uncached, with everything the browser said but the host", () => {
    expect(behavior("/api/*")).toMatchObject({
      TargetOriginId: "gateway",
      CachePolicyId: cachingDisabled,
      OriginRequestPolicyId: allViewerExceptHostHeader,
      ViewerProtocolPolicy: "https-only",
    });
  });

  test("so do those of the sandbox, whose refusals are its own: nothing is refused at the edge", () => {
    expect(behavior("/sandbox/e-sitef/api/*")).toMatchObject({
      TargetOriginId: "gateway",
      CachePolicyId: cachingDisabled,
      OriginRequestPolicyId: allViewerExceptHostHeader,
      ViewerProtocolPolicy: "https-only",
      AllowedMethods: expect.arrayContaining(["GET", "POST", "PUT", "DELETE"]),
    });
    expect(behavior("/sandbox/e-sitef/api/*")).not.toHaveProperty("FunctionAssociations");
    const patterns = behaviors.map(({ PathPattern }) => String(PathPattern));
    // Of its patterns CloudFront takes the first that fits: the API's own answers are not those of the pages around it.
    expect(patterns.filter((pattern) => pattern.startsWith("/sandbox"))).toEqual([
      ...scripts,
      ...["sitefex-ws-consulta", "e-sitef/api", "e-sitef/v3", "3ds-server"].map((at) => `/sandbox/${at}/*`),
      buyerPages,
    ]);
  });

  test("a call that a function leaves unanswered ends by the gateway's word, not by CloudFront's", () => {
    const gateway = origins.find(({ Id }) => Id === "gateway");
    expect(gateway?.CustomOriginConfig?.OriginReadTimeout).toBeGreaterThan(30);
  });

  test("every route of every contract lies under the API's addresses", () => {
    const paths = contracts.flatMap(({ routes }) => Object.values(routes).map(({ path }) => path));
    for (const path of paths) expect(path).toMatch(/^\/api\//);
  });

  test("the API's document is a file of the site, and no route is hidden by it", () => {
    const patterns = behaviors.map(({ PathPattern }) => PathPattern);
    expect(patterns.indexOf(openApiPath)).toBeLessThan(patterns.indexOf("/api/*"));
    expect(behavior(openApiPath)["TargetOriginId"]).toBe(behavior("*404.html")["TargetOriginId"]);
    const paths = contracts.flatMap(({ routes }) => Object.values(routes).map(({ path }) => path));
    expect(paths).not.toContain(openApiPath);
  });

  test("refusals of the API reach the browser as the API wrote them", () => {
    expect(distribution).not.toHaveProperty("CustomErrorResponses");
  });

  test("a page that the bucket does not have is asked from the gateway", () => {
    const [group] = distribution.OriginGroups.Items;
    expect(distribution.DefaultCacheBehavior.TargetOriginId).toBe(group.Id);
    expect(group.FailoverCriteria.StatusCodes.Items).toEqual([403, 404]);
    const [files, gateway] = group.Members.Items;
    expect(gateway.OriginId).toBe("gateway");
    const domainOf = (id: unknown) => origins.find(({ Id }) => Id === id)?.DomainName;
    // Asked by `not-found` itself, so it must come from the same bucket without falling back.
    const page = behavior("*404.html")["TargetOriginId"];
    expect(page).not.toBe(group.Id);
    expect(domainOf(page)).toEqual(domainOf(files.OriginId));
  });

  test("the bucket is read by CloudFront's own identity alone", () => {
    const ofBuckets = origins.filter(({ S3OriginConfig }) => S3OriginConfig);
    expect(ofBuckets.length).toBeGreaterThan(0);
    for (const origin of ofBuckets) {
      expect(origin.S3OriginConfig).toEqual({ OriginAccessIdentity: "" });
      expect(origin.OriginAccessControlId).toBeDefined();
    }
  });

  test("every page goes through the edge function", () => {
    for (const each of [distribution.DefaultCacheBehavior, behavior("*404.html")]) {
      expect(each.FunctionAssociations).toMatchObject([{ EventType: "viewer-request" }]);
      expect(each.ViewerProtocolPolicy).toBe("redirect-to-https");
    }
  });
});

test("every request to the API is looked at before the gateway refuses it in words of its own", () => {
  expect(behavior("/api/*").FunctionAssociations).toMatchObject([{ EventType: "viewer-request" }]);
  expect(behavior("/api/*").FunctionAssociations).not.toEqual(
    distribution.DefaultCacheBehavior.FunctionAssociations,
  );
});

describe("headers", () => {
  const policy = (() => {
    const { ContentSecurityPolicy } = headers.SecurityHeadersConfig.ContentSecurityPolicy;
    const text: string = ContentSecurityPolicy["Fn::Join"][1]
      .map((part: unknown) => (typeof part === "string" ? part : "111111111111"))
      .join("");
    return new Map(
      text.split("; ").map((directive): [string, string[]] => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
    );
  })();

  test("go with every answer, the API's included", () => {
    const ownHeaders = [buyerPages, ...scripts];
    const others = behaviors.filter(({ PathPattern }) => !ownHeaders.includes(String(PathPattern)));
    expect(others).toHaveLength(behaviors.length - ownHeaders.length);
    const used = [distribution.DefaultCacheBehavior, ...others].map((each) => each.ResponseHeadersPolicyId);
    expect(new Set(used.map((id) => JSON.stringify(id))).size).toBe(1);
    expect(used[0]).toHaveProperty("Ref");
  });

  test("of the pages that buyers see leave the policy to the page, and close what says nothing", () => {
    const { SecurityHeadersConfig: security, CustomHeadersConfig } = headersOf(behavior(buyerPages));
    expect(security.ContentSecurityPolicy).toEqual({
      ContentSecurityPolicy:
        "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
      Override: false,
    });
    // A page in a store's frame would be refused by it, whatever the policy says.
    expect(security).not.toHaveProperty("FrameOptions");
    expect(security).toMatchObject({
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: "strict-origin" },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
    });
    expect(CustomHeadersConfig.Items).toMatchObject([{ Header: "Permissions-Policy" }]);
    expect(Object.keys(policies)).toHaveLength(3);
  });

  test("of the scripts let every origin read them, come from the edge's cache and from nowhere but the site's files", () => {
    for (const path of scripts) {
      const { CorsConfig: cors, CustomHeadersConfig } = headersOf(behavior(path));
      expect(cors).toMatchObject({
        AccessControlAllowCredentials: false,
        AccessControlAllowMethods: { Items: ["GET", "HEAD"] },
        AccessControlAllowOrigins: { Items: ["*"] },
      });
      expect(CustomHeadersConfig.Items).toEqual([
        { Header: "Cross-Origin-Resource-Policy", Value: "cross-origin", Override: true },
      ]);
      expect(behavior(path)).toMatchObject({ CachePolicyId: cachingOptimized, Compress: true });
      expect(behavior(path)).not.toHaveProperty("OriginRequestPolicyId");
      const origin = origins.find(({ Id }) => Id === behavior(path)["TargetOriginId"]);
      expect(origin).toHaveProperty("S3OriginConfig");
    }
  });

  test("the policy is short enough for CloudFront, which takes 1,783 characters", () => {
    const text = [...policy].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
    expect(text.length).toBeLessThan(1783);
  });

  test("pages run no script but the site's own files and the listed inline ones", () => {
    const [self, ...hashes] = policy.get("script-src") ?? [];
    expect(self).toBe("'self'");
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  test("pages talk to the site, the user pool and the evidence bucket, and to nobody else", () => {
    expect(policy.get("connect-src")).toEqual([
      "'self'",
      "https://cognito-idp.sa-east-1.amazonaws.com",
      "https://payments-developer-portal-111111111111.auth.sa-east-1.amazoncognito.com",
      "https://portal-prod-evidence-111111111111-sa-east-1.s3.sa-east-1.amazonaws.com",
    ]);
  });

  test("everything that is not needed is off", () => {
    expect(Object.fromEntries(policy)).toMatchObject({
      "default-src": ["'none'"],
      "object-src": ["blob:"],
      "frame-src": ["blob:"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'self'"],
      "font-src": ["'self'"],
      "img-src": ["'self'", "data:", "blob:"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "form-action": [
        "'self'",
        "https://payments-developer-portal-111111111111.auth.sa-east-1.amazoncognito.com",
      ],
    });
  });

  test("browsers keep to HTTPS, believe the content type, and tell other sites nothing", () => {
    expect(headers.SecurityHeadersConfig).toMatchObject({
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: "DENY" },
      ReferrerPolicy: { ReferrerPolicy: "strict-origin-when-cross-origin" },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
    });
    const custom: { Header: string }[] = headers.CustomHeadersConfig.Items;
    expect(custom.map(({ Header }) => Header)).toContain("Permissions-Policy");
  });
});

describe("buckets", () => {
  const buckets = stackKinds.flatMap((kind) =>
    Object.entries(template(kind).findResources("AWS::S3::Bucket")),
  );
  const bucketPolicies = stackKinds.flatMap((kind) =>
    Object.values(template(kind).findResources("AWS::S3::BucketPolicy")),
  );

  test("none is public, all are encrypted", () => {
    expect(buckets).toHaveLength(4);
    for (const [, { Properties }] of buckets) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(Properties).toHaveProperty("BucketEncryption");
    }
  });

  test("all refuse requests without TLS, and let in only CloudFront and the log delivery", () => {
    expect(bucketPolicies).toHaveLength(buckets.length);
    for (const { Properties } of bucketPolicies) {
      const statements: { Effect: string; Principal: unknown; Condition: unknown }[] =
        Properties.PolicyDocument.Statement;
      expect(statements).toContainEqual(
        expect.objectContaining({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
      );
      for (const { Principal, Condition } of statements.filter(({ Effect }) => Effect === "Allow")) {
        expect(["cloudfront.amazonaws.com", "logging.s3.amazonaws.com"]).toContain(
          Object.values(Object(Principal))[0],
        );
        expect(JSON.stringify(Condition)).toMatch(/SourceArn/i);
      }
    }
  });

  test("evidence may be put there and shown by the site alone, and a trial or what is not taken over goes after a day", () => {
    const evidence = buckets.find(([, { Properties }]) => Properties.CorsConfiguration)?.[1]["Properties"];
    const [rule, ...others] = evidence.CorsConfiguration.CorsRules;
    expect(others).toEqual([]);
    expect(rule.AllowedMethods).toEqual(["PUT", "GET", "HEAD"]);
    expect(JSON.stringify(rule.AllowedOrigins)).toMatch(/DistributionA?.*DomainName/);
    expect(evidence.LifecycleConfiguration.Rules).toEqual([
      { Id: "orphans", Prefix: "quarantine/", ExpirationInDays: 1, Status: "Enabled" },
      { Id: "trials", Prefix: "evidence-trial/", ExpirationInDays: 1, Status: "Enabled" },
      {
        Id: "unfinished",
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        Status: "Enabled",
      },
    ]);
  });
});

test("the stacks declare nothing that costs money while nobody comes, but alarms", () => {
  const types = stackKinds.flatMap((kind) =>
    Object.values<{ Type: string }>(template(kind).toJSON()["Resources"]).map(({ Type }) => Type),
  );
  const paidByTheHour =
    /^AWS::(EC2|RDS|ECS|EKS|ElastiCache|OpenSearch|WAF|KMS|SecretsManager|NAT|ElasticLoad)/;
  expect(types.filter((type) => paidByTheHour.test(type))).toEqual([]);
  template("Data").hasResourceProperties("AWS::DynamoDB::GlobalTable", { BillingMode: "PAY_PER_REQUEST" });
});
