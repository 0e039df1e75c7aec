import type { OfficeTemplate } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openRefunds } from './refund-stage.ts';

const { app, ask, db, refund, buyTickets, createColleague, sendAll } = openRefunds();

// BO-201
it('a refund is told in the words of the house with its own sum, and its order, sum and link are what they were', async () => {
  const [finance, manager] = [await createColleague('finance'), await createColleague('manager')];
  const { body } = await ask('GET', '/templates/money_back', manager);
  const { words, version } = body['values'] as OfficeTemplate;
  const own = words.flatMap(({ word, fields }) => [
    [`${word}.ru`, `Наше ${word} ${fields.map((field) => `{${field}}`).join(' ')}`],
    [`${word}.en`, `Ours ${word} ${fields.map((field) => `{${field}}`).join(' ')}`],
  ]);
  const saved = await ask('PUT', '/templates/money_back', {
    ...manager,
    body: { version, words: Object.fromEntries(own) },
  });
  expect(saved.status).toBe(200);

  const { order, line } = await buyTickets(3);
  await refund(finance, order, { lines: [{ unique_id: line, pieces: 2 }] });
  await sendAll();
  // Letters of purchases are many, and slow.
  await sql`delete from letters where template <> 'money_back'`.execute(db());
  await app().sweeps.sendLetters();
  const letter = app().letters.find(({ subject }) => subject.startsWith('Наше subject'));
  const lines = letter?.text.replaceAll(/[^\S\n]/g, ' ').split('\n\n') ?? [];
  expect([letter?.subject.replaceAll(/\s/g, ' '), lines[0], lines[1]]).toEqual([
    'Наше subject 3 000 ₽',
    'Наше heading',
    'Наше way_paid 3 000 ₽',
  ]);
  expect(lines).toContain('Наше note_bank');
  expect(letter?.text).toMatch(new RegExp(`Наше button_1: http\\S+/basket/thanks\\?order=${order}`));
  expect(letter?.text).not.toContain('{');
});
