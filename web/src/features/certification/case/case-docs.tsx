import { casePages } from "@portal/shared/certification-match/recipe/pages.data.ts";
import { DocsLink } from "../../../ui/form/docs-link.tsx";

/** Leads to the page that says how a case is brought about. */
export function CaseDocs({ caseId }: { caseId: string }) {
  const page = casePages[caseId];
  return page && <DocsLink page={page} />;
}
