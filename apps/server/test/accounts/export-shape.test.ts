import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { certificateLine, createNominal } from '../factories/certificates.ts';
import { insertRow } from '../factories/events.ts';
import { buy, paymentBody, send } from '../factories/orders.ts';
import { createPerson, traces } from '../factories/person.ts';
import { createResult } from '../factories/results.ts';
import { createDoor } from '../staff/door.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Parts of the file in their order, each with its columns in theirs. */
const shape = {
  networks: 'network attached_at',
  consents: 'purpose given document_version source address email created_at',
  logins: 'method os browser device city country created_at last_used_at expires_at revoked_at',
  subscriptions: 'email language asked_at confirmed_at ended_at',
  orders:
    'public_id status email phone staff_note language total discount delivery certificates amount created_at paid_at lines payments refunds',
  shipments: 'order method first_name last_name phone address track cost created_at',
  tickets:
    'public_id ticket_number status kind format event start_time start_number inside_number sector seat_row seat_place price participant registered_at documents club created_at online_started_at online_result_seconds online_link online_status',
  results:
    'ticket_number event format start_number last_name first_name name_hidden gender category age_group team club home_city country status comments seconds position position_gen position_cat',
  runner_page: 'public_id opened_at',
  transfers: 'ticket_number status direction email created_at closed_at',
  files: 'public_id purpose name mime size created_at',
  policies:
    'public_id number offer last_name first_name second_name phone birth_date gender starts_at price cancelled_at created_at',
  certificates:
    'nominal amount balance recipient_name recipient_email recipient_text send_at sent_at valid_until created_at',
  clubs: 'public_name title joined_at',
  support: 'number type name email phone text club mailing state created_at first_answered_at outcome closed_at',
  reminders: 'email language asked_at confirmed_at ended_at day_sent_at soon_sent_at told_opens_at',
  club_results:
    'public_id competition_type unit value day distance comment link picture status reason created_at decided_at competitions',
  basket: 'goods added_at',
  support_messages: 'number kind text written_at',
  privacy_requests:
    'kind source name email wish received_on due_on prolonged_why identity identity_note exported_at outcome answer closed_at',
  staff_grants: 'role scope areas until granted_at ended_at',
  staff_sessions: 'opened_at last_act_at ended_at device',
  passkeys: 'name created_at last_used_at',
  staff_invitations: 'direction email name language grants invited_at expires_at ended_at',
  saved_views: 'list name query shared created_at',
};

/** Of every line of an order, whatever its kind. */
const lineShape = 'selector title count price discount total participant insured recipient';

it('the file of the own data has the same parts in the same order, each with the same columns', async () => {
  const { db } = app.database;
  const { id, token, format } = await createPerson(app);
  const nominal = await createNominal(db);
  await buy(app, paymentBody([], { email: traces.email, certificates: [certificateLine(nominal.publicId)] }), {
    token,
  });
  const { rows } = await sql<{ id: number; city: number }>`
    select t.id, f.event_city_id as city from tickets t join formats f on f.id = t.format_id where t.user_id = ${id} limit 1`.execute(
    db,
  );
  await createResult(db, { id: format.id, eventCityId: rows[0]?.city ?? 0 }, { ticket_id: rows[0]?.id });
  await sql`insert into runner_pages (user_id, public_id) values (${id}, 'open-page')`.execute(db);
  const door = createDoor(
    () => app,
    () => new Date(),
  );
  // Those of purchases are many, and slow: the code of the enrolment goes out by itself.
  await app.sweeps.sendLetters();
  await door.grant(id);
  const secret = await door.enrol(token);
  const { cookie } = await door.ask('POST', '/session/confirm', { token, body: { code: door.code(secret) } });
  await insertRow(db, 'passkeys', {
    public_id: 'open-key',
    user_id: id,
    name: 'Ноутбук',
    credential_id: 'open-key',
    public_key: '',
    counter: 0,
    created_at: new Date(),
  });
  await door.ask('POST', '/views', { token, cookie, body: { list: 'orders', name: 'Мои', query: 'f.state=paid' } });
  const grants = [{ role: 'content', scope: 'all' }];
  const invited = await door.ask('POST', '/staff', {
    token,
    cookie,
    body: { email: 'shape@example.org', name: 'Ян', grants },
  });
  expect(invited).toMatchObject({ status: 200 });
  const answer = await send(app, 'GET', '/api/user/export', undefined, { token });
  const { created, profile, ...parts } = answer.json<Record<string, Record<string, unknown>[]>>();
  expect([created, profile]).toEqual([expect.any(String), expect.any(Object)]);
  const found = Object.entries(parts).map(([part, list]) => [part, Object.keys(list[0] ?? {}).join(' ')]);
  expect(found).toEqual(Object.entries(shape));
  const lines = parts['orders']?.flatMap((order) => order['lines'] as object[]) ?? [];
  for (const line of lines) expect(Object.keys(line).join(' ')).toBe(lineShape);
});
