import { createContext, type ReactNode, use } from "react";
import { useTranslations } from "use-intl";
import { ApiError, isApiError } from "../../lib/api/api-error.ts";
import { Button } from "../button.tsx";
import { AlertIcon, InboxIcon } from "../icons.tsx";
import { FailureText } from "./failure-text.tsx";

/** The part of a query's result that shows its state. */
export interface LoadState {
  readonly isPending: boolean;
  readonly isFetching?: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="ui-state">
      <InboxIcon />
      <h2 className="ui-state__title">{title}</h2>
      {children && <div className="ui-state__text">{children}</div>}
      {action}
    </div>
  );
}

/** On pages that set it, one sentence introduces every load that fails, whatever part of the page asked. */
export const LoadFailureTitle = createContext<string | undefined>(undefined);

interface ErrorStateProps {
  readonly error: Error;
  readonly onRetry?: () => unknown;
  /** The sentence that introduces the reason on this screen. */
  readonly title?: string;
}

export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const translate = useTranslations("shell.ui");
  return (
    <div className="ui-state ui-state--danger" role="alert">
      <AlertIcon />
      <FailureText
        error={isApiError(error) ? error : new ApiError("internal-error")}
        title={use(LoadFailureTitle) ?? title}
      />
      {onRetry && <Button onClick={() => void onRetry()}>{translate("retry")}</Button>}
    </div>
  );
}

/** A placeholder of the content's size, so that nothing jumps when it arrives. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const translate = useTranslations("shell.ui");
  return (
    <output className="ui-skeleton">
      <span className="ui-muted">{translate("loading")}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="ui-skeleton__line" aria-hidden="true" />
      ))}
    </output>
  );
}

interface QueryResult<T> extends LoadState {
  readonly data: T | undefined;
}

/** Shows a query's data, or why there is none yet. */
export function Loaded<T>({
  query,
  lines,
  errorTitle,
  children,
}: {
  query: QueryResult<T>;
  lines?: number;
  errorTitle?: string;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState error={query.error} onRetry={query.refetch} title={errorTitle} />;
  return <Skeleton lines={lines} />;
}
