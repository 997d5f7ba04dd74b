import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { needsMediatingPartner } from "@portal/shared/partner/model.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import type { Actor } from "@portal/shared/roles.ts";
import type { StageId } from "@portal/shared/stage/model.ts";
import { certificationPlace, certificationRef } from "../../onboarding/certification/model.ts";
import { certificationScript } from "../../onboarding/certification/script.ts";
import { configurationProgressRef } from "../../onboarding/configuration/public.ts";
import {
  fraudCertificationPlace,
  fraudCertificationRef,
} from "../../onboarding/fraud-certification/model.ts";
import { fraudCertificationScript } from "../../onboarding/fraud-certification/script.ts";
import {
  fraudConfigurationProgressRef,
  isOpenIn,
  openingRefs,
} from "../../onboarding/fraud-configuration/public.ts";
import { isProductionUnlocked, productionProgressRef } from "../../onboarding/production/public.ts";
import { releaseProgressRef } from "../../onboarding/release/public.ts";
import { readCompany } from "../../platform/change/membership.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { stageTicketRefs, ticketSummary } from "../../stage/ticket.ts";
import { certificationState, configurationState, productionState, releaseState } from "./stage-states.ts";

const refsOf = (companyId: string) => {
  const of = (product: ProductId) => ({
    release: releaseProgressRef(companyId, product),
    production: productionProgressRef(companyId, product),
  });
  return {
    configuration: configurationProgressRef(companyId),
    certification: certificationRef(certificationPlace(companyId, "online-payment")),
    fraudConfiguration: fraudConfigurationProgressRef(companyId),
    fraudCertification: fraudCertificationRef(fraudCertificationPlace(companyId)),
    "online-payment": of("online-payment"),
    "fraud-prevention": of("fraud-prevention"),
  };
};

/** Configuration and certification of each product. */
function ownStages(companyId: string, seen: Snapshot) {
  const refs = refsOf(companyId);
  const ticketOf = (product: ProductId, stage: StageId) => ticketSummary({ companyId, product, stage }, seen);
  const configuration = seen.find(refs.configuration);
  const certification = seen.find(refs.certification);
  const fraudConfiguration = seen.find(refs.fraudConfiguration);
  const fraudCertification = seen.find(refs.fraudCertification);
  return {
    "online-payment": {
      configuration: configurationState(configuration, ticketOf("online-payment", "configuration")),
      certification: certificationState(
        certification,
        ticketOf("online-payment", "certification"),
        certificationScript.isUnlocked(certificationPlace(companyId, "online-payment"), seen),
      ),
    },
    "fraud-prevention": {
      configuration: configurationState(
        fraudConfiguration,
        ticketOf("fraud-prevention", "configuration"),
        isOpenIn(seen, companyId),
      ),
      certification: certificationState(
        fraudCertification,
        ticketOf("fraud-prevention", "certification"),
        fraudCertificationScript.isUnlocked(fraudCertificationPlace(companyId), seen),
      ),
    },
  };
}

/** The state of every stage of a company's products, for somebody who may see it, in one read. */
export async function readOverview(companyId: string, actor: Actor): Promise<Overview> {
  const refs = refsOf(companyId);
  const { "online-payment": online, "fraud-prevention": fraud, ...own } = refs;
  const perProduct = [...Object.values(online), ...Object.values(fraud)];
  const { company } = openingRefs(companyId);
  const seen = await readCompany(companyId, actor, [
    ...Object.values(own),
    ...perProduct,
    company,
    ...stageTicketRefs(companyId),
  ]);
  const stages = ownStages(companyId, seen);
  return {
    companyId,
    needsPartner: needsMediatingPartner({
      solutionModel: seen.find(refs.configuration)?.draft.solutionModel,
    }),
    products: products.map(({ id: product }) => {
      const { configuration, certification } = stages[product];
      const ticketOf = (stage: StageId) => ticketSummary({ companyId, product, stage }, seen);
      const production = seen.find(refs[product].production);
      const isUnlocked = isProductionUnlocked(certification);
      return {
        product,
        configuration,
        certification,
        release: releaseState(seen.find(refs[product].release), ticketOf("release")),
        production: productionState(production, ticketOf("production"), isUnlocked),
      };
    }),
  };
}
