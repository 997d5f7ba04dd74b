import type { Localized } from "@portal/shared/locales.ts";
import type { LetterName } from "@portal/shared/messages/letters.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import type { Reaction } from "../../stage/letter.ts";
import { failedList, readNews, toClient, toSupport } from "../../stage/letters.ts";

/** A receipt to the client, and a notice to support with the way to the ticket. */
export const sending =
  <const Receipt extends LetterName, const Notice extends LetterName>(
    receipt: { readonly mail: Receipt; readonly link: PortalPath },
    notice: { readonly mail: Notice; readonly link: PortalPath },
  ): Reaction<Receipt | Notice> =>
  async (event) => {
    const news = await readNews(event);
    return [...(await toClient(news, () => receipt)), toSupport(news, notice.mail, notice.link)];
  };

/** What support says of the whole. */
export const telling =
  <const Mail extends LetterName>(letter: {
    readonly mail: Mail;
    readonly link: PortalPath;
  }): Reaction<Mail> =>
  async (event) => {
    const news = await readNews(event);
    return toClient(news, () => ({ ...letter, comment: news.words.comment }));
  };

/** What support says of the whole, and of each case that it failed. */
export const givingBack =
  <const Mail extends LetterName>(
    letter: { readonly mail: Mail; readonly link: PortalPath },
    titleOf: (caseId: string) => Localized | undefined,
  ): Reaction<Mail> =>
  async (event) => {
    const news = await readNews(event);
    return toClient(news, (locale) => ({
      ...letter,
      comment: news.words.comment,
      ...failedList(news, (caseId) => titleOf(caseId)?.[locale] ?? caseId),
    }));
  };
