import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plainLine } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { openCancelling } from './cancel-stage.ts';

const office = openCancelling();
const { db, ask, buyOf, createColleague, createSold, refund } = office;
let asker: Member;
beforeAll(async () => {
  asker = await createColleague('admin');
});
afterEach(() => assertInvariants(db()));

type Change = { field: string; after: unknown };
type Entry = { act: string; actor: { public_id: string } | null; changes: Change[] };
const historyOf = async (member: Member, order: string): Promise<Entry[]> =>
  (await ask('GET', `/orders/${order}/history`, member)).body['values'] as Entry[];
/** What entries tell of money that came back, newest first. */
const toldOf = (entries: readonly Entry[]): string[][] =>
  entries
    .filter(({ act }) => act === 'order.refund')
    .map(({ changes }) => changes.map(({ field, after }) => `${field} ${(after as { money?: number }).money}`));

// BO-124
describe('the history of an order with lines of two starts', () => {
  it('tells whoever reaches one of them what came back of its lines alone, and of the order as a whole', async () => {
    const [here, there] = [await createSold(), await createSold()];
    const lines = [plainLine(here.format.publicId, 2), plainLine(there.format.publicId, 2)];
    const order = await buyOf(lines);
    const [own, other] = lines.map((line) => ({ unique_id: String(line['unique_id']), pieces: 1 }));
    const made = [
      await refund(asker, order, { lines: [other] }),
      await refund(asker, order, { lines: [own, other] }),
      await refund(asker, order, { lines: [], goodwill: 100 }),
    ];
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const goodwill = ['refund.goodwill 100'];
    const ticket = 'refund.ticket 1500';
    expect(toldOf(await historyOf(asker, order))).toEqual([goodwill, [ticket, ticket], [ticket]]);
    const manager = await createColleague('manager', { starts: [here.start] });
    const entries = await historyOf(manager, order);
    expect(toldOf(entries)).toEqual([goodwill, [ticket]]);
  });
});
