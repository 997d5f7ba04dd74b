import { Amplify } from "aws-amplify";
import { signIn as amplifySignIn, fetchAuthSession } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger, type KeyValueStorageInterface } from "aws-amplify/utils";

export interface PoolAddress {
  readonly endpoint: string;
  readonly userPoolId: string;
  readonly clientId: string;
}

export interface SignedIn {
  readonly accessToken: string;
  readonly idToken: string;
}

// Amplify warns at every sign-in that the pool is not AWS's own.
ConsoleLogger.LOG_LEVEL = "ERROR";

/** Forgotten with the sign-in that it was made for, so that the next person is not taken for the last one. */
function emptyStorage(): KeyValueStorageInterface {
  const values = new Map<string, string>();
  return {
    setItem: async (key, value) => void values.set(key, value),
    getItem: async (key) => values.get(key) ?? null,
    removeItem: async (key) => void values.delete(key),
    clear: async () => values.clear(),
  };
}

/** Signs somebody in the way the portal does (SRP), outside a browser. One at a time: Amplify keeps one session. */
export async function signIn(pool: PoolAddress, username: string, password: string): Promise<SignedIn> {
  const { endpoint: userPoolEndpoint, userPoolId, clientId: userPoolClientId } = pool;
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(emptyStorage());
  const { nextStep } = await amplifySignIn({ username, password });
  const { tokens } = await fetchAuthSession();
  if (!tokens?.idToken) throw new Error(`${username} cannot sign in: ${nextStep.signInStep}.`);
  return { accessToken: tokens.accessToken.toString(), idToken: tokens.idToken.toString() };
}
