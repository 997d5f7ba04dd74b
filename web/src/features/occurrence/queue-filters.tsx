import { priorities, products, stages } from "@portal/shared/occurrence/model.ts";
import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { type Choice, useChoiceLabel } from "../../ui/choice.ts";
import { maxSearchLength, panelFilterCount, type QueueFilter, statusFilters } from "./queue-filter.ts";
import { useDebounced } from "./use-debounced.ts";
import "../../ui/form.css";
import "./occurrence.css";

interface QueueFiltersProps {
  readonly filter: QueueFilter;
  readonly onChange: (change: Partial<QueueFilter>) => void;
}

/** Status and search are always in reach; what narrows further opens on request and stays open while it is set. */
export function QueueFilters({ filter, onChange }: QueueFiltersProps) {
  const translate = useTranslations("back-office.queue");
  const translateField = useTranslations("occurrence");
  const active = panelFilterCount(filter);
  const [isOpen, setOpen] = useState(active > 0);
  const panelId = useId();
  return (
    <search className="queue-filters">
      <div className="queue-filters__bar">
        <FilterSelect
          label={translateField("field.status")}
          value={filter.status}
          choices={statusFilters.map((id) => ({ id, label: translateField(`filter.${id}`) }))}
          onChange={(status) => onChange({ status })}
        />
        <SearchInput text={filter.text ?? ""} onSearch={(text) => onChange({ text })} />
        <button
          type="button"
          className="brand-button brand-button--secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {translate("filters")}
          {active > 0 && (
            <span className="queue-filters__count">
              {active}
              <span className="brand-visually-hidden"> {translate("filtersActive", { count: active })}</span>
            </span>
          )}
        </button>
      </div>
      <div className="queue-filters__panel" id={panelId} hidden={!isOpen}>
        <PanelFilters filter={filter} onChange={onChange} />
      </div>
    </search>
  );
}

function PanelFilters({ filter, onChange }: QueueFiltersProps) {
  const translate = useTranslations("back-office.queue");
  const translateField = useTranslations("occurrence.field");
  const any = <option value="">{translate("all")}</option>;
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
        choices={stages}
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
      <button
        type="button"
        className="brand-button brand-button--quiet"
        disabled={panelFilterCount(filter) === 0}
        onClick={() => onChange({ product: undefined, stage: undefined, priority: undefined })}
      >
        {translate("clear")}
      </button>
    </>
  );
}

interface FilterSelectProps<Id extends string> {
  readonly label: string;
  readonly value: Id | undefined;
  readonly choices: readonly (Choice & { readonly id: Id })[];
  /** The entry that narrows nothing, where it is not one of the choices. */
  readonly any?: ReactNode;
  readonly onChange: (value: Id | undefined) => void;
}

function FilterSelect<Id extends string>({ label, value, choices, any, onChange }: FilterSelectProps<Id>) {
  const id = useId();
  const labelOf = useChoiceLabel();
  return (
    <div className="queue-filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="ui-input ui-input--select"
        value={value ?? ""}
        onChange={(event) => onChange(choices.find((choice) => choice.id === event.target.value)?.id)}
      >
        {any}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

function SearchInput({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const translate = useTranslations("back-office.queue");
  const [typed, setTyped] = useDebounced(text, onSearch);
  const id = useId();
  return (
    <div className="queue-filter queue-filter--search">
      <label htmlFor={id}>{translate("search")}</label>
      <input
        id={id}
        type="search"
        className="ui-input"
        value={typed}
        maxLength={maxSearchLength}
        placeholder={translate("searchHint")}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
