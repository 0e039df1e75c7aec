import type { Row } from './insert.ts';

const day = 86_400_000;

/** The year people speak of: from November on the next one. */
export const seasonYear = (now: Date): number => new Date(now.getTime() + 61 * day).getUTCFullYear();

/** Values of the installation; outside sites are examples of the demonstration brand. */
export const settingRows = (now: Date): Row[] =>
  Object.entries({
    brand: 'ТРАССА',
    season: String(seasonYear(now)),
    partners: ['Северсталь-Трек', 'Водоход', 'Карабин', 'Импульс', 'Полюс-Ф', 'Гранит'],
    links: {
      shop: 'https://shop.trassa.example/',
      careers: 'https://team.trassa.example/',
      photo: 'https://photo.trassa.example/',
      faq: 'https://help.trassa.example/',
      social: [
        { title: 'ВКонтакте', title_en: 'VK', link: 'https://vk.trassa.example/' },
        { title: 'Телеграм', title_en: 'Telegram', link: 'https://tg.trassa.example/' },
      ],
    },
    partner_hosts: ['partner.trassa.example'],
    contacts: { email: 'help@trassa.example', phone: '+78005550199' },
  }).map(([key, value]) => ({ key, value }));

/** Codes for tickets, goods and insurance; those that work are told in stories and news. One has ended, one is used up. */
export const promocodeRows = (now: Date, events: ReadonlyMap<string, number>): Row[] => {
  const from = new Date(now.getTime() - 20 * day);
  const until = new Date(now.getTime() + 90 * day);
  const code = (text: string, discount: number, fields: Row = {}): Row => ({
    code: text,
    discount,
    code_count: 4,
    available: 1000,
    uses: 1000,
    starts_at: from,
    ends_at: until,
    event_ids: [],
    format_ids: [],
    kind: 'ticket',
    ...fields,
  });
  return [
    code('СТАРТ10', 10),
    code('ПЕРВЫЙ', 15, { code_count: 1, available: 7, uses: 50 }),
    code('МЕРЧ15', 15, { kind: 'shop' }),
    code('ЗАЩИТА20', 20, { kind: 'insurance' }),
    code('БАЙКАЛ20', 20, { code_count: 2, available: 60, uses: 100, event_ids: [events.get('baykalskiy-vyzov')] }),
    code('КРОСС100', 100, { code_count: 1, available: 3, uses: 3, event_ids: [events.get('lesnoy-kross')] }),
    code('ЛЕТО', 25, { starts_at: new Date(now.getTime() - 150 * day), ends_at: new Date(now.getTime() - 60 * day) }),
    code('ПУСТО', 30, { available: 0, uses: 25 }),
    // By their places: ids are Latin, codes are not.
  ].map((row, index) => ({ ...row, public_id: `season-code-${index + 1}` }));
};
