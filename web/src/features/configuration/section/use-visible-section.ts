import { useEffect, useState } from "react";
import { sectionAnchor } from "./section-anchor.ts";
import { configurationSections, type SectionId } from "./sections.ts";

/** The section in view: the first whose body crosses the upper part of the window. */
export function useVisibleSection(): SectionId | undefined {
  const [visible, setVisible] = useState<SectionId>();
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        setVisible(configurationSections.find(({ id }) => inSight.has(sectionAnchor(id)))?.id);
      },
      { rootMargin: "-36% 0px -55% 0px" },
    );
    for (const { id } of configurationSections) {
      const element = document.getElementById(sectionAnchor(id));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return visible;
}
