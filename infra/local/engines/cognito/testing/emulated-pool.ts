import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateIdentityProviderCommand,
  type CreateIdentityProviderRequest,
  CreateUserPoolClientCommand,
  type CreateUserPoolClientRequest,
  CreateUserPoolCommand,
  type CreateUserPoolRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { accessTo } from "../../aws-access.ts";
import type { CodeMail } from "../pool/codes.ts";
import { type LocalCognito, type LocalCognitoOptions, startCognito } from "../server.ts";
import { startAmplify } from "./amplify.ts";

export const poolId = "local_portal";
export const callback = "http://localhost:8080/portal/signed-in";
export const password = "Correct-horse-7";

const poolSettings: CreateUserPoolRequest = {
  PoolName: "portal",
  UserPoolTags: { "local:id": poolId },
  UsernameAttributes: ["email"],
  AutoVerifiedAttributes: ["email"],
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ["email"] },
  Schema: [{ Name: "email", Required: true }],
};

const clientSettings: CreateUserPoolClientRequest = {
  UserPoolId: poolId,
  ClientName: "web",
  ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
  PreventUserExistenceErrors: "ENABLED",
  AllowedOAuthFlowsUserPoolClient: true,
  AllowedOAuthFlows: ["code"],
  AllowedOAuthScopes: ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
  CallbackURLs: [callback],
  LogoutURLs: ["http://localhost:8080/"],
  SupportedIdentityProviders: ["COGNITO", "Google", "GitHub", "Facebook"],
};

/** As a stack declares them: Facebook says of no address that it is verified, so there is nothing to map. */
const declaredProvider = (ProviderName: string): CreateIdentityProviderRequest => ({
  UserPoolId: poolId,
  ProviderName,
  ProviderType: ProviderName === "Google" || ProviderName === "Facebook" ? ProviderName : "OIDC",
  ProviderDetails: { client_id: "local" },
  AttributeMapping: {
    email: "email",
    name: "name",
    ...(ProviderName === "Facebook" ? {} : { email_verified: "email_verified" }),
  },
});

function sdkFor(endpoint: string): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({ ...accessTo(endpoint, "local"), maxAttempts: 1 });
}

/** The emulator with one pool declared as a stack would, and Amplify pointed at it. */
export class EmulatedPool {
  readonly mails: CodeMail[] = [];
  readonly amplify = startAmplify();
  readonly file = path.join(mkdtempSync(path.join(tmpdir(), "cognito-")), "cognito.json");
  readonly #client: CreateUserPoolClientRequest;
  readonly #options: Partial<LocalCognitoOptions>;
  cognito: LocalCognito = { url: "", issuer: () => "", close: async () => {} };
  sdk = sdkFor("");
  clientId = "";

  constructor(client: Partial<CreateUserPoolClientRequest>, options: Partial<LocalCognitoOptions>) {
    this.#client = { ...clientSettings, ...client };
    this.#options = options;
  }

  async start(port = 0): Promise<this> {
    const sendMail = async (mail: CodeMail) => void this.mails.push(mail);
    this.cognito = await startCognito({ port, file: this.file, sendMail, ...this.#options });
    this.sdk = sdkFor(this.cognito.url);
    await this.sdk.send(new CreateUserPoolCommand(poolSettings));
    await this.sdk.send(new CreateGroupCommand({ UserPoolId: poolId, GroupName: "admin" }));
    for (const ProviderName of Object.keys(this.#options.providers ?? {})) {
      await this.sdk.send(new CreateIdentityProviderCommand(declaredProvider(ProviderName)));
    }
    const created = await this.sdk.send(new CreateUserPoolClientCommand(this.#client));
    this.clientId = created.UserPoolClient?.ClientId ?? "";
    await this.amplify.configure({
      userPoolId: poolId,
      userPoolClientId: this.clientId,
      userPoolEndpoint: this.cognito.url,
    });
    return this;
  }

  /** On the same port, as a developer who stops and starts everything. */
  async restart(): Promise<void> {
    await this.cognito.close();
    await this.start(Number(new URL(this.cognito.url).port));
  }

  async close(): Promise<void> {
    await this.amplify.close();
    await this.cognito.close();
    rmSync(path.dirname(this.file), { recursive: true });
  }

  /** An address that nobody has yet. */
  newEmail(): string {
    return `person-${randomUUID().slice(0, 8)}@example.com`;
  }

  lastCode(to: string): string {
    return this.mails.findLast((mail) => mail.to === to)?.code ?? "no mail";
  }

  /** Signs up with Amplify; the code is in the mail. */
  register(username: string, locale?: string): Promise<object> {
    const userAttributes = { email: username, ...(locale ? { locale } : {}) };
    return this.amplify.call("signUp", { username, password, options: { userAttributes } });
  }

  /** Signs in with Amplify and SRP. */
  enter(username: string, secret = password): Promise<object> {
    const options = { authFlowType: "USER_SRP_AUTH" };
    return this.amplify.call("signIn", { username, password: secret, options });
  }

  /** Somebody who can sign in at once. */
  async addUser(email: string): Promise<void> {
    const verified = { Name: "email_verified", Value: "true" };
    const create = { UserPoolId: poolId, Username: email, UserAttributes: [verified] };
    await this.sdk.send(new AdminCreateUserCommand({ ...create, MessageAction: "SUPPRESS" }));
    await this.setPassword(email, true);
  }

  /** One that is not permanent has to be changed at the next sign-in. */
  async setPassword(email: string, permanent: boolean): Promise<void> {
    const who = { UserPoolId: poolId, Username: email };
    await this.sdk.send(
      new AdminSetUserPasswordCommand({ ...who, Password: password, Permanent: permanent }),
    );
  }
}

export function startEmulatedPool(
  client: Partial<CreateUserPoolClientRequest> = {},
  options: Partial<LocalCognitoOptions> = {},
): Promise<EmulatedPool> {
  return new EmulatedPool(client, options).start();
}
