import { Icon } from "@portal/shared/brand/icons.tsx";

export const CloseIcon = () => (
  <Icon>
    <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
  </Icon>
);
export const BellIcon = () => (
  <Icon>
    <path d="M10 2.5a5 5 0 0 0-5 5c0 4-1.5 5.5-1.5 5.5h13S15 11.5 15 7.5a5 5 0 0 0-5-5ZM8.3 16a1.9 1.9 0 0 0 3.4 0" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon>
    <path d="m4.5 10.5 3.5 3.5 7.5-8" />
  </Icon>
);
export const CopyIcon = () => (
  <Icon>
    <rect x="7" y="7" width="9.5" height="9.5" rx="2" />
    <path d="M13 4.5A1.5 1.5 0 0 0 11.5 3.5h-6a2 2 0 0 0-2 2v6A1.5 1.5 0 0 0 4.5 13" />
  </Icon>
);
export const EyeIcon = () => (
  <Icon>
    <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10Z" />
    <circle cx="10" cy="10" r="2.4" />
  </Icon>
);
export const EyeOffIcon = () => (
  <Icon>
    <path d="M8.2 4.7A8 8 0 0 1 10 4.5c5 0 8 5.5 8 5.5a14 14 0 0 1-2.4 3M5.2 6.3A13.6 13.6 0 0 0 2 10s3 5.5 8 5.5a7.7 7.7 0 0 0 3.5-.8M3 3l14 14" />
  </Icon>
);
export const AlertIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 6.2v4.6M10 13.7v.1" />
  </Icon>
);
export const LockIcon = () => (
  <Icon>
    <rect x="4.5" y="9" width="11" height="7.5" rx="2" />
    <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
  </Icon>
);
export const InboxIcon = () => (
  <Icon>
    <path d="M3 11.5 5.2 5a1.5 1.5 0 0 1 1.4-1h6.8a1.5 1.5 0 0 1 1.4 1l2.2 6.5v3a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5Z" />
    <path d="M3 11.5h4a3 3 0 0 0 6 0h4" />
  </Icon>
);
export const FileIcon = () => (
  <Icon>
    <path d="M11.5 3H6a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6 17h8a1.5 1.5 0 0 0 1.5-1.5V7Z" />
    <path d="M11.5 3v4h4" />
  </Icon>
);
