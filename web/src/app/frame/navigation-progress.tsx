import { loaderDelayMilliseconds, progressDelayMilliseconds } from "@portal/shared/brand/page-loading.ts";
import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

/** True while a switch of pages takes longer than this delay. */
function useLongNavigation(delayMilliseconds: number): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  // Turning a page of a list is no switch: the list must stay in sight.
  const isSwitching = state !== "idle" && location.pathname !== pathname;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSwitching) return undefined;
    const timer = setTimeout(() => setLong(true), delayMilliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSwitching, delayMilliseconds]);
  return isLong && isSwitching;
}

export const useSlowNavigation = (): boolean => useLongNavigation(loaderDelayMilliseconds);

export function NavigationProgress() {
  const translate = useTranslations("shell");
  return useLongNavigation(progressDelayMilliseconds) ? (
    <div className="ui-progress">
      <progress className="brand-visually-hidden" aria-label={translate("loadingPage")} />
    </div>
  ) : null;
}

export function PageLoader() {
  const translate = useTranslations("shell");
  return (
    <output className="ui-page-loader">
      <span className="ui-spinner" aria-hidden="true" />
      {translate("loadingPage")}
    </output>
  );
}
