import type { InsuranceOffer, Language } from '@trassa/contracts';
import { toRoubles } from '../../kernel/money.ts';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { say } from '../../kernel/say.ts';
import type { OfferRow } from './insurance-offers.repository.ts';

/** An offer on the wire (API §3.5). */
export const presentOffer = (row: OfferRow, language: Language): InsuranceOffer => ({
  public_id: row.publicId,
  name: say(language, row.nameRu, row.nameEn),
  title: say(language, row.titleRu, row.titleEn),
  subtitle: say(language, row.subtitleRu, row.subtitleEn),
  description: cleanHtml(say(language, row.descriptionRu, row.descriptionEn)),
  footnote: say(language, row.footnoteRu, row.footnoteEn),
  legals: row.legals,
  price: toRoubles(row.price),
  default: row.isDefault,
  logo: row.logo,
  validity_time: row.validitySeconds,
  activation_delay: row.activationDelaySeconds,
  isStartDate: row.isStartDate,
});
