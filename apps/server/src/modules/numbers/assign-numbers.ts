import type { Language } from '@trassa/contracts';
import type { NumbersAssigned } from '@trassa/contracts/office';
import { type NumberOrder, type NumberPlan, planNumbers } from '@trassa/rules';
import { randomId } from '../../kernel/ids.ts';
import { invalid, notFound, ok, type Result } from '../../kernel/result.ts';
import { say } from '../../kernel/say.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Acted } from '../../platform/http/index.ts';
import type { NumbersDeps } from './numbers-deps.ts';
import { lockSheet, type NumberFormat, selectChosen } from './sheets.repository.ts';

type Asked = {
  readonly publicId: string;
  readonly formats: readonly string[];
  readonly order: NumberOrder;
  readonly seed: string;
  readonly isDry: boolean;
  readonly language: Language;
};
type Waiting = Awaited<ReturnType<NumbersDeps['tickets']['lockWaiting']>>;
type Ranges = Awaited<ReturnType<NumbersDeps['inventory']['lockRanges']>>;
type Facts = { readonly tickets: Waiting; readonly ranges: Ranges };

/** Looks again after a buyer chose a number that the plan had. */
const mostTries = 5;
const sampleSize = 20;

/**
 * Books what is planned, and plans anew for whoever lost his number to a buyer meanwhile: what is booked stays, so that nobody gets
 * two. BO-076
 */
const book = async (
  tx: Tx,
  { inventory }: NumbersDeps,
  { tickets, ranges }: Facts,
  { order, seed, isDry }: Asked,
): Promise<NumberPlan & { readonly taken: readonly { formatId: number; number: number }[] }> => {
  const formatIds = [...new Set(tickets.map(({ formatId }) => formatId))];
  const seats = await inventory.selectSeats(tx, formatIds);
  const given: NumberPlan['given'][number][] = [];
  let waiting = tickets;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const taken = await inventory.selectTaken(tx, formatIds);
    const plan = planNumbers({ tickets: waiting, ranges, taken, seats }, { order, seed });
    if (isDry) return { ...plan, taken };
    const formatOf = new Map(waiting.map(({ id, formatId }) => [id, formatId]));
    const got = await inventory.bookForTickets(
      tx,
      plan.given.map(({ ticketId, number }) => ({ ticketId, number, formatId: formatOf.get(ticketId) ?? 0 })),
    );
    given.push(...plan.given.filter(({ ticketId }) => got.has(ticketId)));
    const lost = new Set(plan.given.flatMap(({ ticketId }) => (got.has(ticketId) ? [] : [ticketId])));
    if (lost.size === 0) return { given, without: plan.without, taken: await inventory.selectTaken(tx, formatIds) };
    waiting = waiting.filter(({ id }) => lost.has(id) || plan.without.includes(id));
  }
  throw new Error('start numbers were taken away again and again');
};

/** What the plan says, by ranges and by waves. */
const tell = (
  plan: Awaited<ReturnType<typeof book>>,
  { tickets, ranges }: Facts,
  formats: readonly NumberFormat[],
  { order, seed, isDry, language }: Asked,
): NumbersAssigned => {
  const publicIds = new Map(formats.map(({ id, publicId }) => [id, publicId]));
  const waves = new Map(
    formats.flatMap(({ clusters }) =>
      clusters.map((wave) => [wave.id, say(language, wave.nameRu, wave.nameEn)] as const),
    ),
  );
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const counts = new Map<number, number>();
  for (const { rangeId } of plan.given) counts.set(rangeId, (counts.get(rangeId) ?? 0) + 1);
  const goneOf = Map.groupBy(plan.taken, ({ formatId }) => formatId);
  const left = Map.groupBy(
    plan.without.flatMap((id) => byId.get(id) ?? []),
    ({ formatId, clusterId }) => JSON.stringify([formatId, clusterId]),
  );
  return {
    dry_run: isDry,
    order,
    seed,
    assigned: plan.given.length,
    ranges: ranges
      .toSorted((a, b) => a.first - b.first)
      .map(({ id, formatId, first, last, label }) => {
        const gone = goneOf.get(formatId)?.filter(({ number }) => number >= first && number <= last).length ?? 0;
        const count = counts.get(id) ?? 0;
        const free = last - first + 1 - gone - (isDry ? count : 0);
        return { format: publicIds.get(formatId) ?? '', first, last, label, count, left: free };
      }),
    without_range: [...left.values()].flatMap((group) =>
      group.slice(0, 1).map(({ formatId, clusterId }) => ({
        format: publicIds.get(formatId) ?? '',
        cluster: clusterId === null ? null : (waves.get(clusterId) ?? null),
        count: group.length,
      })),
    ),
    sample: plan.given.slice(0, sampleSize).flatMap(({ ticketId, number }) => {
      const ticket = byId.get(ticketId);
      return ticket
        ? [{ ticket: ticket.publicId, name: ticket.shownName, format: publicIds.get(ticket.formatId) ?? '', number }]
        : [];
    }),
  };
};

/**
 * POST /api/admin/event_cities/{id}/numbers/assign: ready tickets without a number get one, in one transaction. Tickets are locked
 * before ranges, as acts on a ticket do it. The same seed gives the same numbers. BO-075
 */
export const assignNumbers = async (
  deps: NumbersDeps,
  tx: Tx,
  sent: Asked,
): Promise<Result<Acted<{ values: NumbersAssigned }>>> => {
  const sheet = await lockSheet(tx, sent.publicId);
  if (!sheet) return notFound();
  const formats = await selectChosen(tx, sheet.startId, sent.formats);
  if (!formats) return invalid({ formats: { id: 'wrong_value' } });
  const asked = { ...sent, seed: sent.order === 'random' ? sent.seed || randomId().slice(0, 8) : '' };
  const ids = formats.map(({ id }) => id);
  const tickets = await deps.tickets.lockWaiting(tx, ids);
  const facts = { tickets, ranges: await deps.inventory.lockRanges(tx, ids) };
  const plan = await book(tx, deps, facts, asked);
  if (!asked.isDry && plan.given.length) await deps.tickets.giveNumbers(tx, plan.given);
  const values = tell(plan, facts, formats, asked);
  return ok({
    answer: { values },
    changes: [
      { field: asked.isDry ? 'dry_run' : 'assigned', before: null, after: values.assigned },
      { field: 'order', before: null, after: asked.order },
      ...(asked.seed ? [{ field: 'seed', before: null, after: asked.seed }] : []),
    ],
  });
};
