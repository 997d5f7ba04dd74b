import { Duration } from "aws-cdk-lib";
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import type { StageSettings } from "../stages.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const unusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];

const encrypted = {
  accessControlMaxAge: Duration.days(730),
  includeSubdomains: true,
  override: true,
};

const withoutFeatures = {
  header: "Permissions-Policy",
  value: unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  override: true,
};

/** Goes with every answer, of pages and API alike, but those of `buyerPageHeaders` and `pageScriptHeaders`. */
export const responseHeaders = (scope: Construct, stage: StageSettings) =>
  new ResponseHeadersPolicy(scope, "SecurityHeaders", {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(stage), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: encrypted,
    },
    customHeadersBehavior: {
      customHeaders: [
        withoutFeatures,
        { header: "Cross-Origin-Opener-Policy", value: "same-origin", override: true },
      ],
    },
  });

/**
 * Pages of the sandbox, each of which says itself what it may load, where its forms go and who may frame it: a store shows
 * the challenge of 3DS inside its own page, and gets the result posted. Whatever says nothing may do nothing.
 */
export const buyerPageHeaders = (scope: Construct) =>
  new ResponseHeadersPolicy(scope, "BuyerPageHeaders", {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy:
          "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
        override: false,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN, override: true },
      strictTransportSecurity: encrypted,
    },
    customHeadersBehavior: { customHeaders: [withoutFeatures] },
  });

/**
 * Scripts that shops load from their own pages: every origin may read them, so that a shop can pin one by its hash
 * (`integrity`) and load it into a page that is isolated from others.
 */
export const pageScriptHeaders = (scope: Construct) =>
  new ResponseHeadersPolicy(scope, "PageScriptHeaders", {
    corsBehavior: {
      accessControlAllowCredentials: false,
      accessControlAllowHeaders: ["*"],
      accessControlAllowMethods: ["GET", "HEAD"],
      accessControlAllowOrigins: ["*"],
      originOverride: true,
    },
    securityHeadersBehavior: {
      contentTypeOptions: { override: true },
      strictTransportSecurity: encrypted,
    },
    customHeadersBehavior: {
      customHeaders: [{ header: "Cross-Origin-Resource-Policy", value: "cross-origin", override: true }],
    },
  });
