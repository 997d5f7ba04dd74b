import Link from "@docusaurus/Link";
import { useDocsPreferredVersion, useDocsVersion, useVersions } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import { HeaderMenu } from "@portal/shared/brand/header/header-menu.tsx";

/**
 * Docusaurus draws a single version as plain text and remembers nothing; here a choice is stored, so that it
 * still holds when a second version appears.
 */
export function VersionChoice() {
  const current = useDocsVersion();
  const versions = useVersions(undefined);
  const { pathname } = useLocation();
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const label = translate(
    { id: "theme.docs.versionBadge.label", message: "Version: {versionLabel}" },
    { versionLabel: current.label },
  );
  return (
    <HeaderMenu className="version-choice" label={label}>
      <ul className="brand-list">
        {versions.map((version) => (
          <li key={version.name}>
            <Link
              className="brand-list__link"
              to={version.name === current.version ? pathname : version.path}
              aria-current={version.name === current.version ? "true" : undefined}
              onClick={() => savePreferredVersionName(version.name)}
            >
              {version.label}
            </Link>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}
