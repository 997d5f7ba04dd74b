import { mail as accessDataEn } from "./en/access-data.json";
import { mail as accountEn } from "./en/account.json";
import { mail as certificationEn } from "./en/certification.json";
import { mail as companyEn } from "./en/company.json";
import { mail as configurationEn } from "./en/configuration.json";
import { mail as fraudCertificationEn } from "./en/fraud-certification.json";
import { mail as fraudConfigurationEn } from "./en/fraud-configuration.json";
import { mail as partnerEn } from "./en/partner.json";
import { mail as productionEn } from "./en/production.json";
import { mail as releaseEn } from "./en/release.json";
import { mail as accessDataEs } from "./es/access-data.json";
import { mail as accountEs } from "./es/account.json";
import { mail as certificationEs } from "./es/certification.json";
import { mail as companyEs } from "./es/company.json";
import { mail as configurationEs } from "./es/configuration.json";
import { mail as fraudCertificationEs } from "./es/fraud-certification.json";
import { mail as fraudConfigurationEs } from "./es/fraud-configuration.json";
import { mail as partnerEs } from "./es/partner.json";
import { mail as productionEs } from "./es/production.json";
import { mail as releaseEs } from "./es/release.json";
import { mail as accessDataPt } from "./pt/access-data.json";
import { mail as accountPt } from "./pt/account.json";
import { mail as certificationPt } from "./pt/certification.json";
import { mail as companyPt } from "./pt/company.json";
import { mail as configurationPt } from "./pt/configuration.json";
import { mail as fraudCertificationPt } from "./pt/fraud-certification.json";
import { mail as fraudConfigurationPt } from "./pt/fraud-configuration.json";
import { mail as partnerPt } from "./pt/partner.json";
import { mail as productionPt } from "./pt/production.json";
import { mail as releasePt } from "./pt/release.json";

/** The letters of each feature's catalog. A bundle takes nothing else of these catalogs. */
export const letterTexts = {
  "access-data": { pt: accessDataPt, en: accessDataEn, es: accessDataEs },
  account: { pt: accountPt, en: accountEn, es: accountEs },
  certification: { pt: certificationPt, en: certificationEn, es: certificationEs },
  company: { pt: companyPt, en: companyEn, es: companyEs },
  configuration: { pt: configurationPt, en: configurationEn, es: configurationEs },
  "fraud-configuration": { pt: fraudConfigurationPt, en: fraudConfigurationEn, es: fraudConfigurationEs },
  "fraud-certification": { pt: fraudCertificationPt, en: fraudCertificationEn, es: fraudCertificationEs },
  partner: { pt: partnerPt, en: partnerEn, es: partnerEs },
  production: { pt: productionPt, en: productionEn, es: productionEs },
  release: { pt: releasePt, en: releaseEn, es: releaseEs },
};
type Letters = typeof letterTexts;

/** A letter is called by the event that it follows from; the one to support has `-support` behind it. */
export type LetterName = {
  [Feature in keyof Letters]: `${Feature}.${keyof Letters[Feature]["pt"] & string}`;
}[keyof Letters];
