import * as z from "zod/mini";

export const socialProviders = ["Google", "Facebook", "GitHub"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Who answers the documentation's search where it is not the site itself. */
const algoliaSchema = z.object({
  appId: z.string(),
  /** May only search: every browser has it. */
  searchKey: z.string(),
  /** Indices are named after it, one a locale. */
  index: z.string(),
});
export type AlgoliaKeys = Readonly<z.output<typeof algoliaSchema>>;

/** `/config.json`: what a deployed stage tells the one web build about itself. Public by nature: no secret belongs here. */
export const siteConfigSchema = z.object({
  stage: z.string(),
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Host of the hosted sign-in pages, without scheme; null where no social provider is configured. */
  oauthDomain: z.nullable(z.string()),
  socialProviders: z.array(z.enum(socialProviders)),
  /** Absent where the site searches its own index and asks nobody else. */
  algolia: z.optional(algoliaSchema),
  /** Only where the user pool is not AWS's own, as on a laptop. */
  userPoolEndpoint: z.optional(z.string()),
});
export type SiteConfig = z.output<typeof siteConfigSchema>;
