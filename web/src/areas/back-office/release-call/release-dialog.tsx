import { companyContract } from "@portal/shared/company/contract.ts";
import { products } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { IntlProvider, useLocale, useTranslations } from "use-intl";
import { ReleaseAnswer } from "../../../features/release/release-answer.tsx";
import { readOf } from "../../../lib/api/read.ts";
import { loadWords, wordsOf } from "../../../lib/text/i18n.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";

export interface ReleaseDialogProps {
  readonly companyId: string;
  readonly client: string;
  readonly onClose: () => void;
}

/** A company's closed stages, to be opened from the ticket one is at; its words come with it. */
export function ReleaseDialog(props: ReleaseDialogProps) {
  const { onClose } = props;
  const locale = useLocale();
  const translate = useTranslations("back-office.load");
  const notifyFailure = useNotifyFailure();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    loadWords(locale, ["release"]).then(
      () => setReady(true),
      (error: unknown) => {
        notifyFailure(error, translate("failed"));
        onClose();
      },
    );
  }, [locale, notifyFailure, translate, onClose]);
  if (!isReady) return null;
  return (
    <IntlProvider locale={locale} messages={wordsOf(locale)}>
      <Releases {...props} />
    </IntlProvider>
  );
}

function Releases({ companyId, client, onClose }: ReleaseDialogProps) {
  const translate = useTranslations("back-office.release");
  const company = useQuery(readOf(companyContract, "get", { companyId }));
  return (
    <Dialog title={translate("of", { client })} size="large" onClose={onClose}>
      <Loaded query={company} lines={6}>
        {(loaded) =>
          products.map(({ id: product }) => (
            <ReleaseAnswer key={product} company={loaded} product={product} />
          ))
        }
      </Loaded>
    </Dialog>
  );
}
