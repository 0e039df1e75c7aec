import type { Language, Network, Settings } from '@trassa/contracts';
import {
  brand,
  brandIn,
  defaultCityId,
  defaultRegionId,
  holdSeconds,
  ticketCountMax,
  ticketCountMin,
} from '@trassa/rules';
import { z } from 'zod';
import type { StoredSettings } from './content.repository.ts';

const link = z.string().default('');
/** What the table `settings` may hold; anything missing or unfit has a value that shows nothing. */
const Stored = z.object({
  brand: z.string().min(1).catch(brand),
  season: z.string().catch(''),
  partners: z.array(z.string()).catch([]),
  partner_hosts: z.array(z.string()).catch([]),
  links: z
    .object({
      shop: link,
      careers: link,
      photo: link,
      faq: link,
      social: z.array(z.object({ title: z.string(), title_en: z.string().optional(), link: z.string() })).default([]),
    })
    .catch({ shop: '', careers: '', photo: '', faq: '', social: [] }),
});

/** Name of the site for pages that stand alone. */
export const brandOf = ({ values }: StoredSettings, language: Language): string =>
  brandIn(language, Stored.parse(values).brand);

/** Settings of the wire in a language: what the installation stores, and what is fixed by the contract. */
export const presentSettings = (
  { values, documents, pages }: StoredSettings,
  { providers, networks }: { providers: readonly string[]; networks: readonly Network[] },
  language: Language,
): Settings => {
  const stored = Stored.parse(values);
  const social = stored.links.social.map(({ title, title_en: titleEn, link: to }) => ({
    title: language === 'en' && titleEn ? titleEn : title,
    link: to,
  }));
  return {
    ...stored,
    brand: brandIn(language, stored.brand),
    links: { ...stored.links, social },
    networks: [...networks],
    providers: [...providers],
    captcha: 'puzzle',
    documents,
    pages,
    hold_seconds: holdSeconds,
    default_city: defaultCityId,
    default_region: defaultRegionId,
    ticket_count: { min: ticketCountMin, max: ticketCountMax },
  };
};
