import type { useTranslations } from "use-intl";

type Translate = ReturnType<typeof useTranslations<"evidence.panel">>;

/** Browsers call every pasted picture the same: the moment tells one from the other. */
export function nameOfPasted(file: File, translate: Translate, now = new Date()): File {
  if (file.name !== "image.png") return file;
  const moment = [now.getHours(), now.getMinutes(), now.getSeconds()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return new File([file], `${translate("pastedName", { moment })}.png`, { type: file.type });
}
