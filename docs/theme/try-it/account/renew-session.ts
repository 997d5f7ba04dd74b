import { Amplify } from "aws-amplify";
import { fetchAuthSession } from "aws-amplify/auth";
import { siteConfig } from "./stored-session.ts";

/** Gets new tokens for a session whose access token has run out, and leaves them where the portal finds them, too. */
export async function renewSession(): Promise<void> {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await siteConfig();
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  await fetchAuthSession({ forceRefresh: true });
}
