import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEventCity, createFormat, inDays, type MadeFormat } from '../factories/events.ts';
import { buy, hold, paymentBody, plainLine, send } from '../factories/orders.ts';
import { ask, idOf, insurance, setStage, stage, takenOf, ticket } from '../support/basket-stage.ts';
import { createTestApp } from '../support/index.ts';

setStage();

describe('what can no longer be bought', () => {
  it('is told once, each with its reason, and is gone', async () => {
    const closed = await createFormat(stage.app.database.db, { preregistration: false });
    const vanished = await createFormat(stage.app.database.db, { preregistration: false });
    const expired = await hold(stage.app, stage.format.publicId, 1);
    const of = (made: MadeFormat, title: string) =>
      ticket({ public_id: made.publicId, format_public_id: made.publicId, title });
    const lines = [
      ticket({ title: 'good' }),
      ticket({ title: 'too late', hold_id: expired }),
      of(closed, 'closed'),
      of(vanished, 'vanished'),
    ];
    await ask('POST', lines);
    await sql`update holds set expires_at = now() - interval '1 second' where id = ${expired}`.execute(
      stage.app.database.db,
    );
    await sql`update event_cities set sale_end = now() - interval '1 day' where id = ${closed.eventCityId}`.execute(
      stage.app.database.db,
    );
    await sql`update event_cities set status = 'draft' where id = ${vanished.eventCityId}`.execute(
      stage.app.database.db,
    );
    const { values, removed } = await ask('GET');
    expect(values.map((line) => line['title'])).toEqual(['good']);
    expect(removed.map(({ title, reason }) => [title, reason])).toEqual([
      ['too late', 'hold_expired'],
      ['closed', 'sale_closed'],
      ['vanished', 'gone'],
    ]);
    expect(await ask('GET')).toMatchObject({ values: [{ title: 'good' }], removed: [] });
  });

  it('takes its insurance along, and comes back with a new hold', async () => {
    const [a, b] = [ticket({ hold_id: await hold(stage.app, stage.format.publicId, 1) }), insurance()];
    Object.assign(a, { abid: b.unique_id, isAddInsurance: true });
    Object.assign(b, { abid: a.unique_id });
    await ask('POST', [a, b]);
    await sql`update holds set expires_at = now() - interval '1 second' where id = ${a.hold_id}`.execute(
      stage.app.database.db,
    );
    const { values, removed } = await ask('GET');
    expect(values).toEqual([]);
    expect(removed.map(({ reason }) => reason)).toEqual(['hold_expired', 'hold_expired']);
    await ask('POST', { ...a, hold_id: await hold(stage.app, stage.format.publicId, 1) });
    expect((await ask('GET')).values).toHaveLength(1);
  });

  it('does not list what was paid for', async () => {
    const line = ticket({ hold_id: await hold(stage.app, stage.format.publicId, 1) });
    const other = ticket();
    await ask('POST', [line, other]);
    const sold = plainLine(stage.format.publicId, 1, { unique_id: line.unique_id, hold_id: line.hold_id });
    await buy(stage.app, paymentBody([sold]), { token: stage.user.token });
    const { values, removed } = await ask('GET');
    expect([values.map((one) => one.unique_id), removed]).toEqual([[other.unique_id], []]);
  });
});

describe('a removed line', () => {
  const linked = async () => {
    const [a, b] = [ticket({ hold_id: await hold(stage.app, stage.format.publicId, 1) }), insurance()];
    Object.assign(a, { abid: b.unique_id, isAddInsurance: true, insurancePublic_id: 'offer', insurancePrice: 200 });
    Object.assign(b, { abid: a.unique_id });
    const { values } = await ask('POST', [a, b]);
    return values;
  };

  it('takes its insurance and its hold along', async () => {
    const [a] = await linked();
    expect(await takenOf()).toBe(1);
    expect((await ask('DELETE', undefined, { path: `/${idOf(a)}` })).values).toEqual([]);
    expect(await takenOf()).toBe(0);
  });

  it('leaves the ticket whose insurance it was, unlinked', async () => {
    const [, b] = await linked();
    const { values } = await ask('DELETE', undefined, { path: `/${idOf(b)}` });
    expect(values).toMatchObject([{ selector: 'ticket', abid: null, isAddInsurance: false, insurancePublic_id: null }]);
    expect((await ask('GET')).values).toEqual(values);
    expect(await takenOf()).toBe(1);
  });

  it('keeps the hold that another participant of its group stands on', async () => {
    const shared = await hold(stage.app, stage.format.publicId, 2);
    const { values } = await ask('POST', [ticket({ hold_id: shared }), ticket({ hold_id: shared })]);
    await ask('DELETE', undefined, { path: `/${idOf(values[0])}` });
    expect(await takenOf()).toBe(2);
    await ask('DELETE', undefined, { path: `/${idOf(values[1])}` });
    expect(await takenOf()).toBe(0);
  });

  it('of a whole basket gives every place back, but none that an order waits for', async () => {
    const [mine, ordered] = [
      await hold(stage.app, stage.format.publicId, 3),
      await hold(stage.app, stage.format.publicId, 2),
    ];
    await ask('POST', [ticket({ hold_id: mine, count: 3 }), ticket({ hold_id: ordered, count: 2 })]);
    const answer = await send(
      stage.app,
      'POST',
      '/api/payment',
      paymentBody([plainLine(stage.format.publicId, 2, { hold_id: ordered })]),
      {
        token: stage.user.token,
      },
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await ask('DELETE')).values).toEqual([]);
    expect(await takenOf()).toBe(2);
  });
});

describe('a hold made by a guest', () => {
  const visitorOf = async (id: string): Promise<string> => {
    const { rows } = await sql<{ visitor: string }>`select visitor from holds where id = ${id}`.execute(
      stage.app.database.db,
    );
    return rows[0]?.visitor ?? '';
  };

  it('is his own after he has logged in: counted, changed, paid and given back', async () => {
    const id = await hold(stage.app, stage.format.publicId, 1);
    expect(await visitorOf(id)).not.toMatch(/^user:/);
    const line = ticket({ hold_id: id });
    await ask('POST', line);
    expect(await visitorOf(id)).toBe(`user:${stage.user.id}`);
    expect(
      (await send(stage.app, 'PUT', `/api/hold/${id}`, { count: 2 }, { token: stage.user.token })).statusCode,
    ).toBe(200);
    const bought = plainLine(stage.format.publicId, 2, { unique_id: line.unique_id, hold_id: id });
    await buy(stage.app, paymentBody([bought]), { token: stage.user.token });
    expect(await takenOf()).toBe(2);
  });

  it('counts against the limit of the person who has it now', async () => {
    const limited = await createTestApp({
      database: stage.app.database,
      config: { limitsOff: false, limits: { ...stage.app.config.limits, holdsPerVisitor: 2 } },
    });
    const ask2 = () =>
      send(
        limited,
        'POST',
        '/api/hold',
        { format_public_id: stage.format.publicId, count: 1 },
        { token: stage.user.token },
      );
    await ask('POST', [
      ticket({ hold_id: await hold(stage.app, stage.format.publicId, 1) }),
      ticket({ hold_id: await hold(stage.app, stage.format.publicId, 1) }),
    ]);
    expect((await ask2()).statusCode).toBe(429);
    await limited.close();
  });

  it('that is over or paid for changes no owner', async () => {
    const over = await hold(stage.app, stage.format.publicId, 1);
    const before = await visitorOf(over);
    await send(stage.app, 'DELETE', `/api/hold/${over}`);
    await ask('POST', ticket({ hold_id: over }));
    expect(await visitorOf(over)).toBe(before);
  });
});

it('takes out a line whose sale has not begun yet', async () => {
  const city = await createEventCity(stage.app.database.db, { sale_start: inDays(1) });
  const soon = await createFormat(stage.app.database.db, { preregistration: false, event_city_id: city.id });
  await ask('POST', ticket({ public_id: soon.publicId, format_public_id: soon.publicId }));
  expect((await ask('GET')).removed).toMatchObject([{ reason: 'sale_closed' }]);
});
