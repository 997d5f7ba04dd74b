import { HeaderMenu } from "@portal/shared/brand/header/header-menu.tsx";
import { Icon } from "@portal/shared/brand/icons.tsx";
import { docsPageOf, type Explained } from "@portal/shared/explained/model.ts";
import { explainedPlaces } from "@portal/shared/explained/places.data.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { products } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { useAccount } from "../../features/account/queries.ts";
import { overviewQuery } from "../../features/occurrence/queries.ts";
import { LockIcon } from "../../ui/icons.tsx";
import { PortalLink } from "../../ui/portal-link.tsx";
import { pages } from "../pages/pages.tsx";
import {
  type AreaPath,
  type areas,
  entriesOf,
  entryAt,
  fraudPrevention,
  type Lock,
  lockOf,
} from "./area-entries.ts";

interface AreaLinksProps {
  readonly path: string;
  readonly isSupport: boolean;
}

export const AreaLinks = ({ path, isSupport }: AreaLinksProps) =>
  isSupport ? <Links path={path} area="backOffice" /> : <ClientLinks path={path} />;

function ClientLinks({ path }: { path: string }) {
  const locale = useLocale();
  const { data: account } = useAccount();
  const company = account?.company;
  const overview = useQuery({ ...overviewQuery(company?.id ?? ""), enabled: company?.id !== undefined });
  return (
    <>
      <PlaceDocs path={path} />
      {company && (
        <PortalLink
          className="area-nav__company"
          href={withLocale(locale, "/company")}
          aria-current={path === "/company" ? "page" : undefined}
        >
          {company.tradingName}
        </PortalLink>
      )}
      <Links
        path={path}
        area="onboarding"
        lockAt={(entry) => account && lockOf(entry, Boolean(company), overview.data?.products)}
      />
    </>
  );
}

const explained: Readonly<Record<string, Explained>> = explainedPlaces;

/** Leads to the page of the documentation that explains the place, in a tab of its own. */
function PlaceDocs({ path }: { path: string }) {
  const translate = useTranslations("shell.ui");
  const locale = useLocale();
  const page = docsPageOf(explained[path]);
  if (!page) return null;
  const label = translate("docs");
  return (
    <a
      className="area-nav__docs"
      href={withLocale(locale, page)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <Icon>
        <path d="M10 5.5C8.5 4 6 3.5 2.5 3.5v12c3.5 0 6 .5 7.5 2 1.5-1.5 4-2 7.5-2v-12c-3.5 0-6 .5-7.5 2Zm0 0v12" />
      </Icon>
    </a>
  );
}

interface LinksProps {
  readonly path: string;
  readonly area: keyof typeof areas;
  readonly lockAt?: (entry: AreaPath) => Lock | undefined;
}

/** A row of links on wide screens; on a phone a menu named after the present page. */
function Links({ path, area, lockAt = () => undefined }: LinksProps) {
  const translate = useTranslations("shell");
  const locale = useLocale();
  const here = entryAt(area, path);
  const titleOf = (entry: string) => {
    // Its first page is called after what it says of the product, and the entry stands for all of it.
    if (entry === fraudPrevention) return products[1].label[locale];
    const title = pages.find((page) => page.path === entry)?.title;
    return title && translate(`titles.${title}`);
  };
  const list = (
    <ul className="area-nav__list">
      {entriesOf(area).map((entry) => (
        <AreaLink
          key={entry}
          entry={entry}
          title={titleOf(entry)}
          isHere={entry === here}
          lock={lockAt(entry)}
        />
      ))}
    </ul>
  );
  return (
    <div className="area-nav__entries">
      <div className="area-nav__row">{list}</div>
      <HeaderMenu
        key={path}
        className="area-nav__menu"
        label={<span className="area-nav__here">{titleOf(here ?? path) ?? translate(`areas.${area}`)}</span>}
      >
        {list}
      </HeaderMenu>
    </div>
  );
}

interface AreaLinkProps {
  readonly entry: AreaPath;
  readonly title: string | undefined;
  readonly isHere: boolean;
  readonly lock: Lock | undefined;
}

/** A locked page can still be opened; the link says beforehand why it is of no use yet. */
function AreaLink({ entry, title, isHere, lock }: AreaLinkProps) {
  const translate = useTranslations("shell.areas.locked");
  const locale = useLocale();
  const reason = lock && translate(lock);
  return (
    <li title={reason}>
      <PortalLink
        href={withLocale(locale, entry)}
        aria-current={isHere ? "page" : undefined}
        className={reason ? "area-nav__locked" : undefined}
      >
        {reason && <LockIcon />}
        {title}
        {reason && <span className="area-nav__reason">{reason}</span>}
      </PortalLink>
    </li>
  );
}
