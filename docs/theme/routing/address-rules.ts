/**
 * What browsers use of `@docusaurus/utils-common`. Its own list of exports asks for the whole of `tslib`, which every
 * page would load.
 */
export {
  addLeadingSlash,
  addTrailingSlash,
  default as applyTrailingSlash,
  removeTrailingSlash,
} from "@docusaurus/utils-common/lib/applyTrailingSlash.js";
export { getErrorCausalChain } from "@docusaurus/utils-common/lib/errorUtils.js";
export { addPrefix, removePrefix, removeSuffix } from "@docusaurus/utils-common/lib/stringUtils.js";
