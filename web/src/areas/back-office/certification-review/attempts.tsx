import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Card } from "../../../ui/page.tsx";

const AttemptsDialog = lazyPart(async () => (await import("./attempts-dialog.tsx")).AttemptsDialog);

interface EarlierAttemptsProps {
  readonly certification: Certification;
  readonly country: Country;
}

/** The attempts before a restart; loaded only when opened. */
export function EarlierAttempts({ certification, country }: EarlierAttemptsProps) {
  const translate = useTranslations("back-office-certification.attempts");
  const [isOpen, setOpen] = useState(false);
  const { attempt } = certification;
  return (
    <Card title={translate("title")}>
      <p className="ui-muted">{translate("lead", { attempt })}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate("open")}
      </Button>
      {isOpen && (
        <Suspense>
          <AttemptsDialog certification={certification} country={country} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
