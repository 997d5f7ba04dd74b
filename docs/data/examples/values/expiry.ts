/** December of the second year from now, as `MMYY`: the cards of an example last as long as anybody reads it. */
export const expiryAfter = (now: Date): string => `12${String(now.getUTCFullYear() + 2).slice(-2)}`;

/**
 * When the cards of the examples expire. The site's build writes its own year into its pages, so that a page shows the
 * same in whichever year it is opened.
 */
export const exampleExpiry: string = process.env["EXAMPLE_EXPIRY"] ?? expiryAfter(new Date());
