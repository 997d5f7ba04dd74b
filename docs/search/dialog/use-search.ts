import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer, OpenSearch, SearchSource } from "../engine/answer.ts";

interface SearchState {
  readonly answer?: Answer;
  readonly failed: boolean;
}

/** Asks `first` by itself, unless it is empty. Keeps the last answer on screen until the next one is there, so that the list does not flicker. */
export function useSearch(openSearch: OpenSearch, first: string) {
  const source = useRef<SearchSource>(undefined);
  const [state, setState] = useState<SearchState>({ failed: false });

  useEffect(() => {
    const opened = openSearch({
      onAnswer: (answer) => setState({ answer, failed: false }),
      onFailure: () => setState((last) => ({ ...last, failed: true })),
    });
    source.current = opened;
    if (first !== "") opened.ask(first);
    return opened.close;
  }, [openSearch, first]);

  const ask = useCallback((query: string) => {
    if (query === "") setState({ failed: false });
    source.current?.ask(query);
  }, []);
  return { ...state, ask };
}
