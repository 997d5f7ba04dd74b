/** What begins with it is asked for again together. */
export const historyKey = (companyId: string) => ["history", companyId] as const;
