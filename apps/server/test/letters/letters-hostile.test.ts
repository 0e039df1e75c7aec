import { letterTemplates } from '@trassa/rules';
import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificateLine, createNominal } from '../factories/certificates.ts';
import { createFormat, insertRow } from '../factories/events.ts';
import { buy, participant, paymentBody, plainLine, send, ticketLine } from '../factories/orders.ts';
import { buyTicket, createRunner, offer } from '../factories/tickets.ts';
import { createOffer, ticketInsurance } from '../factories/insurance.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await insertRow(app.database.db, 'settings', {
    key: 'contacts',
    value: JSON.stringify({ email: 'team@example.org' }),
  });
});
afterAll(() => app.close());

const hostile = 'Приз https://evil.com/x';

/** Letters in which words of strangers stand, each told with a name that was kept before names were checked. */
const carrying = [
  'order',
  'ticket',
  'ticket_move',
  'transfer',
  'certificate',
  'certificates_bought',
  'policy',
  'support_team',
  'staff_invitation',
];
/** Letters that carry no word of a stranger: codes, sums, names of events, what an editor wrote. */
const plain = [
  'refund',
  'order_confirm',
  'order_news',
  'club_result',
  'support_visitor',
  'support_answer',
  'ticket_returned',
  'money_back',
  'start_cancelled',
  'confirm_email',
  'link',
  'reset',
  'known_email',
  'password_changed',
  'finish_registration',
  'new_device',
  'sms_code',
  'new_email',
  'delete_account',
  'new_email_notice',
  'email_taken',
  'phone_moved',
  'account_deleted',
  'subscription',
  'guest_data',
  'guest_data_account',
  'reminder',
  'reminder_ask',
  'start_moved',
  'staff_fresh',
  'staff_new_place',
  'staff_way_added',
  'audit_seal',
];

const templatesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(/addTemplate\(\s*'(\w+)'/g)])
    .map(([, name = '']) => name);

it('every letter is known to carry words of strangers or none', () => {
  const found = templatesIn(path.join(import.meta.dirname, '../../src/modules'));
  expect(found.toSorted()).toEqual([...carrying, ...plain].toSorted());
});

it('every letter can be looked for in the outbox by its kind', () => {
  const found = templatesIn(path.join(import.meta.dirname, '../../src/modules'));
  expect(found.filter((name) => !(letterTemplates as readonly string[]).includes(name))).toEqual([]);
});

it('no letter makes a link of what a stranger called himself', async () => {
  const { db } = app.database;
  const runner = await createRunner(app);
  const format = await createFormat(db, { preregistration: false });
  await offer(app, runner.token, await buyTicket(app, runner.token, format.publicId), 'friend@example.org');
  const renewed = await buyTicket(app, runner.token, format.publicId, { info: participant() });
  await sql`insert into letters (template, recipient, language, data, dedupe_key)
    select 'ticket', ${runner.email}, 'ru', jsonb_build_object('ticket', ${renewed}::text, 'holder', public_id, 'news', 'renewed'), 'renewed'
    from users where id = ${runner.id}`.execute(db);
  const [{ holder } = { holder: '' }] = (
    await sql<{ holder: string }>`
      with t as (select * from tickets where public_id = ${renewed}), move as (
        insert into ticket_moves (public_id, ticket_id, order_id, from_format_id, from_kind, to_format_id, to_kind, was_minor, will_be_minor,
          fee_minor, reason, created_at)
        select 'hostile-move', t.id, t.order_id, t.format_id, t.kind, t.format_id, t.kind, 0, 0, 0, '', now() from t returning order_id
      ), line as (update orders o set moved_from_line_id = t.order_line_id from t where o.id = t.order_id)
      select u.public_id as holder from t join users u on u.id = t.user_id`.execute(db)
  ).rows;
  await sql`insert into letters (template, recipient, language, data, dedupe_key)
    values ('ticket_move', ${runner.email}, 'ru', jsonb_build_object('move', 'hostile-move', 'holder', ${holder}::text, 'news', 'moved'), 'moved')`.execute(
    db,
  );
  const nominal = await createNominal(db);
  const insured = await createOffer(db);
  const named = await createFormat(db);
  const line = ticketLine(named.publicId, { info: participant() });
  const policy = ticketInsurance(insured.publicId, line['unique_id']);
  await buy(
    app,
    paymentBody([line, plainLine(format.publicId, 1)], {
      insurances: [policy],
      certificates: [certificateLine(nominal.publicId)],
      email: 'buyer@example.org',
    }),
  );
  const support = { name: 'Анна', email: 'visitor@example.org', phone: '+7 999 123-45-67', support_type: 'feedback' };
  await send(app, 'POST', '/api/support', { ...support, text: `Вот: ${hostile}` });
  await sql`update users set name = ${hostile}, last_name = ${hostile}`.execute(db);
  await sql`update tickets set info = info || ${JSON.stringify({ first_name: hostile, last_name: hostile })}::jsonb where info is not null`.execute(
    db,
  );
  await sql`update certificates set recipient_name = ${hostile}, recipient_text = ${hostile}`.execute(db);
  await sql`update policies set last_name = ${hostile}, first_name = ${hostile}`.execute(db);
  await sql`update support_requests set name = ${hostile}`.execute(db);
  await sql`
    with i as (
      insert into staff_invitations (public_id, email, name, language, grants, invited_by, invited_at, expires_at)
      values ('hostile-invitation', 'colleague@example.org', 'Ян', 'ru', '[]', ${runner.id}, now(), now() + interval '1 day')
      returning public_id, email)
    insert into letters (template, recipient, language, data, dedupe_key)
    select 'staff_invitation', email, 'ru', jsonb_build_object('invitation', public_id), 'invitation' from i`.execute(
    db,
  );
  await app.sweeps.sendCertificates();
  while (await app.sweeps.sendLetters());
  const { rows } = await sql<{ template: string }>`
    select distinct template from letters where state = 'sent' and template = any(${carrying}::text[])`.execute(db);
  expect(rows.map(({ template }) => template).toSorted()).toEqual(carrying.toSorted());
  for (const { subject, text, html, to } of app.letters)
    for (const part of [subject, text, html, to.name]) expect(part).not.toMatch(/evil\.com|:\/\/evil/);
  expect(app.letters.filter(({ text }) => text.includes('evil[.]com')).length).toBeGreaterThan(3);
});
