import type { ComponentProps } from "react";
import { PortalLink, type PortalLinkProps } from "./portal-link.tsx";

const classes = {
  primary: "brand-button brand-button--primary",
  secondary: "brand-button brand-button--secondary",
  quiet: "brand-button brand-button--quiet",
  danger: "brand-button ui-button--danger",
  link: "ui-link",
  icon: "ui-icon-button",
} as const;

/** Text inside a sentence has the sentence's size; a picture alone needs a name. */
type Look = (
  | { readonly variant?: "primary" | "secondary" | "quiet" | "danger"; readonly size?: "small" | "large" }
  | { readonly variant: "link"; readonly size?: undefined }
  | { readonly variant: "icon"; readonly size?: undefined; readonly "aria-label": string }
) & {
  /** Of the place it stands in, such as for its margins there. */
  readonly className?: string;
};

/** For what is drawn without React. */
export function buttonClass(
  variant: keyof typeof classes = "secondary",
  size?: Look["size"],
  className?: string,
): string {
  return [classes[variant], size && `brand-button--${size}`, className].filter(Boolean).join(" ");
}

type ButtonProps = Look &
  ComponentProps<"button"> & {
    /** Its act is on the way: it looks disabled and does nothing meanwhile, but keeps the focus. */
    readonly isBusy?: boolean;
  };

export function Button({ variant, size, className, type = "button", isBusy, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(variant, size, className)}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
      {...rest}
    />
  );
}

/** Looks like a button and leads somewhere. */
export function ButtonLink({ variant, size, className, ...rest }: Look & PortalLinkProps) {
  return <PortalLink className={buttonClass(variant, size, className)} {...rest} />;
}
