import type { AccessData, AccessDataForm } from "@portal/shared/access-data/model.ts";

/** All fields except the keys, which are never shown again. */
export const withoutKeys = ({ site, user, login, email, merchantId }: AccessData): AccessDataForm => ({
  site,
  user,
  login,
  email,
  merchantId,
});
