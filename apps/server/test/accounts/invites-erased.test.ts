import { expect, it } from 'vitest';
import { participant } from '../factories/orders.ts';
import { createDeletion } from '../factories/person.ts';
import { createMember } from '../factories/sign-in.ts';
import { newBuyer, openOffice } from '../office/office.ts';

const { app, ask, createColleague, createStart, idsOf } = openOffice();

it('free tickets that wait for a second person are not given once somebody of the list has erased his account', async () => {
  const [admin, other] = [await createColleague('admin'), await createColleague('manager')];
  const { email, token } = await createMember(app());
  const few = await createStart({ quotas: { athlete: 40 } });
  const row = (to: string) => ({ email: to, format: few.format.publicId, info: participant() });
  const invite = (...rows: object[]) =>
    ask('POST', `/event_cities/${few.start}/invite`, { ...admin, body: { rows, reason: 'Судьи старта' } });
  const asked = await invite(row(email.toUpperCase()), row(newBuyer()), row(newBuyer()));
  const { public_id: approval } = asked.body['approval'] as { public_id: string };
  const { remove, mailedCode } = createDeletion(app);
  expect((await remove(token, { code: await mailedCode(token) })).statusCode).toBe(200);
  const { body } = await ask('GET', `/approvals/${approval}`, other);
  expect(body['values']).toMatchObject({ state: 'outdated', version: 2 });
  const late = await ask('PUT', `/approvals/${approval}/approve`, { ...other, body: { version: 2 } });
  expect([late.status, await idsOf(admin, `/orders?search=${encodeURIComponent(email)}`)]).toEqual([400, []]);
  // Without him it may be asked for anew.
  expect((await invite(row(newBuyer()), row(newBuyer()), row(newBuyer()))).status).toBe(202);
});
