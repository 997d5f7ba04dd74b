import type { ProductId } from "@portal/shared/product.ts";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";

/** Loaded when it is opened. */
const ReplaceDialog = lazyPart(async () => (await import("./replace-dialog.tsx")).ReplaceDialog);

/** Shown to support when access data was delivered. */
export function ReplaceButton({ companyId, product }: { companyId: string; product: ProductId }) {
  const translate = useTranslations("access-data.replace");
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate("action")}
      </Button>
      {isOpen && (
        <Suspense>
          <ReplaceDialog companyId={companyId} product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
