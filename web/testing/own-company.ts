import { accountRoutes } from "@portal/shared/account/routes.data.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import type { Company } from "@portal/shared/company/model.ts";
import { companyRoutes } from "@portal/shared/company/routes.data.ts";
import { accountQuery } from "../src/features/account/queries.ts";
import { readOf } from "../src/lib/api/read.ts";

const account = accountRoutes.open.answer;
const company = companyRoutes.get.answer;
if (!account || !company) throw new Error("The routes show no account and no company.");

export const ownCompany: Company = company;
export const ownSession = { sub: account.sub, email: account.email, isSupport: false, provider: undefined };
const { id } = company;

/** What each page of somebody's own company reads first. */
export const knownCompany = (data: Partial<Company["data"]> = {}) =>
  [
    [
      accountQuery(account.sub, "pt"),
      {
        ...account,
        joinRequest: null,
        company: { id, role: "owner", tradingName: company.data.tradingName },
      },
    ],
    [readOf(companyContract, "get", { companyId: id }), { ...company, data: { ...company.data, ...data } }],
  ] as const;

/** The account of somebody without a company. */
export const knownAccount = (changes: object) =>
  [[accountQuery(account.sub, "pt"), { ...account, company: null, ...changes }]] as const;
