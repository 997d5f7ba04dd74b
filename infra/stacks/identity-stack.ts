import { localeDetails, locales } from "@portal/shared/locales.ts";
import { supportGroup } from "@portal/shared/roles.ts";
import { site } from "@portal/shared/site.ts";
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  OAuthScope,
  UserPool,
  UserPoolClient,
  UserPoolEmail,
  VerificationEmailStyle,
} from "aws-cdk-lib/aws-cognito";
import type { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import { hostedDomain, hostedDomainPrefix } from "../addresses.ts";
import type { StageSettings } from "../stages.ts";
import { enabledProviders, identityProviders } from "./identity-providers.ts";
import { verificationMail } from "./verification-mail.ts";

interface IdentityProps extends StackProps {
  readonly stage: StageSettings;
  readonly siteOrigin: string;
}

/** Who people are: accounts, sign-in and the support group. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, { stage, siteOrigin, ...props }: IdentityProps) {
    super(scope, id, props);
    this.userPool = this.#userPool(stage);
    this.client = this.#client(stage, [siteOrigin, ...stage.extraOrigins], siteOrigin);
    this.userPool.addDomain("Domain", { cognitoDomain: { domainPrefix: hostedDomainPrefix(stage) } });
    new CfnUserPoolGroup(this, "Support", {
      userPoolId: this.userPool.userPoolId,
      groupName: supportGroup,
      description: "Reviews what clients send.",
    });
    new CfnOutput(this, "Stage", { value: stage.name });
    new CfnOutput(this, "Region", { value: this.region });
    new CfnOutput(this, "UserPoolId", { value: this.userPool.userPoolId });
    new CfnOutput(this, "UserPoolClientId", { value: this.client.userPoolClientId });
    new CfnOutput(this, "HostedDomain", { value: hostedDomain(stage) });
    new CfnOutput(this, "SocialProviders", { value: JSON.stringify(enabledProviders(stage)) });
  }

  #userPool(stage: StageSettings): UserPool {
    const pool = new UserPool(this, "UserPool", {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // A new address counts only once its code came back; until then the old one signs in.
      keepOriginal: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: false, mutable: true },
        locale: { required: false, mutable: true },
      },
      passwordPolicy: {
        minLength: 10,
        requireLowercase: true,
        requireDigits: true,
        requireUppercase: false,
        requireSymbols: false,
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      userVerification: { emailStyle: VerificationEmailStyle.CODE, ...verificationMail },
      email: poolMail(stage),
      featurePlan: FeaturePlan.LITE,
      deletionProtection: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(pool, {
      "AwsSolutions-COG1":
        "Length keeps a password safe; forced symbols make people write it down (NIST 800-63B).",
      "AwsSolutions-COG2":
        "What the accounts open is a test environment; teams of integrators share no second device.",
      "AwsSolutions-COG8": "The plus plan is paid per user, and an idle stage must cost next to nothing.",
    });
    return pool;
  }

  #client(stage: StageSettings, origins: readonly string[], siteOrigin: string): UserPoolClient {
    const providers = identityProviders(this, stage, this.userPool, siteOrigin);
    const attributes = new ClientAttributes().withStandardAttributes({
      email: true,
      fullname: true,
      locale: true,
    });
    const client = this.userPool.addClient("Portal", {
      generateSecret: false,
      authFlows: { userSrp: true },
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
        callbackUrls: inEveryLocale(origins, "/oauth2/redirect"),
        logoutUrls: inEveryLocale(origins, "/logout"),
      },
      supportedIdentityProviders: providers.supported,
      readAttributes: attributes.withStandardAttributes({ emailVerified: true }),
      writeAttributes: attributes,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // How long somebody taken out of the support group still counts as support.
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
    });
    client.node.addDependency(...providers.made);
    return client;
  }
}

const inEveryLocale = (origins: readonly string[], path: string): string[] =>
  origins.flatMap((origin) => locales.map((locale) => origin + localeDetails[locale].prefix + path));

/** Named by its domain: that is what is verified, and an address on it is no identity of its own. */
const poolMail = ({ mail: { from, support }, region }: StageSettings): UserPoolEmail =>
  from === undefined
    ? UserPoolEmail.withCognito()
    : UserPoolEmail.withSES({
        fromEmail: from,
        fromName: site.companyLabel,
        replyTo: support,
        sesRegion: region,
        sesVerifiedDomain: from.slice(from.indexOf("@") + 1),
      });
