import { useCallback } from "react";

/** Shows bytes that this page holds in the element it is the `ref` of; their address is given back with the element. */
export const useContentSource = (content: Blob) =>
  useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(content);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
