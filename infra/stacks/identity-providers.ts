import { type SocialProvider, socialProviders } from "@portal/shared/settings/site-config.ts";
import { SecretValue } from "aws-cdk-lib";
import {
  OidcAttributeRequestMethod,
  ProviderAttribute,
  type UserPool,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderFacebook,
  UserPoolIdentityProviderGoogle,
  UserPoolIdentityProviderOidc,
} from "aws-cdk-lib/aws-cognito";
import type { Construct, IDependable } from "constructs";
import type { StageSettings } from "../stages.ts";

/**
 * Where a bridge would speak OpenID Connect for GitHub, which itself only speaks OAuth. None is built: `assertComplete`
 * refuses to deploy a stage that names GitHub's secret, and on one machine a stand-in answers for it.
 */
const githubBridgePath = "/api/identity/github";

interface ProviderContext {
  readonly scope: Construct;
  readonly userPool: UserPool;
  readonly siteOrigin: string;
  readonly clientId: string;
  readonly clientSecret: SecretValue;
}

const makers: Record<SocialProvider, (context: ProviderContext) => IDependable> = {
  Google: ({ scope, userPool, clientId, clientSecret }) =>
    new UserPoolIdentityProviderGoogle(scope, "Google", {
      userPool,
      clientId,
      clientSecretValue: clientSecret,
      scopes: ["openid", "email", "profile"],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
        fullname: ProviderAttribute.GOOGLE_NAME,
      },
    }),
  Facebook: ({ scope, userPool, clientId, clientSecret }) =>
    new UserPoolIdentityProviderFacebook(scope, "Facebook", {
      userPool,
      clientId,
      clientSecret: clientSecret.unsafeUnwrap(),
      scopes: ["public_profile", "email"],
      attributeMapping: {
        email: ProviderAttribute.FACEBOOK_EMAIL,
        fullname: ProviderAttribute.FACEBOOK_NAME,
      },
    }),
  GitHub: ({ scope, userPool, siteOrigin, clientId, clientSecret }) =>
    new UserPoolIdentityProviderOidc(scope, "GitHub", {
      userPool,
      name: "GitHub",
      clientId,
      clientSecret: clientSecret.unsafeUnwrap(),
      issuerUrl: siteOrigin + githubBridgePath,
      scopes: ["openid", "email", "profile"],
      attributeRequestMethod: OidcAttributeRequestMethod.GET,
      attributeMapping: {
        email: ProviderAttribute.other("email"),
        emailVerified: ProviderAttribute.other("email_verified"),
        fullname: ProviderAttribute.other("name"),
      },
    }),
};

const clientProviders: Record<SocialProvider, UserPoolClientIdentityProvider> = {
  Google: UserPoolClientIdentityProvider.GOOGLE,
  Facebook: UserPoolClientIdentityProvider.FACEBOOK,
  GitHub: UserPoolClientIdentityProvider.custom("GitHub"),
};

export const enabledProviders = (stage: StageSettings): SocialProvider[] =>
  socialProviders.filter((name) => stage.socialProviderSecrets[name] !== undefined);

/** Makes the stage's social providers. The client may only name them once they exist, hence `made`. */
export function identityProviders(
  scope: Construct,
  stage: StageSettings,
  userPool: UserPool,
  siteOrigin: string,
): { made: IDependable[]; supported: UserPoolClientIdentityProvider[] } {
  const names = enabledProviders(stage);
  const made = names.map((name) => {
    const secretName = stage.socialProviderSecrets[name] ?? "";
    const field = (jsonField: string) => SecretValue.secretsManager(secretName, { jsonField });
    const clientId = field("clientId").unsafeUnwrap();
    return makers[name]({ scope, userPool, siteOrigin, clientId, clientSecret: field("clientSecret") });
  });
  return {
    made,
    supported: [UserPoolClientIdentityProvider.COGNITO, ...names.map((name) => clientProviders[name])],
  };
}
