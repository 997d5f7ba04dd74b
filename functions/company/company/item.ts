import {
  type Company,
  type CompanySummary,
  companySchema,
  companySummarySchema,
} from "@portal/shared/company/model.ts";
import * as z from "zod/mini";
import { directoryWrites, type Listed } from "../../platform/table/directory.ts";
import { keys, shardOf } from "../../platform/table/keys.ts";
import { namePosition, nameWords } from "../../platform/table/search.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { stageKeys } from "../../stage/keys.ts";
import { companyList } from "./model.ts";

export const companyRef = (companyId: string) => ({ key: keys.company(companyId), schema: companySchema });

/** What support's list shows of a company. */
export function companySummary({ id, data, createdAt }: Company): CompanySummary {
  const { legalName, tradingName, taxIdentificationType, taxIdentificationNumber } = data;
  const { companyType, isMiddlewareGateway } = data;
  const taxId = { taxIdentificationType, taxIdentificationNumber };
  return { id, legalName, tradingName, ...taxId, companyType, isMiddlewareGateway, createdAt };
}

export const companyLineSchema = z.object({ line: companySummarySchema });

const listed = (company: Company): Listed => {
  const { legalName, tradingName, contactPersonName, contactEmail } = company.data;
  return {
    position: namePosition(tradingName, company.id),
    words: nameWords(contactEmail, tradingName, legalName, contactPersonName),
    line: companySummary(company),
  };
};

/** A company with every entry by which support finds it. `before` is the company as those entries know it so far. */
export function companyWrites(company: Company, before?: Company): Write[] {
  const { id, data, version } = company;
  const { position, line } = listed(company);
  const indexKeys = { gsi1pk: companyList(shardOf(id)), gsi1sk: position };
  const email: Write = {
    act: "enter",
    key: stageKeys.emailOwner(data.contactEmail, id),
    item: { companyId: id },
  };
  return [
    {
      act: "put",
      key: companyRef(id).key,
      item: { ...company, line, ...indexKeys },
      seen: version - 1,
    },
    ...directoryWrites("COMPANY", listed(company), before && listed(before)),
    ...(before?.data.contactEmail === data.contactEmail ? [] : [email]),
  ];
}
