import type { Country } from "@portal/shared/country.ts";
import { maxEvidenceBytes } from "@portal/shared/evidence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { evidenceQuery } from "../../../features/evidence/queries.ts";
import type { UploadPlace } from "../../../features/evidence/upload/upload.ts";
import { useUploads } from "../../../features/evidence/upload/uploads.ts";
import { UploadPanel } from "../../../features/evidence/upload-panel.tsx";
import { UploadRecord } from "../../../features/evidence/upload-record.tsx";
import { usePath } from "../../../lib/text/locale.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Card, Page, PageHeader } from "../../../ui/page.tsx";
import { useOwnCompany } from "../use-own-company.ts";
import "./upload-demo.css";

/** Trial uploads belong to no case, so any product will do; every company has this one. */
const product = "online-payment";

/** A try at sending a file, with everything that happens to it shown. */
export function UploadDemoPage() {
  const translate = useTranslations("evidence-demo");
  const translateTitle = useTranslations("shell.titles");
  const path = usePath();
  const { company, country, error, refetch } = useOwnCompany();
  return (
    <Page>
      <PageHeader
        above={<Link to={path("/onboarding/certification")}>{translate("back")}</Link>}
        title={translateTitle("uploadDemo")}
        intro={translate("lead")}
      />
      {company ? (
        <Trial companyId={company.id} country={country} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

function Trial({ companyId, country }: { companyId: string; country: Country }) {
  const translate = useTranslations("evidence-demo");
  const place: UploadPlace = { companyId, product };
  const own = useUploads(place, useQuery(evidenceQuery(companyId, product)));
  return (
    <div className="upload-demo">
      <div className="upload-demo__main">
        <Card title={translate("try")}>
          <UploadPanel place={place} country={country} />
        </Card>
        <Records uploads={own} />
      </div>
      <Card title={translate("refusedTitle")}>
        <Refusals />
      </Card>
    </div>
  );
}

function Records({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const translate = useTranslations("evidence-demo");
  const [chosenId, setChosenId] = useState<string>();
  const latest = uploads.toReversed();
  const shown = latest.find(({ id }) => id === chosenId) ?? latest[0];
  return (
    <Card title={translate("steps")}>
      {latest.length > 1 && (
        <label className="ui-field">
          <span className="ui-field__label">{translate("file")}</span>
          <select
            className="ui-input ui-input--select"
            value={shown?.id}
            onChange={({ target }) => setChosenId(target.value)}
          >
            {latest.map(({ id, file }) => (
              <option key={id} value={id}>
                {file.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown ? (
        <>
          {latest.length === 1 && <p className="upload-demo__name">{shown.file.name}</p>}
          <UploadRecord upload={shown} />
        </>
      ) : (
        <p className="ui-muted">{translate("stepsEmpty")}</p>
      )}
    </Card>
  );
}

const reasons = ["format", "mismatch", "hidden", "active", "archive", "damaged"] as const;

function Refusals() {
  const translate = useTranslations("evidence-demo");
  return (
    <>
      <p className="ui-muted">{translate("refusedLead")}</p>
      <ul className="upload-demo__reasons">
        {reasons.map((reason) => (
          <li key={reason}>
            {translate(`refused.${reason}`, { megabytes: maxEvidenceBytes / 1024 / 1024 })}
          </li>
        ))}
      </ul>
    </>
  );
}
