import type { ProductId } from "@portal/shared/product.ts";
import type { Release } from "@portal/shared/release/model.ts";
import { useTranslations } from "use-intl";
import { StatusBadge } from "../../ui/feedback/status.tsx";
import { releaseTones, shownStatus } from "./status-tones.ts";

interface ReleaseHeadProps {
  readonly titleId: string;
  readonly product: ProductId;
  /** Absent until it has loaded. */
  readonly release: Release | undefined;
}

/** What is released, and where the request stands. */
export function ReleaseHead({ titleId, product, release }: ReleaseHeadProps) {
  const translate = useTranslations("release");
  return (
    <div className="ui-card__head">
      <h2 id={titleId}>{translate(`target.${product}.title`)}</h2>
      {release && (
        <StatusBadge tone={releaseTones[release.status]}>
          {translate(`status.${shownStatus(release)}`)}
        </StatusBadge>
      )}
    </div>
  );
}
