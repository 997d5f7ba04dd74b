import { useState } from "react";
import { addRecent, dropRecent, forgetRecent, readRecent } from "./recent-searches.ts";

const browserStorage = () => window.localStorage;

export function useRecentSearches() {
  const [queries, setQueries] = useState(() => readRecent(browserStorage));
  return {
    queries,
    add: (query: string) => setQueries(addRecent(browserStorage, query)),
    drop: (query: string) => setQueries(dropRecent(browserStorage, query)),
    forget: () => {
      forgetRecent(browserStorage);
      setQueries([]);
    },
  };
}
