import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesOfEvent, placesOfStart } from '../../src/modules/events/index.ts';
import { placesOfOrder } from '../../src/modules/orders/index.ts';
import { placesOfTicket } from '../../src/modules/tickets/index.ts';
import { createUser } from '../factories/accounts.ts';
import { createGoodsOrder } from '../factories/cabinet.ts';
import { createEvent, createEventCity, createFormat } from '../factories/events.ts';
import { buy, paymentBody, plainLine } from '../factories/orders.ts';
import { buyTicket } from '../factories/tickets.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

const createStart = async () => {
  const event = await createEvent(db());
  const start = await createEventCity(db(), { event_id: event.id });
  const format = await createFormat(db(), { event_city_id: start.id, preregistration: false });
  return { place: { event: event.publicId, start: start.publicId }, format: format.publicId };
};

describe('where things belong', () => {
  it('an order is of the starts of its lines, each once', async () => {
    const [one, two] = [await createStart(), await createStart()];
    const lines = [plainLine(one.format, 1), plainLine(two.format, 2), plainLine(one.format, 1)];
    const { order } = await buy(app, paymentBody(lines));
    const places = await placesOfOrder(db(), order.public_id);
    expect(places).toHaveLength(2);
    expect(places).toEqual(expect.arrayContaining([one.place, two.place]));
  });

  it('an order of the shop is of no start', async () => {
    const { publicId } = await createGoodsOrder(db(), (await createUser(db())).id);
    expect(await placesOfOrder(db(), publicId)).toEqual([]);
  });

  it('a ticket is of its start, and a start of its event', async () => {
    const { place, format } = await createStart();
    const { token } = await createUser(db());
    expect(await placesOfTicket(db(), await buyTicket(app, token, format))).toEqual([place]);
    expect(await placesOfStart(db(), place.start)).toEqual([place]);
  });

  it('an event is of itself alone, for grants of its starts do not reach it', async () => {
    const { place } = await createStart();
    expect(await placesOfEvent(db(), place.event)).toEqual([{ event: place.event, start: null }]);
  });

  it('what is not there belongs nowhere', async () => {
    for (const placesOf of [placesOfOrder, placesOfTicket, placesOfStart, placesOfEvent])
      expect(await placesOf(db(), 'unknown')).toBe(null);
  });
});
