import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';

const look = {
  brand: 'ТРАССА',
  siteUrl: 'https://trassa.example',
  contacts: { email: 'help@trassa.example', phone: '+78005550199' },
  language: 'ru' as const,
};
const { html, text } = layOut(
  {
    subject: 'Заказ <1>',
    title: 'Билеты & чек',
    parts: [
      { type: 'text', text: 'Заказ оплачен.' },
      { type: 'facts', facts: [['Участник', '<b>Иван</b>']] },
      { type: 'button', label: 'Открыть', link: 'https://trassa.example/?a=1&b="2"' },
      { type: 'note', text: 'Письмо пришло не вам?' },
    ],
  },
  look,
);

describe('a letter', () => {
  it('is held by tables and styles at its tags, which Outlook and web mail keep', () => {
    expect(html).not.toMatch(/<(div|dl|dt|dd|img|link|script)\b/);
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"/);
    const bare = [...html.matchAll(/<(?:p|a|h1|td [^>]*)\b[^>]*>/g)].filter(([tag]) => !tag.includes('style="'));
    expect(bare).toEqual([]);
    const tables = [...html.matchAll(/<table\b[^>]*>/g)].map(([tag]) => tag);
    expect(tables.filter((tag) => !tag.includes('role="presentation"'))).toEqual([]);
    const count = (tag: string): number => html.split(tag).length - 1;
    expect(
      ['table', 'tr', 'td', 'p', 'a'].filter((tag) => count(`<${tag} `) + count(`<${tag}>`) !== count(`</${tag}>`)),
    ).toEqual([]);
  });

  it('breaks a long word in every part, not among the facts alone: a table grows with its longest word', () => {
    expect(html).toMatch(/<td class="sheet" [^>]*word-break:break-word[^>]*><h1 /);
  });

  it('does not break an address at its hyphen, and says it unchanged in plain text', () => {
    const told = layOut(
      {
        subject: '',
        title: '',
        parts: [{ type: 'note', text: 'Билет ждёт: anna-maria@my-post.example. Санкт-Петербург' }],
      },
      look,
    );
    const bound = (around: string): string => `<span style="white-space:nowrap">${around}</span>`;
    expect(told.html).toContain(`anna${bound('-m')}aria@my${bound('-p')}ost.example. Санкт-Петербург`);
    expect(told.text).toContain('anna-maria@my-post.example');
  });

  it('keeps the lines of a paragraph and of small print', () => {
    const parts = (['text', 'note'] as const).map((type) => ({ type, text: 'Первая\nвторая' }));
    expect(layOut({ subject: '', title: '', parts }, look).html.match(/Первая<br>вторая/g)).toHaveLength(2);
  });

  it('writes to the team with nothing beside', () => {
    const contacts = { email: 'a?bcc=b@trassa.example', phone: null };
    const plain = layOut({ subject: '', title: '', parts: [] }, { ...look, contacts });
    expect(plain.html).toContain('href="mailto:a%3Fbcc%3Db@trassa.example"');
  });

  it('reads in a frame with the way to the team and the site', () => {
    expect(html).toContain('href="mailto:help@trassa.example"');
    expect(html).toContain('href="tel:+78005550199"');
    const silent = layOut({ subject: '', title: '', parts: [] }, { ...look, contacts: { email: null, phone: null } });
    expect(silent.html).not.toMatch(/mailto:|tel:/);
    expect(silent.text).not.toContain('Вопросы');
  });

  it('knows the dark theme of its reader', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  it('holds texts of people as texts, and says the same without HTML', () => {
    expect(html).toContain('&lt;b&gt;Иван&lt;/b&gt;');
    expect(html).toContain('href="https://trassa.example/?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('<title>Заказ &lt;1&gt;</title>');
    expect(text).toBe(
      'Билеты & чек\n\nЗаказ оплачен.\n\nУчастник: <b>Иван</b>\n\nОткрыть: https://trassa.example/?a=1&b="2"\n\nПисьмо пришло не вам?\n\nВопросы? Мы на связи: help@trassa.example, +7 (800) 555-01-99\nТРАССА https://trassa.example\n',
    );
  });
});
