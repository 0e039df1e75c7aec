import { describe, expect, it } from 'vitest';
import { checkMailingText, type MailingBlock, type MailingContent } from './mailing-text.ts';

const text: MailingBlock = { type: 'text', text: 'До встречи, {имя|участник}' };
const words = { subject: 'Скоро старт', preheader: '', blocks: [text] };
const withLink = (link: string): MailingContent => ({
  ru: { ...words, blocks: [text, { type: 'button', label: 'Открыть', link }] },
  en: null,
});

describe('a text', () => {
  it.each<[string, MailingContent, object]>([
    ['that is right', { ru: words, en: { ...words, subject: 'Race day' } }, {}],
    ['without a subject', { ru: { ...words, subject: ' ' }, en: null }, { 'ru.subject': { id: 'required' } }],
    [
      'with a long subject',
      { ru: { ...words, subject: 'я'.repeat(121) }, en: null },
      { 'ru.subject': { id: 'too_long', max: 120 } },
    ],
    ['of nothing', { ru: { ...words, blocks: [] }, en: null }, { 'ru.blocks': { id: 'mailing_empty' } }],
    [
      'with an unknown field in English',
      { ru: words, en: { ...words, blocks: [{ type: 'text', text: '{email|you}' }] } },
      { 'en.blocks.0.text': { id: 'mailing_field_unknown' } },
    ],
    [
      'with a preheader of a bare field',
      { ru: { ...words, preheader: '{имя}' }, en: null },
      { 'ru.preheader': { id: 'mailing_field_fallback' } },
    ],
  ])('%s', (_, content, problems) => expect(checkMailingText(content, true)).toEqual(problems));

  it.each([
    ['https://example.org/start', null],
    ['/event/spring', null],
    ['', 'required'],
    ['//example.org', 'site_link'],
    ['http://example.org', 'site_link'],
    ['javascript:alert(1)', 'site_link'],
    ['https://example.org/a b', 'site_link'],
    ['https://example.org/?u={имя|x}', 'mailing_link_personal'],
    ['https://example.org/?email=1', 'mailing_link_personal'],
    ['https://example.org/?u=a%40b.ru', 'mailing_link_personal'],
    ['https://user@example.org/', 'mailing_link_personal'],
    ['https://example.org/?p=%2B79991234567', 'mailing_link_personal'],
  ])('with a button to %s tells %s', (link, id) =>
    expect(checkMailingText(withLink(link), true)['ru.blocks.1.link']?.id ?? null).toBe(id),
  );
});
