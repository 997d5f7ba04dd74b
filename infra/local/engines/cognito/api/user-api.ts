import type {
  ChangePasswordRequest,
  ChangePasswordResponse,
  DeleteUserRequest,
  GetUserAttributeVerificationCodeRequest,
  GetUserAttributeVerificationCodeResponse,
  GetUserRequest,
  GetUserResponse,
  GlobalSignOutRequest,
  GlobalSignOutResponse,
  RevokeTokenRequest,
  RevokeTokenResponse,
  UpdateUserAttributesRequest,
  UpdateUserAttributesResponse,
  VerifyUserAttributeRequest,
  VerifyUserAttributeResponse,
} from "@aws-sdk/client-cognito-identity-provider";
import { assertEmail, readableBy, toList, writtenByUser } from "../pool/attributes.ts";
import type { Context, Operations } from "../pool/context.ts";
import { attemptLimitExceeded, emailTaken, invalidParameter, required } from "../pool/errors.ts";
import { assertAcceptable, attemptName, hasPassword, provePassword, setPassword } from "../pool/passwords.ts";
import type { User } from "../pool/state.ts";
import { type Authenticated, userAdminScope } from "../pool/tokens.ts";

function caller({ tokens }: Context, accessToken: string | undefined): Promise<Authenticated> {
  return tokens.authenticate(required(accessToken, "accessToken"), userAdminScope);
}

async function getUser(context: Context, input: GetUserRequest): Promise<GetUserResponse> {
  const { client, user } = await caller(context, input.AccessToken);
  return { Username: user.username, UserAttributes: toList(readableBy(client, user)) };
}

/** Whether an address may become this user's; nobody else who signs in with a password may have it. */
function assertFree(context: Context, { pool, user }: Authenticated, email: string): void {
  assertEmail(email);
  const holder = context.directory.findByEmail(pool, email);
  if (holder && holder.username !== user.username) throw emailTaken();
}

function changeEmail(user: User, email: string, keepUntilVerified: boolean): void {
  if (keepUntilVerified) {
    user.pendingEmail = email;
  } else {
    Object.assign(user.attributes, { email, email_verified: "false" });
  }
}

async function updateUserAttributes(
  context: Context,
  input: UpdateUserAttributesRequest,
): Promise<UpdateUserAttributesResponse> {
  const authenticated = await caller(context, input.AccessToken);
  const { pool, client, user } = authenticated;
  const { email, ...others } = writtenByUser(pool, client, input.UserAttributes);
  const newEmail = email !== undefined && email !== user.attributes.email ? email : undefined;
  if (newEmail !== undefined) {
    assertFree(context, authenticated, newEmail);
    const guarded = pool.settings.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate;
    changeEmail(user, newEmail, guarded?.includes("email") ?? false);
  }
  Object.assign(user.attributes, others);
  context.directory.saveUser(user);
  if (newEmail === undefined) return { CodeDeliveryDetailsList: [] };
  const sent = await context.codes.send(pool, user, "verify-attribute", input.ClientMetadata);
  return { CodeDeliveryDetailsList: [sent] };
}

function assertIsEmail(attributeName: string | undefined): void {
  if (attributeName !== "email") throw invalidParameter("Only the e-mail is verified by a code.");
}

async function getVerificationCode(
  context: Context,
  input: GetUserAttributeVerificationCodeRequest,
): Promise<GetUserAttributeVerificationCodeResponse> {
  const { pool, user } = await caller(context, input.AccessToken);
  assertIsEmail(input.AttributeName);
  return {
    CodeDeliveryDetails: await context.codes.send(pool, user, "verify-attribute", input.ClientMetadata),
  };
}

async function verifyUserAttribute(
  context: Context,
  input: VerifyUserAttributeRequest,
): Promise<VerifyUserAttributeResponse> {
  const authenticated = await caller(context, input.AccessToken);
  const { pool, user } = authenticated;
  assertIsEmail(input.AttributeName);
  const code = required(input.Code, "code");
  context.codes.redeem({ pool, name: user.username, user, kind: "verify-attribute", code });
  if (user.pendingEmail) {
    // Somebody else may have signed up with the address while its code was on the way.
    assertFree(context, authenticated, user.pendingEmail);
    user.attributes.email = user.pendingEmail;
    delete user.pendingEmail;
  }
  user.attributes.email_verified = "true";
  context.directory.saveUser(user);
  return {};
}

async function changePassword(
  context: Context,
  input: ChangePasswordRequest,
): Promise<ChangePasswordResponse> {
  const { pool, user } = await caller(context, input.AccessToken);
  assertAcceptable(pool, input.ProposedPassword);
  if (context.passwordAttempts.isBlocked(attemptName(pool, user.username, user))) {
    throw attemptLimitExceeded();
  }
  const proves = (known: User) => hasPassword(pool, known, input.PreviousPassword);
  provePassword(context.passwordAttempts, { pool, name: user.username, user, proves });
  setPassword(pool, user, input.ProposedPassword);
  context.directory.saveUser(user);
  return {};
}

async function deleteUser(context: Context, input: DeleteUserRequest): Promise<object> {
  const { pool, user } = await caller(context, input.AccessToken);
  context.directory.removeUser(pool, user);
  return {};
}

async function globalSignOut(context: Context, input: GlobalSignOutRequest): Promise<GlobalSignOutResponse> {
  const { pool, user } = await caller(context, input.AccessToken);
  context.directory.endSessions(pool, user);
  return {};
}

function revokeToken({ directory, tokens }: Context, input: RevokeTokenRequest): RevokeTokenResponse {
  const { pool, client } = directory.client(input.ClientId);
  tokens.revoke(pool, client, required(input.Token, "token"));
  return {};
}

/** What somebody who is signed in can do about themselves. */
export function userApi(context: Context): Operations {
  return {
    GetUser: getUser.bind(undefined, context),
    UpdateUserAttributes: updateUserAttributes.bind(undefined, context),
    GetUserAttributeVerificationCode: getVerificationCode.bind(undefined, context),
    VerifyUserAttribute: verifyUserAttribute.bind(undefined, context),
    ChangePassword: changePassword.bind(undefined, context),
    DeleteUser: deleteUser.bind(undefined, context),
    GlobalSignOut: globalSignOut.bind(undefined, context),
    RevokeToken: revokeToken.bind(undefined, context),
  };
}
