import { sql } from 'kysely';
import { createEventCity, createFormat, inDays, unique } from '../factories/events.ts';
import { buy, paymentBody, plainLine } from '../factories/orders.ts';
import type { Answer, Member } from '../staff/door.ts';
import { approvalOf, openRefunds, stateOf } from './refund-stage.ts';

export type CancelFigures = {
  sum: number;
  version: number;
  orders: number;
  tickets: number;
  goods: number;
  pending: number;
  purchasers: number;
  holders: number;
  to_certificates: number;
  not_refundable: { reason: string; count: number }[];
};
type Rules = { refund: 'full' | 'policy' | 'none'; insurance: boolean; goods: boolean };
export const inFull: Rules = { refund: 'full', insurance: true, goods: false };

/** A back office that calls starts off. */
export const openCancelling = () => {
  const office = openRefunds();
  const { app, db, ask, decide } = office;
  const quoteCancel = async (member: Member, start: string, rules: Rules = inFull): Promise<CancelFigures> => {
    const { status, body } = await ask('POST', `/event_cities/${start}/cancel/quote`, { ...member, body: rules });
    if (status !== 200) throw new Error(`quote: ${status} ${JSON.stringify(body)}`);
    return body['values'] as CancelFigures;
  };
  const askCancel = async (member: Member, start: string, rules: Rules = inFull): Promise<Answer> => {
    const { sum, version } = await quoteCancel(member, start, rules);
    const asked = { ...rules, sum, version, letter: null, reason: 'Площадку закрыли' };
    return ask('POST', `/event_cities/${start}/cancel`, { ...member, body: asked });
  };
  return {
    ...office,
    quoteCancel,
    askCancel,
    /** Asked for and agreed to; answers the public id of its run. */
    async cancel(asker: Member, decider: Member, start: string, rules: Rules = inFull): Promise<string> {
      const decided = await decide(decider, approvalOf(await askCancel(asker, start, rules)), 'approve');
      if (stateOf(decided) !== 'approved') throw new Error(JSON.stringify(decided.body));
      return (decided.body['values'] as { run: string }).run;
    },
    /** A start, and what buys of it. */
    async createSold() {
      const city = await createEventCity(db());
      const format = await createFormat(db(), {
        event_city_id: city.id,
        preregistration: false,
        start_time: inDays(20),
        quotas: { athlete: 5000 },
      });
      const buyHere = async (count: number, email = `${unique('buyer')}@example.org`, fields = {}) => {
        const placed = await buy(app(), paymentBody([plainLine(format.publicId, count)], { email, ...fields }));
        return { order: placed.order.public_id, token: placed.token ?? '', email };
      };
      return { start: city.publicId, startId: city.id, format, buyHere };
    },
    async workAll(): Promise<void> {
      while (await app().sweeps.workRuns());
    },
    /** Kopecks that wait or have gone back of the orders of a start. */
    async sentOf(startId: number): Promise<number> {
      const { rows } = await sql<{ sum: number }>`
        select coalesce(sum(r.certificates_minor + r.money_minor), 0)::bigint as sum from order_refunds r
        where r.order_id in (select l.order_id from order_lines l where l.event_city_id = ${startId})`.execute(db());
      return rows[0]?.sum ?? 0;
    },
    async runOf(id: string): Promise<string> {
      const { rows } = await sql<{ told: string }>`
        select r.state || ' ' || (select string_agg(c.state || ' ' || c.count, ' ' order by c.state) from (
          select state, count(*) from run_items where run_id = r.id group by 1) c) as told from runs r where r.public_id = ${id}`.execute(
        db(),
      );
      return rows[0]?.told ?? '';
    },
  };
};
