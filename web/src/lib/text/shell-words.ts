/** The catalogs that every page needs: the words of the frame around it and the sentences of refusals. */
export const shellWords = ["shell", "errors"] as const;
