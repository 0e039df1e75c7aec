import type { InsuranceOffer, Language } from '@trassa/contracts';
import { toRoubles } from '../../kernel/money.ts';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { say } from '../../kernel/say.ts';
import type { OfferRow } from './insurance-offers.repository.ts';

/** An offer on the wire (API §3.5). */
export const presentOffer = (row: OfferRow, language: Language): InsuranceOffer => ({
  public_id: row.public_id,
  name: say(language, row.name_ru, row.name_en),
  title: say(language, row.title_ru, row.title_en),
  subtitle: say(language, row.subtitle_ru, row.subtitle_en),
  description: cleanHtml(say(language, row.description_ru, row.description_en)),
  footnote: say(language, row.footnote_ru, row.footnote_en),
  legals: row.legals,
  price: toRoubles(row.price_minor),
  default: row.is_default,
  logo: row.logo,
  validity_time: row.validity_seconds,
  activation_delay: row.activation_delay_seconds,
  isStartDate: row.is_start_date,
});
