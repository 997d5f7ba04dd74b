import type { AccessData, AccessDataForm } from "@portal/shared/access-data/model.ts";

/** Everything but the keys, which nobody is shown again. */
export const withoutKeys = ({ site, user, login, email, merchantId }: AccessData): AccessDataForm => ({
  site,
  user,
  login,
  email,
  merchantId,
});
