import type { Translation } from '../../../../app/shared/i18n/types.ts';
import type { offerFields as ru } from '../../ru/history/offer-fields.ts';

export const offerFields: Translation<typeof ru> = {
  subtitle_ru: 'What it covers',
  subtitle_en: 'What it covers, in English',
  footnote_ru: 'Footnote',
  footnote_en: 'Footnote in English',
  legals: 'Link to the conditions',
  delay_days: 'Days from the payment, at least',
  with_start: 'Begins with the start',
  event_types: 'Series',
  is_default: 'The usual one',
};
