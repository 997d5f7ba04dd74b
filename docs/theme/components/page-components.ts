/** What every page may use without importing it; the gates of the pages know it from here. */
export const pageComponents = ["Anchor", "DocVersion", "InSandbox", "PortalLink"] as const;
