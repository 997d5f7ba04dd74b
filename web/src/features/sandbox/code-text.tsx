import { Fragment } from "react";

/** A sentence of the reference: what stands in backticks is sent as it is. */
export const CodeText = ({ text }: { text: string }) =>
  text
    .split("`")
    .map((part, index) =>
      index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <code key={index}>{part}</code>,
    );
