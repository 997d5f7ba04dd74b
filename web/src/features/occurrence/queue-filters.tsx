import { priorities, workKinds } from "@portal/shared/occurrence/model.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { FilterSearch, FilterSelect } from "../../ui/list/filters.tsx";
import { filterWord, panelFilterCount, type QueueFilter, statusFilters } from "./queue-filter.ts";

interface QueueFiltersProps {
  readonly filter: QueueFilter;
  /** Where the address is about one product alone. */
  readonly fixedProduct?: ProductId | undefined;
  readonly onChange: (change: Partial<QueueFilter>) => void;
}

/** Status and search are always visible; further filters open on request and stay open while one is set. */
export function QueueFilters({ filter, fixedProduct, onChange }: QueueFiltersProps) {
  const translate = useTranslations("back-office-queue");
  const translateField = useTranslations("occurrence");
  const active = panelFilterCount(filter) - (fixedProduct ? 1 : 0);
  const [isOpen, setOpen] = useState(active > 0);
  const panelId = useId();
  return (
    <search className="ui-filters">
      <div className="ui-filters__bar">
        <FilterSelect
          label={translateField("field.status")}
          value={filter.status}
          choices={statusFilters.map((id) => ({ id, label: translateField(filterWord(id)) }))}
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
        <PanelFilters filter={filter} fixedProduct={fixedProduct} active={active} onChange={onChange} />
      </div>
    </search>
  );
}

function PanelFilters({ filter, fixedProduct, active, onChange }: QueueFiltersProps & { active: number }) {
  const translate = useTranslations("back-office-queue");
  const translateField = useTranslations("occurrence.field");
  const any = translate("all");
  return (
    <>
      {!fixedProduct && (
        <FilterSelect
          label={translateField("product")}
          value={filter.product}
          choices={products}
          any={any}
          onChange={(product) => onChange({ product })}
        />
      )}
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
        disabled={active === 0}
        onClick={() => onChange({ product: undefined, stage: undefined, priority: undefined })}
      >
        {translate("clear")}
      </Button>
    </>
  );
}
