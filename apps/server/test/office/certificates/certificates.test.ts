import { certificateStates } from '@trassa/rules';
import type { OfficeCertificate } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays } from '../../factories/events.ts';
import { buy, paymentBody, plainLine, send } from '../../factories/orders.ts';
import { assertInvariants } from '../../invariants.ts';
import { createTestApp, type TestApp } from '../../support/index.ts';
import { errorsOf } from '../formats/stage.ts';
import { newBuyer } from '../office.ts';
import { openCertificates, reason } from './stage.ts';

const { act, app, ask, createColleague, createGift, createStart, db, idsOf, ledgerOf, list, read, worth } =
  openCertificates();
/** Another process of the same house, with the same secret. */
let twin: TestApp;
const other = (): TestApp => twin;
beforeAll(async () => {
  const { database, config } = app();
  twin = await createTestApp({ database, config: { dataDir: config.dataDir } });
});
afterAll(async () => {
  await assertInvariants(db());
  await twin.close();
});

const codePattern = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/g;
/** Codes that were mailed to an address since the last call of this. */
const mailed = async (address: string): Promise<string[]> => {
  await app().sweeps.sendCertificates();
  await app().sweeps.sendLetters();
  const letters = app().letters.filter(({ to }) => to.address === address);
  app().letters.splice(0);
  return letters.flatMap(({ text }) => [...new Set(text.match(codePattern))]);
};

describe('the list', () => {
  it('finds by number, code and address, never shows a code, and its states are those of the rule', async () => {
    const admin = await createColleague('admin');
    const email = newBuyer();
    const gift = await createGift({ recipient_email: email });
    const spent = await createGift();
    await act(admin, spent.publicId, 'adjust', { amount: -3000 });
    const over = await createGift({ valid_until: inDays(-1) });
    const blocked = await createGift();
    await act(admin, blocked.publicId, 'block');
    const returned = await createGift({ blocked_at: new Date() });
    for (const words of [gift.publicId.slice(0, 8), gift.code, email])
      expect(await idsOf(admin, `/certificates?search=${encodeURIComponent(words)}`)).toEqual([gift.publicId]);
    const made = { active: gift, spent, over, blocked, returned };
    for (const state of certificateStates) {
      const { values } = await list(admin, `/certificates?f.state=${state}&limit=200`);
      expect(values.every((one) => one['state'] === state)).toBe(true);
      expect(values.map(({ public_id: id }) => id)).toContain(made[state].publicId);
    }
    const two = await list(admin, '/certificates?f.state=active&f.state=blocked');
    expect((await ask('GET', '/certificates/count?f.state=active&f.state=blocked', admin)).body['count']).toBe(
      two.total.count,
    );
    const [shown] = (await list(admin, `/certificates?search=${encodeURIComponent(email)}`)).values;
    expect(shown).toMatchObject({ amount: 3000, balance: 3000, source: 'bought', recipient: { name: 'Борис' } });
    expect(JSON.stringify(shown)).not.toContain(email);
    const page = await list(admin, '/certificates?sort=until&limit=25');
    expect(page.values[0]).toMatchObject({ public_id: over.publicId });
  });

  it('is empty for whoever reaches some starts alone, and its cards are not found', async () => {
    const { start } = await createStart();
    const vera = await createColleague('manager', { starts: [start] });
    const { publicId } = await createGift();
    expect((await list(vera, '/certificates')).total.count).toBe(0);
    expect((await ask('GET', `/certificates/${publicId}`, vera)).status).toBe(404);
    const whole = await createColleague('manager');
    expect(await read(whole, publicId)).toMatchObject({ acts: [] });
  });
});

// BO-037
describe('a blocked certificate', () => {
  it('is refused at check and payment by every process at once, and pays the same again when it is unblocked', async () => {
    const finance = await createColleague('finance');
    const { format } = await createStart();
    const gift = await createGift({ amount: 100_000 });
    const pay = (amount: number) =>
      send(other(), 'POST', '/api/payment', {
        ...paymentBody([plainLine(format.publicId, 1)], { certificate_codes: [gift.code], email: newBuyer(), amount }),
      });
    expect(await worth(gift.code, other())).toBe(1000);
    expect((await act(finance, gift.publicId, 'block')).body['values']).toMatchObject({ state: 'blocked', version: 2 });
    expect([await worth(gift.code), await worth(gift.code, other())]).toEqual([null, null]);
    expect((await pay(2000)).json()).toMatchObject({ code: 'certificate' });
    const again = await act(finance, gift.publicId, 'block');
    expect(again.body).toMatchObject({ code: 'state', message: 'Сертификат заблокирован: сначала разблокируйте его' });
    expect((await act(finance, gift.publicId, 'unblock')).body['values']).toMatchObject({
      state: 'active',
      balance: 1000,
    });
    expect(await worth(gift.code, other())).toBe(1000);
    expect((await pay(2000)).statusCode).toBe(200);
    expect(await worth(gift.code)).toBe(null);
  });

  it('whose money goes back is opened by nobody, and does not count as returned when the staff closed it', async () => {
    const finance = await createColleague('finance');
    const gift = await createGift({ blocked_at: new Date() });
    const refused = await act(finance, gift.publicId, 'unblock');
    expect(refused.body).toMatchObject({ code: 'state', message: 'Деньги за сертификат возвращают покупателю' });
    expect((await read(finance, gift.publicId)).acts).toEqual([]);
  });

  it('waits with its letter until it is opened', async () => {
    const finance = await createColleague('finance');
    const email = newBuyer();
    const gift = await createGift({ recipient_email: email, sent_at: null, send_at: inDays(-1) });
    await act(finance, gift.publicId, 'block');
    expect(await mailed(email)).toEqual([]);
    await act(finance, gift.publicId, 'unblock');
    expect(await mailed(email)).toEqual([gift.code]);
  });
});

describe('a reissued certificate', () => {
  it('has a new code in a letter and a dead old one; balance and ledger are the same, returns come to it', async () => {
    const finance = await createColleague('finance');
    const { format } = await createStart();
    const email = newBuyer();
    const gift = await createGift({ amount: 400_000, recipient_email: email });
    const fields = { certificate_codes: [gift.code], email: newBuyer() };
    const { order } = await buy(app(), paymentBody([plainLine(format.publicId, 1)], { ...fields, amount: 0 }));
    await act(finance, gift.publicId, 'block');
    const done = await act(finance, gift.publicId, 'reissue');
    expect(done.body['values']).toMatchObject({ state: 'active', balance: 1000, reissued: 1, version: 3 });
    const [code = '', ...more] = await mailed(email);
    expect([code === gift.code, more]).toEqual([false, []]);
    expect([await worth(gift.code), await worth(code), await worth(code, other())]).toEqual([null, 1000, 1000]);
    const ledger = await ledgerOf(finance, gift.publicId);
    expect(ledger.values.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['spend', -3000, 1000],
      ['issue', 4000, 4000],
    ]);
    expect(ledger.orders).toMatchObject([{ order: { public_id: order.public_id }, paid: 3000, back: 0 }]);
    // Once more: each new code is another one.
    await act(finance, gift.publicId, 'reissue');
    const [third = ''] = await mailed(email);
    expect([await worth(code), await worth(third)]).toEqual([null, 1000]);
  });

  it('is mailed to nobody when its recipient is kept no more', async () => {
    const finance = await createColleague('finance');
    const gift = await createGift({ recipient_email: '' });
    for (const name of ['reissue', 'send'])
      expect((await act(finance, gift.publicId, name)).body).toMatchObject({ code: 'state' });
    expect(await worth(gift.code)).toBe(3000);
  });
});

it('a letter goes again with the same code; of an ended certificate it does not', async () => {
  const finance = await createColleague('finance');
  const email = newBuyer();
  const gift = await createGift({ recipient_email: email });
  expect((await act(finance, gift.publicId, 'send')).status).toBe(200);
  expect((await act(finance, gift.publicId, 'send')).status).toBe(200);
  expect(await mailed(email)).toEqual([gift.code, gift.code]);
  // BO-008: five a day.
  for (let n = 0; n < 3; n += 1) expect((await act(finance, gift.publicId, 'send')).status).toBe(200);
  expect((await act(finance, gift.publicId, 'send')).status).toBe(429);
  const over = await createGift({ valid_until: inDays(-1) });
  expect((await act(finance, over.publicId, 'send')).body).toMatchObject({ code: 'state' });
});

it('an ended certificate is prolonged to the end of a later day, at most 36 months from its issue', async () => {
  const finance = await createColleague('finance');
  const gift = await createGift({ valid_until: inDays(-1) });
  const { longest } = await read(finance, gift.publicId);
  for (const until of ['2020-01-01', '2031-02-30', '2099-01-01'])
    expect(Object.keys(errorsOf(await act(finance, gift.publicId, 'prolong', { until })))).toEqual(['until']);
  expect(await worth(gift.code)).toBe(null);
  const prolonged = await act(finance, gift.publicId, 'prolong', { until: longest });
  const { valid_until: until, state } = prolonged.body['values'] as OfficeCertificate;
  expect([state, new Date(until * 1000).toISOString()]).toEqual(['active', `${longest}T20:59:59.000Z`]);
  expect(await worth(gift.code)).toBe(3000);
});

// BO-039
describe('an adjusted balance', () => {
  it('goes neither above the nominal nor below zero, and says what would', async () => {
    const finance = await createColleague('finance');
    const gift = await createGift();
    const adjust = (amount: number) => act(finance, gift.publicId, 'adjust', { amount });
    expect(errorsOf(await adjust(0.01))).toEqual({ amount: 'Не больше 0' });
    expect(errorsOf(await adjust(-3000.01))).toEqual({ amount: 'На сертификате 3000 ₽: больше не снять' });
    expect(errorsOf(await adjust(0))).toHaveProperty('amount');
    expect((await adjust(-3000)).body['values']).toMatchObject({ balance: 0, state: 'spent' });
    expect(errorsOf(await adjust(3000.01))).toEqual({ amount: 'Не больше 3000' });
    expect((await adjust(1200.5)).body['values']).toMatchObject({ balance: 1200.5, state: 'active' });
    expect(await worth(gift.code)).toBe(1200.5);
    const { values } = await ledgerOf(finance, gift.publicId);
    expect(values[0]).toMatchObject({ kind: 'adjust', amount: 1200.5, reason, order: null, decided_by: null });
    expect(values[0]?.by?.public_id).toBeTruthy();
    const history = await ask('GET', `/certificates/${gift.publicId}/history`, finance);
    const entries = history.body['values'] as { act: string; result: string }[];
    expect(entries.filter(({ result }) => result === 'done').map(({ act: name }) => name)).toEqual([
      'certificate.adjust',
      'certificate.adjust',
    ]);
  });

  // BO-040
  it('by more than a second person has to see waits for him, and is outdated when somebody changed it meanwhile', async () => {
    const [finance, admin] = [await createColleague('finance'), await createColleague('admin')];
    const gift = await createGift({ amount: 5_000_000 });
    await act(finance, gift.publicId, 'adjust', { amount: -50_000 });
    const ask10 = () => act(finance, gift.publicId, 'adjust', { amount: 10_000.01 });
    const asked = await ask10();
    expect(asked.status).toBe(202);
    expect((await ask10()).body).toMatchObject({ code: 'state' });
    expect((await read(finance, gift.publicId)).balance).toBe(0);
    const approve = (by: typeof admin, { body }: typeof asked) =>
      ask('PUT', `/approvals/${(body['approval'] as { public_id: string }).public_id}/approve`, {
        ...by,
        body: { version: 1 },
      });
    expect((await approve(finance, asked)).status).toBe(403);
    expect((await approve(admin, asked)).body['values']).toMatchObject({ state: 'approved' });
    const [entry] = (await ledgerOf(finance, gift.publicId)).values;
    expect(entry).toMatchObject({ amount: 10_000.01, balance: 10_000.01 });
    expect(entry?.by?.public_id).not.toBe(entry?.decided_by?.public_id);
    const second = await ask10();
    await act(finance, gift.publicId, 'block');
    expect((await approve(admin, second)).body['values']).toMatchObject({ state: 'outdated' });
    expect((await read(finance, gift.publicId)).balance).toBe(10_000.01);
  });
});

// BO-148
it('an act by an older version is a conflict and changes nothing; each one is in the audit without a code', async () => {
  const finance = await createColleague('finance');
  const gift = await createGift();
  await act(finance, gift.publicId, 'block');
  const late = await act(finance, gift.publicId, 'unblock', { version: 1 });
  expect([late.status, late.body['code']]).toEqual([409, 'conflict']);
  await act(finance, gift.publicId, 'reissue');
  const { rows } = await sql<{ act: string; text: string }>`
    select act, t::text as text from audit_entries t where object_kind = 'certificate' and object_id = ${gift.publicId} order by id`.execute(
    db(),
  );
  expect(rows.map(({ act: name }) => name)).toEqual([
    'certificate.block',
    'certificate.unblock',
    'certificate.reissue',
  ]);
  for (const { text } of rows) expect(text).not.toContain(gift.code);
});
