import { historyKinds } from "@portal/shared/history/model.ts";
import { products } from "@portal/shared/product.ts";
import { stages } from "@portal/shared/stage/model.ts";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { type Choice, useChoiceLabel } from "../../ui/form/field/choice.ts";
import { FilterBar, FilterDay, FilterSearch, FilterSelect } from "../../ui/list/filters.tsx";
import { type HistoryFilter, historyStages, isNarrowed } from "./history-filter.ts";

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly onChange: (change: Partial<HistoryFilter>) => void;
  readonly onClear: () => void;
  /** Set when the page is about one stage, so that no stage can be chosen. */
  readonly hasFixedStage?: boolean;
}

export function HistoryFilters({ filter, onChange, onClear, hasFixedStage = false }: HistoryFiltersProps) {
  const translate = useTranslations("history");
  const stageChoices = useStageChoices();
  const any = translate("filter.any");
  return (
    <FilterBar>
      <FilterSearch
        label={translate("filter.text")}
        hint={translate("filter.textHint")}
        text={filter.text ?? ""}
        onSearch={(text) => onChange({ text })}
      />
      {!hasFixedStage && (
        <>
          <FilterSelect
            label={translate("filter.product")}
            value={filter.product}
            choices={products}
            any={any}
            onChange={(product) => onChange({ product })}
          />
          <FilterSelect
            label={translate("filter.stage")}
            value={filter.stage}
            choices={stageChoices}
            any={any}
            onChange={(stage) => onChange({ stage })}
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

function useStageChoices() {
  const translate = useTranslations("history");
  const labelOf = useChoiceLabel();
  const known: readonly Choice[] = stages;
  return historyStages.map((id) => {
    const stage = known.find((one) => one.id === id);
    return { id, label: stage ? labelOf(stage) : translate("production") };
  });
}
