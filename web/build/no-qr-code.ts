import type { Plugin } from "vite";

const name = "\0no-qr-code";

/**
 * Leaves out the library that Amplify UI draws a second device's QR code with (8 KB compressed on the login page): the
 * user pool asks for no second device, so that screen is never shown. The portal draws codes of its own with another.
 */
export const noQrCode = (): Plugin => ({
  name: "portal:no-qr-code",
  enforce: "pre",
  resolveId: {
    filter: { id: /^qrcode$/ },
    handler: (_id, importer) => (importer?.includes("node_modules") ? name : null),
  },
  load: {
    filter: { id: new RegExp(`^${name}$`) },
    handler: () =>
      `export default { toDataURL: () => Promise.reject(new Error("No second device is asked for.")) };`,
  },
});
