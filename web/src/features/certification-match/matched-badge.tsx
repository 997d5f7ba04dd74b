import { useTranslations } from "use-intl";
import { StatusBadge } from "../../ui/feedback/status.tsx";
import { InMatchWords } from "./in-words.ts";

/** Marks a case whose return recorded calls prove. */
export const MatchedBadge = () => (
  <InMatchWords>
    <Badge />
  </InMatchWords>
);

function Badge() {
  const translate = useTranslations("certification-match");
  return <StatusBadge tone="success">{translate("matched")}</StatusBadge>;
}
