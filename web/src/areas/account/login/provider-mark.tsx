import type { SocialProvider } from "@portal/shared/settings/site-config.ts";

const paths: Record<SocialProvider, readonly { readonly d: string; readonly fill: string }[]> = {
  Google: [
    {
      d: "M17.6 10.2c0-.6 0-1.1-.1-1.6H10v3h4.3a3.7 3.7 0 0 1-1.6 2.4v2h2.6c1.5-1.4 2.3-3.4 2.3-5.8Z",
      fill: "#4285f4",
    },
    { d: "M10 18c2.2 0 4-.7 5.3-2l-2.6-2a4.8 4.8 0 0 1-7.2-2.5H2.8v2A8 8 0 0 0 10 18Z", fill: "#34a853" },
    { d: "M5.5 11.5a4.8 4.8 0 0 1 0-3v-2H2.8a8 8 0 0 0 0 7.1l2.7-2.1Z", fill: "#fbbc05" },
    {
      d: "M10 5.2c1.2 0 2.3.4 3.1 1.2l2.3-2.3A8 8 0 0 0 2.8 6.5l2.7 2A4.8 4.8 0 0 1 10 5.2Z",
      fill: "#ea4335",
    },
  ],
  Facebook: [
    {
      d: "M18 10a8 8 0 1 0-9.2 7.9v-5.6h-2V10h2V8.2c0-2 1.2-3.1 3-3.1l1.8.2v2h-1c-1 0-1.3.6-1.3 1.2V10h2.2l-.4 2.3h-1.8v5.6A8 8 0 0 0 18 10Z",
      fill: "#1877f2",
    },
  ],
  GitHub: [
    {
      d: "M10 2a8 8 0 0 0-2.5 15.6c.4 0 .5-.2.5-.4v-1.5c-2.2.5-2.7-1-2.7-1-.4-1-.9-1.2-.9-1.2-.7-.5 0-.5 0-.5.8 0 1.3.9 1.3.9.7 1.2 1.9.9 2.3.7 0-.5.3-.9.5-1.1-1.8-.2-3.6-.9-3.6-4 0-.8.3-1.5.8-2.1 0-.2-.4-1 .1-2.1 0 0 .7-.2 2.2.8a7.7 7.7 0 0 1 4 0c1.5-1 2.2-.8 2.2-.8.5 1.1.2 1.9.1 2.1.5.6.8 1.3.8 2.2 0 3-1.9 3.7-3.6 3.9.3.2.5.7.5 1.5v2.2c0 .2.1.5.5.4A8 8 0 0 0 10 2Z",
      fill: "currentColor",
    },
  ],
};

export const ProviderMark = ({ provider }: { provider: SocialProvider }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    {paths[provider].map(({ d, fill }) => (
      <path key={d} d={d} fill={fill} />
    ))}
  </svg>
);
