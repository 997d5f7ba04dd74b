import { priorities, workKinds } from "@portal/shared/occurrence/model.ts";
import { products } from "@portal/shared/product.ts";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { FilterSearch, FilterSelect } from "../../ui/list/filters.tsx";
import { panelFilterCount, type QueueFilter, statusFilters } from "./queue-filter.ts";

interface QueueFiltersProps {
  readonly filter: QueueFilter;
  readonly onChange: (change: Partial<QueueFilter>) => void;
}

/** Status and search are always visible; further filters open on request and stay open while one is set. */
export function QueueFilters({ filter, onChange }: QueueFiltersProps) {
  const translate = useTranslations("back-office.queue");
  const translateField = useTranslations("occurrence");
  const active = panelFilterCount(filter);
  const [isOpen, setOpen] = useState(active > 0);
  const panelId = useId();
  return (
    <search className="ui-filters">
      <div className="ui-filters__bar">
        <FilterSelect
          label={translateField("field.status")}
          value={filter.status}
          choices={statusFilters.map((id) => ({
            id,
            label: translateField(id === "all" ? "allStatuses" : `status.${id}`),
          }))}
          onChange={(status) => onChange({ status })}
        />
        <FilterSearch
          label={translate("search")}
          hint={translate("searchHint")}
          text={filter.text ?? ""}
          onSearch={(text) => onChange({ text })}
        />
        <Button aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
          {translate("filters")}
          {active > 0 && (
            <span className="ui-filters__count">
              {active}
              <span className="brand-visually-hidden"> {translate("filtersActive", { count: active })}</span>
            </span>
          )}
        </Button>
      </div>
      <div className="ui-filters__panel" id={panelId} hidden={!isOpen}>
        <PanelFilters filter={filter} onChange={onChange} />
      </div>
    </search>
  );
}

function PanelFilters({ filter, onChange }: QueueFiltersProps) {
  const translate = useTranslations("back-office.queue");
  const translateField = useTranslations("occurrence.field");
  const any = translate("all");
  return (
    <>
      <FilterSelect
        label={translateField("product")}
        value={filter.product}
        choices={products}
        any={any}
        onChange={(product) => onChange({ product })}
      />
      <FilterSelect
        label={translateField("stage")}
        value={filter.stage}
        choices={workKinds}
        any={any}
        onChange={(stage) => onChange({ stage })}
      />
      <FilterSelect
        label={translateField("priority")}
        value={filter.priority}
        choices={priorities}
        any={any}
        onChange={(priority) => onChange({ priority })}
      />
      <Button
        variant="quiet"
        disabled={panelFilterCount(filter) === 0}
        onClick={() => onChange({ product: undefined, stage: undefined, priority: undefined })}
      >
        {translate("clear")}
      </Button>
    </>
  );
}
