import type { Template } from "aws-cdk-lib/assertions";
import { AwsSolutionsChecks } from "cdk-nag";
import { stageNames } from "./stages.ts";
import { stageExpectations } from "./testing/stage-expectations.data.ts";
import { resolved, stackKinds, synthesize } from "./testing/synthesis.ts";

const only = (template: Template, type: string, part?: object) => {
  const found = Object.values(template.findResources(type, part));
  if (found.length !== 1) throw new Error(`${found.length} of ${type} instead of one.`);
  return found[0] ?? {};
};

/** What each function is told, but for what only a deployment knows. */
const told = (api: Template): [name: string, value: string][] =>
  Object.values(api.findResources("AWS::Lambda::Function"))
    .flatMap((made) => Object.entries<unknown>(made["Properties"].Environment?.Variables ?? {}))
    .map(([name, value]): [string, string] => [name, resolved(value)])
    .filter(([, value]) => !value.includes("<"));

describe.each(stageNames)("stage %s", (stage) => {
  const expected = stageExpectations[stage];
  const { app, stacks, template } = synthesize(stage);

  test("its stacks can be deployed one after the other, in this order", () => {
    expect(stacks.map(({ stackName }) => stackName)).toEqual(expected.stacks);
    for (const [position, stack] of stacks.entries()) {
      const needed = stack.dependencies.map(({ id }) => id).filter((id) => expected.stacks.includes(id));
      for (const id of needed) expect(expected.stacks.indexOf(id)).toBeLessThan(position);
      expect(stack.environment.region).toBe(expected.region);
      expect(stack.terminationProtection ?? false).toBe(expected.terminationProtection);
    }
  });

  test("what people stored is deleted with its stack only where that is meant", () => {
    const table = only(template("Data"), "AWS::DynamoDB::GlobalTable");
    const pool = only(template("Identity"), "AWS::Cognito::UserPool");
    const evidence = only(template("Data"), "AWS::S3::Bucket", { Properties: { CorsConfiguration: {} } });
    expect({
      table: table["DeletionPolicy"],
      evidence: evidence["DeletionPolicy"],
      userPool: pool["DeletionPolicy"],
    }).toEqual(expected.deletionPolicies);
    const [replica] = table["Properties"].Replicas;
    expect(replica.DeletionProtectionEnabled).toBe(expected.tableDeletionProtection);
    expect(replica.PointInTimeRecoverySpecification).toEqual({ PointInTimeRecoveryEnabled: true });
    expect(pool["Properties"].DeletionProtection).toBe(expected.poolDeletionProtection);
  });

  test("logs are kept as long as said, none for ever", () => {
    const logs = stackKinds.flatMap((kind) =>
      Object.values(template(kind).findResources("AWS::Logs::LogGroup")),
    );
    expect(logs.length).toBeGreaterThan(7);
    for (const log of logs) expect(log["Properties"].RetentionInDays).toBe(expected.logRetentionInDays);
  });

  test("functions are told the stage's own values, and no others", () => {
    const settings = told(template("Api"));
    expect(Object.fromEntries(settings)).toEqual(expected.settings);
    for (const [name, value] of settings)
      expect({ [name]: value }).toEqual({ [name]: new Map(Object.entries(expected.settings)).get(name) });
  });

  test("mail is sent from the stage's own address", () => {
    const mayCallSes = JSON.stringify(template("Api").toJSON()).includes("ses:SendEmail");
    expect(mayCallSes).toBe(expected.settings.MAIL_FROM !== undefined);
    const pool = only(template("Identity"), "AWS::Cognito::UserPool")["Properties"];
    expect(pool.EmailConfiguration.EmailSendingAccount).toBe(expected.poolSender);
    const { SourceArn, ReplyToEmailAddress } = pool.EmailConfiguration;
    const identity = SourceArn ? resolved(SourceArn).split(":identity/")[1] : null;
    expect(identity).toBe(expected.poolIdentity);
    if (identity) expect(ReplyToEmailAddress).toBe(expected.settings.SUPPORT_EMAIL);
  });

  test("sign-in returns to the site and to no other place than said", () => {
    const identity = template("Identity");
    const { CallbackURLs, LogoutURLs } = only(identity, "AWS::Cognito::UserPoolClient")["Properties"];
    const own = (urls: unknown[]) => urls.filter((url) => typeof url === "string");
    const everywhere = (path: string) =>
      expected.extraOrigins.flatMap((origin) => ["", "/en", "/es"].map((prefix) => origin + prefix + path));
    expect(own(CallbackURLs)).toEqual(everywhere("/oauth2/redirect"));
    expect(own(LogoutURLs)).toEqual(everywhere("/logout"));
    expect(CallbackURLs).toHaveLength(3 * (1 + expected.extraOrigins.length));
    const { Domain } = only(identity, "AWS::Cognito::UserPoolDomain")["Properties"];
    expect(resolved(Domain)).toBe(expected.cognitoDomain);
    const providers = identity.findResources("AWS::Cognito::UserPoolIdentityProvider");
    expect(Object.keys(providers)).toHaveLength(expected.socialProviders.length);
  });

  test("pages may talk to no other place than said", () => {
    const site = template("Site");
    const { DistributionConfig } = only(site, "AWS::CloudFront::Distribution")["Properties"];
    const policies = site.findResources("AWS::CloudFront::ResponseHeadersPolicy");
    const policy =
      policies[DistributionConfig.DefaultCacheBehavior.ResponseHeadersPolicyId.Ref]?.["Properties"];
    const { ContentSecurityPolicy } = policy.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
    const directives = resolved(ContentSecurityPolicy.ContentSecurityPolicy).split("; ");
    const connect = directives
      .find((each) => each.startsWith("connect-src "))
      ?.split(" ")
      .slice(1);
    expect(connect).toEqual([
      "'self'",
      `https://cognito-idp.${expected.region}.amazonaws.com`,
      `https://${expected.cognitoDomain}.auth.${expected.region}.amazoncognito.com`,
      `https://portal-${stage}-evidence-111111111111-${expected.region}.s3.${expected.region}.amazonaws.com`,
      ...expected.extraConnectSources,
    ]);
  });

  test("the gateway slows callers down at the stage's rate", () => {
    const { DefaultRouteSettings } = only(template("Api"), "AWS::ApiGatewayV2::Stage")["Properties"];
    expect(DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: expected.throttle.rate,
      ThrottlingBurstLimit: expected.throttle.burst,
    });
  });

  test("alarms and addresses are as said", () => {
    template("Api").resourceCountIs("AWS::SNS::Subscription", expected.alarmSubscriptions);
    const distribution = only(template("Site"), "AWS::CloudFront::Distribution")["Properties"];
    expect(distribution.DistributionConfig.Aliases ?? []).toEqual(expected.aliases);
  });

  test("cdk-nag's AwsSolutions finds nothing", () => {
    const { success, violations } = new AwsSolutionsChecks(app).validateScope(app);
    expect(violations).toEqual([]);
    expect(success).toBe(true);
  });
});
