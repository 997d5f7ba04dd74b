import { useDoc } from "@docusaurus/plugin-content-docs/client";
import EditThisPage from "@theme/EditThisPage";
import LastUpdated from "@theme/LastUpdated";
import { VersionChoice } from "../../../version/version-choice.tsx";

/** Where the text comes from: which version of it, of which day, and where it is corrected. */
export default function DocItemFooter() {
  const { editUrl, lastUpdatedAt } = useDoc().metadata;
  return (
    <footer className="theme-doc-footer">
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <VersionChoice />
      {lastUpdatedAt !== undefined && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={undefined} />}
    </footer>
  );
}
