import { pageScripts } from "@portal/shared/esitef/sandbox-address.ts";
import { featureNames, features } from "@portal/shared/features.ts";
import { openApiPath } from "@portal/shared/openapi/document.ts";
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import * as cloudfront from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, OriginGroup, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import { edgeFunctionCode } from "../edge/edge-function.ts";
import { httpGateway } from "../features/http-gateway.ts";
import type { StageSettings } from "../stages.ts";
import { accessLogBucket } from "./access-log-bucket.ts";
import { buyerPageHeaders, pageScriptHeaders, responseHeaders } from "./response-headers.ts";

interface SiteProps extends StackProps {
  readonly stage: StageSettings;
}

/** One origin for everything that a browser sees: pages, portal and API. */
export class SiteStack extends Stack {
  readonly api: HttpApi;
  /** Scheme and host, no trailing slash. */
  readonly origin: string;

  constructor(scope: Construct, id: string, { stage, ...props }: SiteProps) {
    super(scope, id, props);
    this.api = httpGateway(this, stage);
    const logs = accessLogBucket(this, stage);
    const bucket = this.#siteBucket(stage, logs);
    const distribution = this.#distribution(stage, bucket, logs);
    // Other stacks read it while the stage has no domain of its own: taking it away on the day it gets one would be
    // refused, since they still do.
    this.exportValue(distribution.distributionDomainName);
    this.origin = `https://${stage.domain?.name ?? distribution.distributionDomainName}`;
    new CfnOutput(this, "SiteBucket", { value: bucket.bucketName });
    new CfnOutput(this, "DistributionId", { value: distribution.distributionId });
    new CfnOutput(this, "DistributionDomain", { value: distribution.distributionDomainName });
    new CfnOutput(this, "SiteUrl", { value: this.origin });
    new CfnOutput(this, "Algolia", { value: JSON.stringify(stage.algolia ?? null) });
  }

  #siteBucket(stage: StageSettings, logs: Bucket): Bucket {
    return new Bucket(this, "Site", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: "site/",
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  #distribution(stage: StageSettings, bucket: Bucket, logs: Bucket): cloudfront.Distribution {
    const files = S3BucketOrigin.withOriginAccessControl(bucket);
    const gateway = this.#gateway();
    const page = this.#pageBehavior(stage);
    const distribution = new cloudfront.Distribution(this, "Distribution", {
      // A distribution's error pages would also replace the API's own 403 and 404, so what the bucket does not
      // have is asked from the gateway instead, whose `not-found` function answers in the page's language.
      defaultBehavior: {
        ...page,
        origin: new OriginGroup({
          primaryOrigin: files,
          fallbackOrigin: gateway,
          fallbackStatusCodes: [403, 404],
        }),
      },
      additionalBehaviors: {
        // A file of the site, though it lies among the API's addresses: asked before them.
        [openApiPath]: { ...page, origin: files },
        "/api/*": {
          ...this.#apiBehavior(),
          origin: gateway,
          responseHeadersPolicy: page.responseHeadersPolicy,
        },
        // Files of the site as well, among the pages of the sandbox.
        ...this.#pageScripts(files),
        ...this.#openBehaviors(gateway, page.responseHeadersPolicy),
        // Read by `not-found`: falling back to it from here would make it wait for itself.
        "*404.html": { ...page, origin: files },
      },
      logBucket: logs,
      logFilePrefix: "cloudfront/",
      logIncludesCookies: false,
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      ...customDomain(this, stage),
    });
    acknowledge(distribution, {
      "AwsSolutions-CFR1": "Integrators and their acquirers call from every country.",
      "AwsSolutions-CFR2": "A web ACL costs more per month than an idle stage; throttling is on the gateway.",
      ...(stage.domain ? {} : { "AwsSolutions-CFR4": "CloudFront's own domain does not let one choose." }),
    });
    return distribution;
  }

  #gateway(): HttpOrigin {
    return new HttpOrigin(`${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
      originId: "gateway",
      // The gateway gives up on a function after 30 seconds. CloudFront waits longer: its own time-out would hide that
      // answer, and make it ask a second time.
      readTimeout: Duration.seconds(35),
    });
  }

  #pageBehavior(stage: StageSettings) {
    const rewrite = new cloudfront.Function(this, "ViewerRequest", {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(edgeFunctionCode("pages")),
      comment: "Clean addresses and portal pages",
    });
    return {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: responseHeaders(this, stage),
      functionAssociations: [{ function: rewrite, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
    };
  }

  /** What shops load into their own pages. Nobody goes there, so no address needs to be made clean. */
  #pageScripts(origin: cloudfront.IOrigin): Record<string, cloudfront.BehaviorOptions> {
    const behavior = {
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: pageScriptHeaders(this),
    };
    return Object.fromEntries(Object.values(pageScripts).map((path) => [path, behavior]));
  }

  /**
   * What asks for keys of its own, or shows pages to buyers. The API's refusals at the edge are not for it: it answers in
   * words of its own.
   */
  #openBehaviors(
    origin: cloudfront.IOrigin,
    siteHeaders: cloudfront.IResponseHeadersPolicy,
  ): Record<string, cloudfront.BehaviorOptions> {
    const open = featureNames.flatMap((name) => {
      const { paths = [], showsPages = false } = features[name].answersUnder ?? {};
      return paths.map((path) => ({ path, showsPages }));
    });
    // What lies below another's path comes with it, unless its headers are others; of the functions, the gateway chooses.
    const outermost = open.filter(
      ({ path, showsPages }) =>
        !open.some((other) => other.showsPages === showsPages && path.startsWith(`${other.path}/`)),
    );
    const pageHeaders = buyerPageHeaders(this);
    // CloudFront takes the first pattern that fits, so the one that says most comes first.
    const behaviors = outermost
      .toSorted((left, right) => right.path.length - left.path.length)
      .map(({ path, showsPages }): [string, cloudfront.BehaviorOptions] => [
        `${path}/*`,
        { ...toGateway, origin, responseHeadersPolicy: showsPages ? pageHeaders : siteHeaders },
      ]);
    return Object.fromEntries(behaviors);
  }

  #apiBehavior() {
    const refuse = new cloudfront.Function(this, "ApiRequest", {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(edgeFunctionCode("api")),
      comment: "Refusals of the API that the gateway has no words for",
    });
    return {
      ...toGateway,
      functionAssociations: [{ function: refuse, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
    };
  }
}

/** Programs and the portal reach the gateway alike: uncached, by any method, with all that they say. */
const toGateway = {
  allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
  cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
  // The gateway answers to its own host name only.
  originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
};

const customDomain = (scope: Construct, stage: StageSettings) =>
  stage.domain && {
    domainNames: [stage.domain.name],
    certificate: Certificate.fromCertificateArn(scope, "Certificate", stage.domain.certificateArn),
  };
