import { useSyncExternalStore } from "react";

/** Amplify leaves the name of the last user under a key with the client's id, which this build does not know. */
const lastUserKey = /^CognitoIdentityServiceProvider\..*\.LastAuthUser$/;

function subscribe(onChange: () => void) {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

function lastUser(): string | undefined {
  try {
    const key = Object.keys(window.localStorage).find((each) => lastUserKey.test(each));
    return key && (window.localStorage.getItem(key) ?? undefined);
  } catch {
    // Storage may be forbidden by the browser's privacy settings; such a visitor has no session either.
    return undefined;
  }
}

/** Who is signed in, by the name that the user pool knows them by. */
export const useSignedInUser = () => useSyncExternalStore(subscribe, lastUser, () => undefined);

/** Only decides what the header offers; every right is checked by the server. */
export const useSignedIn = () => useSignedInUser() !== undefined;
