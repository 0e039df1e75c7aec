import { checkSettings, settingDefaults, type SettingSection, type SettingValues, sumsFrom } from '@trassa/rules';
import { z } from 'zod';

const link = z.string().catch('');
const Links = z
  .object({
    shop: link,
    careers: link,
    photo: link,
    faq: link,
    social: z.array(z.object({ title: z.string(), title_en: z.string().nullish(), link: z.string() })).catch([]),
  })
  .catch({ shop: '', careers: '', photo: '', faq: '', social: [] });
const told = z.string().nullish().catch(null);
const Contacts = z.object({ email: told, phone: told }).catch({});
const { letters: lettersUnset } = settingDefaults;
const { sale: saleUnset } = settingDefaults;
const Sale = z
  .object({
    sale_tiers: z
      .array(z.object({ days: z.int().min(0), percent: z.int().min(0).max(100) }))
      .min(1)
      .nullable()
      .catch(null),
    sale_transfers: z.boolean().catch(saleUnset.sale_transfers),
    sale_move_fee: z.int().min(0).catch(saleUnset.sale_move_fee),
  })
  .catch({ ...saleUnset, sale_tiers: null });
const count = z.int().nullable().catch(null);
const Letters = z
  .object({
    sender_name: z.string().nullable().catch(null),
    reply_to: z.string().nullable().catch(null),
    letters_per_minute: count,
    letters_per_domain: count,
    quiet_from: z.int().catch(lettersUnset.quiet_from),
    quiet_to: z.int().catch(lettersUnset.quiet_to),
  })
  .catch({ ...lettersUnset });

/** What the rules of the section refuse is as nobody had set it; hours of quiet go together. */
const fitting = <S extends 'sale' | 'letters'>(section: S, values: SettingValues[S]): SettingValues[S] => {
  const wrong = Object.keys(checkSettings(section, values));
  const unset = new Set(
    wrong.some((field) => field.startsWith('quiet')) ? [...wrong, 'quiet_from', 'quiet_to'] : wrong,
  );
  const defaults = Object.entries(settingDefaults[section]).filter(([field]) => unset.has(field));
  return { ...values, ...Object.fromEntries(defaults) };
};

/** A section as its row keeps it, and back; whatever does not fit is as if nobody had set it. */
type Storing = {
  readonly [S in SettingSection]: {
    readonly read: (stored: unknown) => SettingValues[S];
    readonly write: (values: SettingValues[S]) => unknown;
  };
};

export const storing: Storing = {
  brand: { read: (stored) => ({ brand: z.string().catch('').parse(stored) }), write: ({ brand }) => brand },
  season: { read: (stored) => ({ season: z.string().catch('').parse(stored) }), write: ({ season }) => season },
  partners: {
    read: (stored) => ({ partners: z.array(z.string()).catch([]).parse(stored) }),
    write: ({ partners }) => partners,
  },
  contacts: {
    read(stored) {
      const { email, phone } = Contacts.parse(stored);
      return { team_email: email ?? null, team_phone: phone ?? null };
    },
    write: ({ team_email: email, team_phone: phone }) => ({ email, phone }),
  },
  links: {
    read(stored) {
      const { social, ...links } = Links.parse(stored);
      return {
        shop_link: links.shop,
        careers_link: links.careers,
        photo_link: links.photo,
        faq_link: links.faq,
        social: social.map((one) => ({ title: one.title, title_en: one.title_en || null, link: one.link })),
      };
    },
    write: ({ social, ...links }) => ({
      shop: links.shop_link,
      careers: links.careers_link,
      photo: links.photo_link,
      faq: links.faq_link,
      social: social.map(({ title_en: english, ...one }) => ({ ...one, ...(english && { title_en: english }) })),
    }),
  },
  sale: { read: (stored) => fitting('sale', Sale.parse(stored)), write: (sale) => sale },
  approvals: { read: sumsFrom, write: (sums) => sums },
  letters: { read: (stored) => fitting('letters', Letters.parse(stored ?? {})), write: (letters) => letters },
};

/** A section by its row; null: nobody has saved it. */
export const readSection = <S extends SettingSection>(section: S, stored: unknown): SettingValues[S] =>
  stored === null ? settingDefaults[section] : storing[section].read(stored);
