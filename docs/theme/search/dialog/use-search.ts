import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenSearch, Question, SearchAnswer, SearchSource } from "../engine/answer.ts";

interface SearchState {
  readonly answer?: SearchAnswer;
  readonly failed: boolean;
}

/** Keeps the last answer on screen until the next one is there, so that the list does not flicker. */
export function useSearch(openSearch: OpenSearch) {
  const source = useRef<SearchSource>(undefined);
  const asked = useRef<Question>({ query: "" });
  const [state, setState] = useState<SearchState>({ failed: false });

  useEffect(() => {
    const opened = openSearch({
      onAnswer: (answer) => setState({ answer, failed: false }),
      onFailure: () => setState((last) => ({ ...last, failed: true })),
    });
    source.current = opened;
    // What was typed before it was open.
    if (asked.current.query !== "") opened.ask(asked.current);
    return opened.close;
  }, [openSearch]);

  const ask = useCallback((question: Question) => {
    asked.current = question;
    if (question.query === "") setState({ failed: false });
    source.current?.ask(question);
  }, []);
  return { ...state, ask };
}
