import { useDoc, useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import { PageMetadata } from "@docusaurus/theme-common";
import { getDocSetName } from "../../../../data/doc-sets/doc-set-names.data.ts";
import { feedAddress, markdownAddress } from "../../../addresses/machine-addresses.ts";
import { useLocale } from "../../../use-locale.ts";

/** "Quick start" says nothing among the results of a search engine: the doc set says of what. */
export default function DocItemMetadata() {
  const locale = useLocale();
  const { metadata, frontMatter, assets } = useDoc();
  const docSet = useDocsSidebar()?.name;
  return (
    <PageMetadata
      title={docSet ? `${metadata.title} | ${getDocSetName(docSet)[locale]}` : metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    >
      <link rel="alternate" type="text/markdown" href={markdownAddress(metadata.permalink)} />
      {docSet && <link rel="alternate" type="application/atom+xml" href={feedAddress(docSet, locale)} />}
    </PageMetadata>
  );
}
