import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unique } from '../factories/events.ts';
import { participant } from '../factories/orders.ts';
import { createRunner, offer, readTicket, ticketRow, upload } from '../factories/tickets.ts';
import type { Member } from '../staff/door.ts';
import { openTicketActs } from './ticket-stage.ts';

const { app, db, ask, admin, buyer, buyOne, named, act, card, createColleague, createStart, lastEntry, lettersAbout } =
  openTicketActs();

const reason = 'Позвонил и попросил';

describe('the start number', () => {
  it('is given, the next one, or taken off, each time with a new QR', async () => {
    const id = await named();
    const first = await readTicket(app(), buyer().token, id);
    expect((await act(id, '/number', { number: 150 })).status).toBe(200);
    const given = await readTicket(app(), buyer().token, id);
    expect(given.info.number).toBe(150);
    expect(given.qr_code).not.toBe(first.qr_code);
    expect((await act(id, '/number', { number: null })).status).toBe(200);
    expect((await readTicket(app(), buyer().token, id)).info.number).toBeNull();
    expect((await act(id, '/number', { number: 'next' })).status).toBe(200);
    expect((await readTicket(app(), buyer().token, id)).info.number).toBeGreaterThan(0);
    expect(await lastEntry(id)).toMatchObject({ act: 'ticket.number', changes: [{ field: 'number', before: null }] });
  });

  it('is of a range of the format and nobody else’s', async () => {
    const [one, other] = [await named(), await named()];
    const taken = (await readTicket(app(), buyer().token, other)).info.number;
    for (const number of [taken, 5000])
      expect(await act(one, '/number', { number })).toMatchObject({ status: 400, body: { code: 'number_taken' } });
  });
});

describe('blocking', () => {
  // BO-061
  it('hides the QR from the holder till the ticket is unblocked, and keeps the place', async () => {
    const id = await named();
    const before = await readTicket(app(), buyer().token, id);
    expect((await act(id, '/block', { reason: 'нет' })).body['errors']).toMatchObject({ reason: expect.any(String) });
    expect((await act(id, '/block', { reason })).status).toBe(200);
    expect(await readTicket(app(), buyer().token, id)).toMatchObject({ status: 'blocked', qr_code: null, actions: [] });
    expect(await act(id, '/block', { reason })).toMatchObject({ status: 400, body: { code: 'state' } });
    expect((await act(id, '/unblock', { reason })).status).toBe(200);
    expect(await readTicket(app(), buyer().token, id)).toMatchObject({ status: 'active', qr_code: before.qr_code });
    expect(await lastEntry(id)).toMatchObject({ act: 'ticket.unblock', reason });
  });

  it('takes an offer that waits back, and its recipient is told', async () => {
    const friend = await createRunner(app());
    const id = await named();
    await offer(app(), buyer().token, id, friend.email);
    expect((await act(id, '/block', { reason })).status).toBe(200);
    expect(await lettersAbout(friend.email)).toContainEqual(expect.stringContaining('Билет больше не передают'));
    const { rows } = await sql<{ status: string }>`
      select x.status from ticket_transfers x join tickets t on t.id = x.ticket_id where t.public_id = ${id}`.execute(
      db(),
    );
    expect(rows).toEqual([{ status: 'taken_back' }]);
  });
});

describe('renewing a QR', () => {
  it('makes another text, and the holder gets the ticket by a letter', async () => {
    const id = await named();
    const before = await readTicket(app(), buyer().token, id);
    expect((await act(id, '/renew_qr', { reason })).status).toBe(200);
    const after = await readTicket(app(), buyer().token, id);
    expect(after.qr_code).not.toBe(before.qr_code);
    await app().sweeps.sendLetters();
    const letter = app().letters.findLast(({ subject }) => subject.startsWith('Новый QR-код в билете'));
    expect(letter?.attachments?.map(({ filename }) => filename)).toEqual([`ticket-${after.ticketNumber}.pdf`]);
  });
});

// BO-008
describe('new QR texts of a ticket', () => {
  it('are five a day, and the sixth leaves the last one valid', async () => {
    const id = await named();
    for (let n = 0; n < 5; n += 1) expect((await act(id, '/renew_qr', { reason })).status).toBe(200);
    const last = await readTicket(app(), buyer().token, id);
    expect((await act(id, '/renew_qr', { reason })).status).toBe(429);
    expect((await readTicket(app(), buyer().token, id)).qr_code).toBe(last.qr_code);
  });
});

describe('papers', () => {
  it('are marked as seen or refused, which the card, the list and its filter tell', async () => {
    const at = await createStart({ license: true });
    const id = await buyOne({ info: participant(), license_file: await upload(app(), buyer().token) }, at);
    const listed = async (state: string): Promise<unknown[]> => {
      const { body } = await ask('GET', `/tickets?f.start=${at.start}&f.documents=${state}`, admin());
      return (body['values'] as { public_id: string }[]).map((row) => row.public_id);
    };
    expect((await card(id))['papers']).toEqual([{ kind: 'license', asked: true, state: null, note: '', at: null }]);
    expect(await listed('given')).toEqual([id]);
    const note = 'Нет печати';
    expect((await act(id, '/document', { kind: 'license', state: 'refused', note })).status).toBe(200);
    expect(await card(id)).toMatchObject({
      documents: 'refused',
      papers: [{ kind: 'license', state: 'refused', note, at: expect.any(Number) }],
    });
    expect([await listed('refused'), await listed('given')]).toEqual([[id], []]);
    await act(id, '/document', { kind: 'license', state: 'seen' });
    await act(id, '/document', { kind: 'medical', state: 'seen' });
    expect(await card(id)).toMatchObject({ documents: 'seen', papers: [{ kind: 'license' }, { kind: 'medical' }] });
    await act(id, '/document', { kind: 'license', state: 'none' });
    expect(await listed('given')).toEqual([id]);
  });

  it('ask for the consent of a parent of whoever is under age on the day of the start alone', async () => {
    const at = await createStart();
    const child = await buyOne({ info: participant({ birth_date: '2015-03-01' }) }, at);
    const adult = await buyOne({ info: participant() }, at);
    expect([(await card(child))['brought'], (await card(adult))['brought']]).toEqual([
      ['medical', 'parent'],
      ['medical'],
    ]);
    // One that was given stays shown.
    await act(adult, '/document', { kind: 'parent', state: 'seen' });
    expect(await card(adult)).toMatchObject({ papers: [{ kind: 'parent', state: 'seen' }], brought: ['medical'] });
  });

  it('go with their participant', async () => {
    const id = await named();
    await act(id, '/document', { kind: 'medical', state: 'seen' });
    await sql`update tickets set user_id = user_id where public_id = ${id}`.execute(db());
    const friend = await createRunner(app());
    await act(id, '/transfer', { email: friend.email, accepted_by_staff: true, reason });
    expect((await ticketRow(app(), id))['documents']).toEqual({});
  });
});

describe('handing over', () => {
  it('at once gives the ticket to a proved account, without participant and with another QR; both are told', async () => {
    const friend = await createRunner(app());
    const id = await named();
    const moved = await act(id, '/transfer', { email: friend.email, accepted_by_staff: true, reason });
    expect([moved.status, moved.body]).toEqual([200, { message: 'Билет передан, обоим отправлены письма' }]);
    expect(await readTicket(app(), friend.token, id)).toMatchObject({
      status: 'active',
      participant: null,
      info: { registered: false, number: null },
    });
    expect(await ticketRow(app(), id)).toMatchObject({ user_id: friend.id, original_user_id: buyer().id });
    expect(await lettersAbout(friend.email)).toContainEqual(expect.stringContaining('Билет теперь ваш'));
    expect(await lettersAbout(buyer().email)).toContainEqual(expect.stringContaining('Билет передан'));
    const { rows } =
      await sql`select purpose, given from consents where user_id = ${friend.id} and source = 'office'`.execute(db());
    expect(rows).toEqual([{ purpose: 'personal_data', given: true }]);
  });

  it('refuses an address without a proved account, the holder’s own, and an age that does not fit', async () => {
    const id = await named();
    const child = await createRunner(app(), { birth_date: '2018-01-01' });
    const give = (email: string) => act(id, '/transfer', { email, accepted_by_staff: true, reason });
    for (const email of [`${unique('nobody')}@example.org`, buyer().email])
      expect((await give(email)).body['errors']).toMatchObject({ email: expect.any(String) });
    expect((await give(child.email)).body['code']).toBe('age');
  });

  it('else offers it by a letter, as the holder would', async () => {
    const friend = await createRunner(app());
    const id = await named();
    expect((await act(id, '/transfer', { email: friend.email, reason })).status).toBe(200);
    expect((await readTicket(app(), buyer().token, id)).status).toBe('transfer');
    expect(await lettersAbout(friend.email)).toContainEqual(expect.stringContaining('Вам передают билет'));
  });
});

describe('the card', () => {
  it('tells which acts there are and why one cannot be done', async () => {
    const id = await named();
    const allowed = async (who?: Member) =>
      (await card(id, who)).acts.filter((one) => one.allowed).map((one) => one.act);
    expect(await allowed()).toEqual(['edit', 'number', 'document', 'move', 'transfer', 'block', 'renew_qr']);
    await act(id, '/block', { reason });
    expect(await allowed()).toEqual(['document', 'unblock']);
    expect((await card(id)).acts.find((one) => one.act === 'edit')?.why).toBe(
      'Билет заблокирован: сначала разблокируйте его',
    );
    expect((await card(id, await createColleague('finance'))).acts).toEqual([]);
  });
});
