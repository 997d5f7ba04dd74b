import type {
  CodeDeliveryDetailsType,
  ConfirmForgotPasswordRequest,
  ConfirmForgotPasswordResponse,
  ConfirmSignUpRequest,
  ConfirmSignUpResponse,
  ForgotPasswordRequest,
  ForgotPasswordResponse,
  ResendConfirmationCodeRequest,
  ResendConfirmationCodeResponse,
  SignUpRequest,
  SignUpResponse,
} from "@aws-sdk/client-cognito-identity-provider";
import { assertEmail, missingRequired, writtenByUser } from "../pool/attributes.ts";
import { deliveredTo } from "../pool/codes.ts";
import type { Context, Operations } from "../pool/context.ts";
import { CognitoError, invalidParameter, required } from "../pool/errors.ts";
import { assertAcceptable, attemptName, setPassword } from "../pool/passwords.ts";

async function signUp({ directory, codes }: Context, input: SignUpRequest): Promise<SignUpResponse> {
  const { client, pool } = directory.client(input.ClientId);
  if (pool.settings.AdminCreateUserConfig?.AllowAdminCreateUserOnly) {
    throw new CognitoError("NotAuthorizedException", "SignUp is not permitted for this user pool");
  }
  const email = required(input.Username, "username");
  assertEmail(email);
  const attributes = { ...writtenByUser(pool, client, input.UserAttributes), email };
  const [missing] = missingRequired(pool, attributes);
  if (missing) throw invalidParameter(`Attributes did not conform to the schema: ${missing} is required`);
  assertAcceptable(pool, input.Password);
  if (directory.findByEmail(pool, email)) {
    throw new CognitoError("UsernameExistsException", "User already exists");
  }
  const user = directory.addUser(pool, "UNCONFIRMED", attributes);
  setPassword(pool, user, input.Password);
  const CodeDeliveryDetails = await codes.send(pool, user, "sign-up", input.ClientMetadata);
  return { UserConfirmed: false, UserSub: user.attributes.sub, CodeDeliveryDetails };
}

function confirmSignUp({ directory, codes }: Context, input: ConfirmSignUpRequest): ConfirmSignUpResponse {
  const { client, pool } = directory.client(input.ClientId);
  const name = required(input.Username, "username");
  const user = directory.visibleUser(client, pool, name);
  if (user && user.status !== "UNCONFIRMED") {
    const message = `User cannot be confirmed. Current status is ${user.status}`;
    throw new CognitoError("NotAuthorizedException", message);
  }
  const code = required(input.ConfirmationCode, "confirmationCode");
  const confirmed = codes.redeem({ pool, name, user, kind: "sign-up", code });
  confirmed.status = "CONFIRMED";
  confirmed.attributes.email_verified = "true";
  directory.saveUser(confirmed);
  return {};
}

async function resendConfirmationCode(
  { directory, codes }: Context,
  input: ResendConfirmationCodeRequest,
): Promise<ResendConfirmationCodeResponse> {
  const { client, pool } = directory.client(input.ClientId);
  const name = required(input.Username, "username");
  const user = directory.visibleUser(client, pool, name);
  if (user && user.status !== "UNCONFIRMED") throw invalidParameter("User is already confirmed.");
  return {
    CodeDeliveryDetails: user
      ? await codes.send(pool, user, "sign-up", input.ClientMetadata)
      : deliveredTo(name),
  };
}

async function forgotPassword(
  { directory, codes }: Context,
  input: ForgotPasswordRequest,
): Promise<ForgotPasswordResponse> {
  const { client, pool } = directory.client(input.ClientId);
  const name = required(input.Username, "username");
  const user = directory.visibleUser(client, pool, name);
  const answer = (CodeDeliveryDetails: CodeDeliveryDetailsType) => ({ CodeDeliveryDetails });
  if (!user) return answer(deliveredTo(name));
  if (user.status === "FORCE_CHANGE_PASSWORD" || user.status === "EXTERNAL_PROVIDER") {
    throw new CognitoError("NotAuthorizedException", "User password cannot be reset in the current state.");
  }
  if (user.attributes.email_verified === "true") {
    return answer(await codes.send(pool, user, "forgot-password", input.ClientMetadata));
  }
  if (client.PreventUserExistenceErrors === "ENABLED") return answer(deliveredTo(name));
  throw invalidParameter("Cannot reset password for the user as there is no registered/verified email");
}

function confirmForgotPassword(
  { directory, codes, passwordAttempts }: Context,
  input: ConfirmForgotPasswordRequest,
): ConfirmForgotPasswordResponse {
  const { client, pool } = directory.client(input.ClientId);
  const name = required(input.Username, "username");
  const known = directory.visibleUser(client, pool, name);
  assertAcceptable(pool, input.Password);
  const code = required(input.ConfirmationCode, "confirmationCode");
  const user = codes.redeem({ pool, name, user: known, kind: "forgot-password", code });
  setPassword(pool, user, input.Password);
  user.status = "CONFIRMED";
  passwordAttempts.clear(attemptName(pool, name, user));
  directory.saveUser(user);
  return {};
}

/** What somebody can do who is not signed in: get an account, or get back into one. */
export function accountApi(context: Context): Operations {
  return {
    SignUp: signUp.bind(undefined, context),
    ConfirmSignUp: confirmSignUp.bind(undefined, context),
    ResendConfirmationCode: resendConfirmationCode.bind(undefined, context),
    ForgotPassword: forgotPassword.bind(undefined, context),
    ConfirmForgotPassword: confirmForgotPassword.bind(undefined, context),
  };
}
