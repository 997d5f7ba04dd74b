/** Style sheets are bundled as texts: a page brings its own along, so that it needs nothing else. */
declare module "@portal/shared/brand/tokens.css" {
  const text: string;
  export default text;
}

declare module "@portal/functions/sandbox/page/look/*.css" {
  const text: string;
  export default text;
}
