import { currentConnection, mayPrefetch } from "@portal/shared/brand/page-loading.ts";
import preload from "./preload.ts";

/**
 * What links ask for: nothing when one comes into sight, since readers follow few of the many in sight, and all that
 * its page takes when the pointer reaches it. Takes the place of Docusaurus' own, which fetches pages ahead and for
 * that carries the names of all their files.
 */
export default Object.freeze({
  prefetch: () => false,
  preload: (pathname: string) => {
    if (!mayPrefetch(currentConnection())) return;
    preload(pathname).catch(() => {
      // Following the link tries again, and says what went wrong.
    });
  },
});
