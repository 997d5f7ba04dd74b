import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { corrections, countCorrections } from "@portal/shared/stage/correction.ts";
import { changedFields, filesBeyond, type SentFile } from "@portal/shared/stage/proof.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { certificationRevisionQuery } from "../../../../features/certification/queries.ts";
import { CaseReturnView } from "../../../../features/certification/return/case-return-view.tsx";
import { useCorrectionCounts } from "../../../../ui/feedback/corrections.tsx";
import { Alert } from "../../../../ui/feedback/status.tsx";
import { ReviewMarkBadge } from "../../review/review-mark-badge.tsx";
import { type CaseChange, caseChanges } from "./case-changes.ts";

const none: ReadonlyMap<string, CaseChange> = new Map();

export function useCaseChanges(certification: Certification): ReadonlyMap<string, CaseChange> {
  const { companyId, product, status, revision, reviews } = certification;
  const enabled = status === "under-approval" && revision > 1;
  const before = useQuery({ ...certificationRevisionQuery(companyId, product, revision - 1), enabled });
  const now = useQuery({ ...certificationRevisionQuery(companyId, product, revision), enabled });
  return before.data && now.data ? caseChanges(reviews, before.data, now.data) : none;
}

/** A summary of what the client did about the failed cases. */
export function CaseChangesSummary({ changes }: { changes: ReadonlyMap<string, CaseChange> }) {
  const translate = useTranslations("back-office-certification.changes");
  const counts = useCorrectionCounts();
  const kinds = [...changes.values()].map(({ kind }) => kind);
  const asked = kinds.flatMap((kind) => corrections.filter((one) => one === kind));
  const added = kinds.filter((kind) => kind === "new").length;
  if (kinds.length === 0) return null;
  return (
    <Alert tone={kinds.includes("open") ? "warning" : "info"} title={translate("title")}>
      {asked.length > 0 && <p>{translate("asked", { counts: counts(countCorrections(asked)) })}</p>}
      {added > 0 && <p>{translate("new", { count: added })}</p>}
    </Alert>
  );
}

interface CaseChangeViewProps {
  readonly certification: Certification;
  readonly test: CertificationCase;
  readonly country: Country;
  readonly change: CaseChange;
}

/** The earlier values of a case, and which files were added or removed. */
export function CaseChangeView({ certification, test, country, change }: CaseChangeViewProps) {
  const { kind, before, now } = change;
  const translate = useTranslations("back-office-certification.changes");
  const translateCorrection = useTranslations("correction");
  const fields = changedFields(before.given, now.given);
  const returns = { [test.id]: before.given };
  const names = (files: readonly SentFile[]) => files.map(({ fileName }) => fileName).join(", ");
  const added = filesBeyond(now.files, before.files);
  const removed = filesBeyond(before.files, now.files);
  return (
    <div className="review-change" data-kind={kind}>
      <ReviewMarkBadge kind={kind} />
      {kind !== "new" && fields.length > 0 && (
        <>
          <h5>{translateCorrection("was")}</h5>
          <CaseReturnView
            compared={{ ...certification, returns }}
            test={test}
            country={country}
            only={fields}
          />
        </>
      )}
      {kind !== "new" && added.length > 0 && <p>{translate("added", { files: names(added) })}</p>}
      {removed.length > 0 && <p>{translate("removed", { files: names(removed) })}</p>}
    </div>
  );
}
