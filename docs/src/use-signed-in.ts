import { useSyncExternalStore } from "react";

/** Amplify leaves the name of the last user under a key with the client's id, which this build does not know. */
const lastUserKey = /^CognitoIdentityServiceProvider\..*\.LastAuthUser$/;

function subscribe(onChange: () => void) {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

function hasSession(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => lastUserKey.test(key));
  } catch {
    // Storage may be forbidden by the browser's privacy settings; such a visitor has no session either.
    return false;
  }
}

/** Only decides what the header offers; every right is checked by the server. */
export const useSignedIn = () => useSyncExternalStore(subscribe, hasSession, () => false);
