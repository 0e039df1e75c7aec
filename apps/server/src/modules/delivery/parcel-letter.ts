import { isParcelSent, orderNumber, parcelNumber, trackLink } from '@trassa/rules';
import { say } from '../../kernel/say.ts';
import type { Database } from '../../platform/database/index.ts';
import type { QueuedLetter, Template } from '../notifications/index.ts';
import { parcelWords } from './parcel-words.ts';
import { findTold } from './told-parcel.repository.ts';

export const parcelTemplate = 'parcel';

export type ToldBuyer = {
  readonly publicId: string;
  readonly order: string;
  readonly email: string;
  readonly language: 'ru' | 'en';
  readonly track: string;
  /** Of the parcel, when it got this track. */
  readonly version: number;
};

/** Once for a parcel and its track: a corrected one is told as well. It names the order: with it the letter is erased, shown and sent again. BO-095 */
export const parcelLetterOf = ({ publicId, order, email, language, track, version }: ToldBuyer): QueuedLetter => ({
  template: parcelTemplate,
  recipient: email,
  language,
  data: { order, shipment: publicId, track, version },
  dedupeKey: `parcel:${publicId}:${version}`,
});

/** The parcel has left: its track, the page of its carrier, and what lies in it. One that was corrected meanwhile is told by its own letter. */
export const parcelLetter =
  ({ db, siteUrl }: { readonly db: Database; readonly siteUrl: string }): Template =>
  async (data, language) => {
    const parcel = await findTold(db, String(data['shipment']));
    if (!parcel || !isParcelSent(parcel.state) || parcel.track === null || parcel.trackVersion !== data['version'])
      return null;
    const words = parcelWords[language];
    const number = parcelNumber(orderNumber(parcel.order), parcel.position, parcel.parcels);
    const link = trackLink(parcel.carrier, parcel.track);
    return {
      subject: words.subject(number),
      title: words.title,
      parts: [
        { type: 'text', text: words.text },
        {
          type: 'facts',
          facts: [
            [words.track, parcel.track],
            [words.way, say(language, parcel.wayRu, parcel.wayEn)],
            [words.days, words.dayCount(parcel.daysMin, parcel.daysMax)],
          ],
        },
        link === null
          ? { type: 'button', label: words.toOrder, link: `${siteUrl}/me/orders/${parcel.order}` }
          : { type: 'button', label: words.follow, link },
      ],
    };
  };
