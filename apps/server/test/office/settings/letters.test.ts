import { beforeAll, expect, it } from 'vitest';
import type { Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

const { app, ask, createColleague, mailedCode } = openOffice();
let boss: Member;
beforeAll(async () => {
  boss = await createColleague('admin');
});

// BO-160
it('the next letter comes from the name that was set, and answers go where they were sent to', async () => {
  await mailedCode(boss.token);
  expect(app().letters.at(-1)).not.toHaveProperty('fromName');
  const body = { version: 1, sender_name: 'Гонка', reply_to: 'answers@example.org' };
  expect((await ask('PUT', '/settings/letters', { ...boss, body })).status).toBe(200);
  const other = await createColleague('content');
  expect(other.id).toBeGreaterThan(0);
  expect(app().letters.at(-1)).toMatchObject({ fromName: 'Гонка', replyTo: 'answers@example.org' });
  expect(app().letters.at(-1)?.html).toContain('Гонка');
});
