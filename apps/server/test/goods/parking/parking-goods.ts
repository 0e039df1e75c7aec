import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { call } from '@trassa/contracts';
import type { GoodsModule, GoodsPorts } from '../../../src/composition/platform.ts';
import { randomId } from '../../../src/kernel/ids.ts';
import { toRoubles } from '../../../src/kernel/money.ts';
import { notFound, ok, refuse } from '../../../src/kernel/result.ts';
import { say } from '../../../src/kernel/say.ts';
import {
  lockOrder,
  promocodeOf,
  readLine,
  type Sellable,
  soldLine,
  unsoldLine,
} from '../../../src/modules/orders/index.ts';
import { priceLines } from '../../../src/modules/pricing/index.ts';
import { bind } from '../../../src/platform/http/index.ts';
import { parking, parkingContract, ParkingLine } from './parking-contract.ts';
import * as passes from './parking.repository.ts';

type Plan = { readonly carPark: passes.CarPark; readonly plate: string; readonly driver: string | null };
type Details = { readonly plate: string; readonly driver: string | null; readonly carParkId: number };

const returnPass = call({
  method: 'POST',
  path: '/api/parking/{id}/return',
  auth: 'required',
  summary: 'Returns a parking pass for money',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({}).nullish(),
  responses: { 200: z.object({ sum: z.number() }) },
});

const title = { ru: 'Парковка', en: 'Parking' };

const goods: Sellable<ParkingLine, Plan, Details> = {
  kind: parking,
  contract: parkingContract,
  fromBasket: (line) => {
    const { unique_id, public_id, count } = line;
    return readLine(ParkingLine, line, { unique_id, public_id, count, promocode: promocodeOf(line) });
  },
  async quote(db, lines, { now, replaces }) {
    const parks = await passes.findCarParks(
      db,
      lines.map(({ line }) => line.public_id),
    );
    const priced = await priceLines(
      db,
      lines.flatMap(({ uniqueId, line }) => {
        const item = parks.get(line.public_id);
        const { count, promocode = null } = line;
        return item ? [{ uniqueId, selector: parking, item, count, price: item.price, sales: [], promocode }] : [];
      }),
      { now, replaces },
    );
    return lines.map(({ path, uniqueId, line }) => {
      const carPark = parks.get(line.public_id);
      const price = priced.find((one) => one.uniqueId === uniqueId);
      if (!carPark || !price)
        return unsoldLine(
          { path, uniqueId },
          { count: line.count, price: 0, problem: { code: 'sale_closed', message: { id: 'sale_closed' } } },
        );
      const { plate, driver = null } = line;
      return soldLine({ path, uniqueId }, price, {
        problem:
          carPark.left < line.count ? { code: 'tickets_unavailable', message: { id: 'tickets_unavailable' } } : null,
        errors: plate ? {} : { [`${path}.plate`]: { id: 'required' } },
        goods: { itemId: carPark.id, itemPublicId: carPark.publicId, title, plan: { carPark, plate, driver } },
      });
    });
  },
  async reserve(tx, order, lines) {
    for (const { goods: sold, count } of lines)
      if (!(await passes.takePlaces(tx, order.id, sold.itemId, count))) return refuse({ code: 'tickets_unavailable' });
    return ok(
      lines.map(({ uniqueId, goods: { plan, itemId } }) => ({
        uniqueId,
        holdId: null,
        details: { plate: plan.plate, driver: plan.driver, carParkId: itemId },
      })),
    );
  },
  async reserveAnew(tx, order, lines) {
    for (const { details, count } of lines)
      if (!(await passes.takePlaces(tx, order.id, details.carParkId, count)))
        return refuse({ code: 'tickets_unavailable' });
    return ok(new Map());
  },
  release: passes.givePlacesBack,
  undo: passes.givePlacesBack,
  handBack: passes.givePlacesBack,
  issue: (tx, order, lines) =>
    passes.insertPasses(
      tx,
      order,
      lines.flatMap(({ id, count, price, details }) =>
        Array.from({ length: count }, () => ({ publicId: randomId(), lineId: id, plate: details.plate, price })),
      ),
    ),
  issued: passes.selectPasses,
  present: (line, language) => ({
    public_id: line.itemPublicId,
    unique_id: line.uniqueId,
    title: say(language, line.titleRu, line.titleEn),
    plate: line.details.plate,
    count: line.count,
    totalCost: toRoubles(line.total),
  }),
  look: ({ details }) => ({ picture: null, size: null, variant: details.plate }),
  personal: { driver: 'driver', plate: false, carParkId: false },
  fiscal: { subject: 'service', method: 'full_prepayment' },
  lead: { place: 5, ru: 'Место на парковке ждёт вас.', en: 'Your place in the car park is waiting.' },
  refunded: {
    name: 'parking',
    done: (tx, id) => passes.setPassState(tx, id, 'returned'),
    failed: (tx, id) => passes.setPassState(tx, id, 'valid'),
  },
};

/** A fifth kind of goods: all that the application knows of it stands in this folder. */
export const parkingGoods = ({ db, refundPart }: GoodsPorts): GoodsModule => ({
  sellable: goods,
  routes: (app: FastifyInstance) =>
    bind(app, returnPass, async ({ params, user }) => {
      const pass = await passes.findPass(db, params.id, user.userId);
      if (!pass) return notFound();
      await db.transaction().execute(async (tx) => {
        await lockOrder(tx, pass.orderId);
        await passes.setPassState(tx, pass.id, 'returning');
        const { orderId, lineId, price: amount } = pass;
        await refundPart(tx, { orderId, lineId, amount, cause: `parking:${pass.id}` });
      });
      return ok({ sum: toRoubles(pass.price) });
    }),
});
