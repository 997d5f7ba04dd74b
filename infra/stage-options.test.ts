import { Stack } from "aws-cdk-lib";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { createApp } from "./app.ts";
import { stages } from "./stages.ts";
import { synthesize } from "./test-synthesis.ts";

describe("a stage with everything that is optional", () => {
  const { template } = synthesize("prod", {
    socialProviderSecrets: { Google: "portal/prod/google", GitHub: "portal/prod/github" },
    alarmEmail: "on-call@example.com",
    domain: {
      name: "developers.example.com",
      certificateArn: "arn:aws:acm:us-east-1:111111111111:certificate/6b1c0a52-7f0e-4d3c-9a55-0d3c9b7a1f10",
    },
  });
  const identity = template("Identity");

  test("offers the social providers whose secret is named, and only those", () => {
    const providers = Object.values(identity.findResources("AWS::Cognito::UserPoolIdentityProvider"));
    expect(providers.map(({ Properties }) => String(Properties.ProviderName)).toSorted()).toEqual([
      "GitHub",
      "Google",
    ]);
    const [client] = Object.values(identity.findResources("AWS::Cognito::UserPoolClient"));
    expect(client?.["Properties"].SupportedIdentityProviders).toEqual(["COGNITO", "Google", "GitHub"]);
    expect(identity.findOutputs("SocialProviders")["SocialProviders"]?.["Value"]).toBe('["Google","GitHub"]');
  });

  test("makes the client wait for the providers that it names", () => {
    const [client] = Object.values(identity.findResources("AWS::Cognito::UserPoolClient"));
    const providers = Object.keys(identity.findResources("AWS::Cognito::UserPoolIdentityProvider"));
    expect(client?.["DependsOn"]).toEqual(expect.arrayContaining(providers));
  });

  test("never writes a provider's secret into the template", () => {
    const text = JSON.stringify(identity.toJSON());
    expect(text).toContain("{{resolve:secretsmanager:");
    for (const provider of Object.values(identity.findResources("AWS::Cognito::UserPoolIdentityProvider"))) {
      expect(JSON.stringify(provider["Properties"].ProviderDetails.client_secret)).toContain(
        "resolve:secretsmanager",
      );
    }
  });

  test("asks GitHub through the product's own bridge", () => {
    identity.hasResourceProperties("AWS::Cognito::UserPoolIdentityProvider", {
      ProviderName: "GitHub",
      ProviderType: "OIDC",
      ProviderDetails: { oidc_issuer: "https://developers.example.com/api/identity/github" },
    });
  });

  test("signs in on its own domain", () => {
    identity.hasResourceProperties("AWS::Cognito::UserPoolClient", {
      CallbackURLs: ["", "/en", "/es"].map(
        (prefix) => `https://developers.example.com${prefix}/oauth2/redirect`,
      ),
    });
  });

  test("speaks TLS 1.2 and later on its own domain", () => {
    template("Site").hasResourceProperties("AWS::CloudFront::Distribution", {
      DistributionConfig: {
        Aliases: ["developers.example.com"],
        ViewerCertificate: { MinimumProtocolVersion: "TLSv1.2_2021" },
      },
    });
  });

  test("tells the person on call", () => {
    template("Api").hasResourceProperties("AWS::SNS::Subscription", {
      Endpoint: "on-call@example.com",
      Protocol: "email",
    });
  });
});

test("a stack that AwsSolutions objects to does not come out", () => {
  const app = createApp({ stage: "dev", bundle: false });
  const careless = new Bucket(new Stack(app, "Careless"), "Open");
  expect(careless.bucketArn).toBeDefined();
  expect(() => app.synth()).toThrow("AwsSolutions-S1");
});

test("names that are unique among all of AWS differ from stage to stage", () => {
  const prefixes = Object.values(stages).map(({ cognitoDomainPrefix }) => cognitoDomainPrefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
