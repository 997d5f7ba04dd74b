import { supportGroup } from "@portal/shared/roles.ts";
import { synthesize } from "../testing/synthesis.ts";

const identity = synthesize("dev").template("Identity");

test("people sign up with their e-mail address and a password of ten characters or more", () => {
  identity.hasResourceProperties("AWS::Cognito::UserPool", {
    UsernameAttributes: ["email"],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ["email"],
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: "verified_email", Priority: 1 }] },
    Policies: { PasswordPolicy: { MinimumLength: 10 } },
    UserPoolTier: "LITE",
  });
});

test("a new e-mail address counts only once it is verified", () => {
  identity.hasResourceProperties("AWS::Cognito::UserPool", {
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ["email"] },
  });
});

test("the portal's client knows no secret, no plain password flow and no implicit grant", () => {
  identity.hasResourceProperties("AWS::Cognito::UserPoolClient", {
    GenerateSecret: false,
    ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    AllowedOAuthFlows: ["code"],
    AllowedOAuthScopes: ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
    PreventUserExistenceErrors: "ENABLED",
    EnableTokenRevocation: true,
  });
});

test("somebody who leaves the support group stops being support within a quarter of an hour", () => {
  identity.hasResourceProperties("AWS::Cognito::UserPoolClient", {
    AccessTokenValidity: 15,
    IdTokenValidity: 15,
    TokenValidityUnits: { AccessToken: "minutes", IdToken: "minutes", RefreshToken: "minutes" },
    RefreshTokenValidity: 30 * 24 * 60,
  });
});

test("a person cannot declare their own address verified", () => {
  const [client] = Object.values(identity.findResources("AWS::Cognito::UserPoolClient"));
  expect(client?.["Properties"].WriteAttributes.toSorted()).toEqual(["email", "locale", "name"]);
});

test("the support group exists under the name that the API looks for", () => {
  identity.resourceCountIs("AWS::Cognito::UserPoolGroup", 1);
  identity.hasResourceProperties("AWS::Cognito::UserPoolGroup", { GroupName: supportGroup });
});

test("the verification mail speaks the three languages and holds the code once", () => {
  const [pool] = Object.values(identity.findResources("AWS::Cognito::UserPool"));
  const { EmailVerificationMessage: body, EmailVerificationSubject: subject } = pool?.["Properties"] ?? {};
  for (const lang of ["pt", "en", "es"]) expect(body).toContain(`<p lang="${lang}">`);
  expect(body.split("{####}")).toHaveLength(2);
  // A mailbox shows how a mail begins beside its subject.
  expect(body.replaceAll(/<[^>]*>/g, "")).toMatch(/^\{####\}/);
  // Cognito refuses longer ones.
  expect(subject.length).toBeLessThanOrEqual(140);
  expect(body.length).toBeLessThanOrEqual(20_000);
});
