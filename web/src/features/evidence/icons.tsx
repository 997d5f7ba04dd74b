import { Icon } from "@portal/shared/brand/icons.tsx";

export const UploadIcon = () => (
  <Icon>
    <path d="M10 13V4M6.5 7.5 10 4l3.5 3.5M4 13v1.5A1.5 1.5 0 0 0 5.5 16h9a1.5 1.5 0 0 0 1.5-1.5V13" />
  </Icon>
);
export const DownloadIcon = () => (
  <Icon>
    <path d="M10 4v9M6.5 9.5 10 13l3.5-3.5M4 13v1.5A1.5 1.5 0 0 0 5.5 16h9a1.5 1.5 0 0 0 1.5-1.5V13" />
  </Icon>
);
export const RetryIcon = () => (
  <Icon>
    <path d="M15.5 10a5.5 5.5 0 1 1-1.7-4M15.8 3.2v3.2h-3.2" />
  </Icon>
);
export const RemoveIcon = () => (
  <Icon>
    <path d="M4 6h12M8 6V4.5h4V6M5.5 6l.6 9.1A1 1 0 0 0 7.1 16h5.8a1 1 0 0 0 1-.9L14.5 6M8.5 9v4M11.5 9v4" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M12 5l-5 5 5 5" />
  </Icon>
);
export const OnwardIcon = () => (
  <Icon>
    <path d="M8 5l5 5-5 5" />
  </Icon>
);
