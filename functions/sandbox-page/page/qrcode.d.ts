/** The drawing of codes alone: the package's own entry brings writers of files along. */
declare module "qrcode/lib/core/qrcode.js" {
  export { create } from "qrcode";
}
