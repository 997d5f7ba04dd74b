import { historyKinds, historySubjects } from "@portal/shared/history/model.ts";
import { products } from "@portal/shared/product.ts";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { FilterBar, FilterDay, FilterSearch, FilterSelect } from "../../ui/list/filters.tsx";
import { type HistoryFilter, isNarrowed } from "./history-filter.ts";
import { useSubjectLabel } from "./words/use-subject-label.ts";

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly onChange: (change: Partial<HistoryFilter>) => void;
  readonly onClear: () => void;
  /** Set when the list is about one subject, so that none can be chosen. */
  readonly hasFixedSubject?: boolean;
}

export function HistoryFilters({ filter, onChange, onClear, hasFixedSubject = false }: HistoryFiltersProps) {
  const translate = useTranslations("history");
  const subjectLabel = useSubjectLabel();
  const any = translate("filter.any");
  return (
    <FilterBar>
      <FilterSearch
        label={translate("filter.text")}
        hint={translate("filter.textHint")}
        text={filter.text ?? ""}
        onSearch={(text) => onChange({ text })}
      />
      {!hasFixedSubject && (
        <>
          <FilterSelect
            label={translate("filter.product")}
            value={filter.product}
            choices={products}
            any={any}
            onChange={(product) => onChange({ product })}
          />
          <FilterSelect
            label={translate("filter.subject")}
            value={filter.subject}
            choices={historySubjects.map((id) => ({ id, label: subjectLabel(id) }))}
            any={any}
            onChange={(subject) => onChange({ subject })}
          />
        </>
      )}
      <FilterSelect
        label={translate("filter.kind")}
        value={filter.kind}
        choices={historyKinds.map((id) => ({ id, label: translate(`kind.${id}`) }))}
        any={any}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterDay
        label={translate("filter.from")}
        value={filter.from}
        max={filter.to}
        onChange={(from) => onChange({ from })}
      />
      <FilterDay
        label={translate("filter.to")}
        value={filter.to}
        min={filter.from}
        onChange={(to) => onChange({ to })}
      />
      <Button variant="quiet" disabled={!isNarrowed(filter)} onClick={onClear}>
        {translate("filter.clear")}
      </Button>
    </FilterBar>
  );
}
