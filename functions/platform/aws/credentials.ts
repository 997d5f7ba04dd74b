import { environment } from "./environment.ts";

/** Those of the function's role, which Lambda hands over in the environment, and renews there. */
export const roleCredentials = async () => {
  const sessionToken = process.env.AWS_SESSION_TOKEN;
  return {
    accessKeyId: environment("AWS_ACCESS_KEY_ID"),
    secretAccessKey: environment("AWS_SECRET_ACCESS_KEY"),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  };
};
