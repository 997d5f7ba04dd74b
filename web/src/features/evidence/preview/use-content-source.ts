import { useCallback } from "react";

/** A `ref` for an element that shows these bytes; their address is released with the element. */
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
