import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from "@docusaurus/theme-common/internal";
import type Original from "@theme/Tabs";
import type { ComponentProps, KeyboardEvent } from "react";

const steps = new Map([
  ["ArrowRight", 1],
  ["ArrowLeft", -1],
]);

/** Arrows move among the tabs, round the ends; Enter and Space choose, as with any button. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const step = steps.get(key);
  if (!step) return;
  const tabs = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  tabs.at((tabs.indexOf(currentTarget) + step) % tabs.length)?.focus();
}

function TabList() {
  const { selectedValue, selectValue, tabValues } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  return (
    <div role="tablist" className="tabs">
      {tabValues.map(({ value, label }) => {
        const isSelected = value === selectedValue;
        return (
          <button
            key={value}
            type="button"
            role="tab"
            tabIndex={isSelected ? 0 : -1}
            aria-selected={isSelected}
            className={`tabs__item ${isSelected ? "tabs__item--active" : ""}`}
            onKeyDown={moveFocus}
            onClick={({ currentTarget }) => {
              if (isSelected) return;
              // Tabs of the same group above may grow; this one stays under the pointer.
              blockElementScrollPositionUntilNextRender(currentTarget);
              selectValue(value);
            }}
          >
            {label ?? value}
          </button>
        );
      })}
    </div>
  );
}

/** The theme's own draws every tab and its code a second time once the page runs, and the focus is lost with it. */
export default function Tabs(props: ComponentProps<typeof Original>) {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className="tabs-container">
        <TabList />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
