import type { SectionId } from "./sections.ts";

/** The id of a section's element; links from mails and from the navigation end there. */
export const sectionAnchor = (id: SectionId): string => `section-${id}`;
