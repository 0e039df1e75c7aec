import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { thanks as english } from '../i18n/messages/en/thanks.ts';
import { thanks as russian } from '../i18n/messages/ru/thanks.ts';
import { withEmail } from './email.tsx';

/** Texts of messages, however deep. */
const textsOf = (messages: object): string[] =>
  Object.values(messages).flatMap((one) => (typeof one === 'string' ? [one] : textsOf(one as object)));

it('an address stands in two parts, and breaks between them before it breaks at a hyphen', () => {
  expect(renderToStaticMarkup(withEmail('anna-maria@my-post.example').mail())).toMatch(
    /^<span [^>]*>anna-maria<\/span><span [^>]*>@my-post\.example<\/span>$/,
  );
});

it.each([
  ['ru', russian],
  ['en', english],
] as const)('every text of the thanks page that names an address lays it so, %s', (_, messages) => {
  const named = textsOf(messages).filter((text) => text.includes('{email}'));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((text) => text.replaceAll('<mail>{email}</mail>', '').includes('{email}'))).toEqual([]);
});
