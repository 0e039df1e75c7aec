import { errorText } from '@trassa/contracts';
import { checkMoreCodes, normaliseCode, type Places, type Reach, type SeriesForm } from '@trassa/rules';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { RunsPort } from '../../../runs/index.ts';
import { checkSeries, ownsCode } from '../check-code.ts';
import { placesOfSeries } from '../places-of.repository.ts';
import { piecesOf, seriesKind } from './make-codes.ts';
import { insertPart } from './parts.repository.ts';
import { lockSeriesCard, type SeriesCardRow } from './series-rows.repository.ts';
import { insertSeries, touchSeries } from './write-series.repository.ts';

export type Who = { readonly userId: number; readonly reach: Reach; readonly now: Date };
export type Begun = { readonly id: string; readonly run: string; readonly count: number };
type Typed = Omit<SeriesForm, 'reason'> & {
  readonly kind: 'ticket' | 'shop' | 'insurance';
  readonly events: readonly string[];
  readonly items: readonly string[];
  readonly reason?: string | undefined;
};

export const objectOf = (publicId: string, title: string) => ({ kind: 'promocode_series', publicId, title });
export const titleOf = (prefix: string, length: number): string => prefix + '•'.repeat(length);

/** Who may see the series may look at the run. */
const begin = async (
  tx: Tx,
  runs: Pick<RunsPort, 'start'>,
  {
    id,
    publicId,
    title,
    count,
    places,
    by,
  }: { id: number; publicId: string; title: string; count: number; places: Places; by: number },
): Promise<string> => {
  const summary = { id: 'series_making_codes', series: title, count };
  const run = await runs.start(tx, {
    kind: seriesKind,
    object: objectOf(publicId, title),
    places,
    summary: { ru: errorText('ru', summary), en: errorText('en', summary) },
    params: {},
    items: piecesOf(count),
    by,
    approval: null,
  });
  await insertPart(tx, id, { count, run });
  return run;
};

/** POST /api/admin/promocode_series: its run begins with the commit. BO-032, BO-035 */
export const createSeries = async (
  tx: Tx,
  runs: Pick<RunsPort, 'start'>,
  { userId, reach, now }: Who,
  { reason = '', ...typed }: Typed,
): Promise<Result<Acted<Begun>>> => {
  const values = { ...typed, prefix: normaliseCode(typed.prefix), note: typed.note.trim() };
  const targets = await checkSeries(tx, { ...values, reason }, reach);
  if (!targets.ok) return targets;
  const { prefix, length, count, kind, discount, uses, note } = values;
  const publicId = randomId();
  const id = await insertSeries(
    tx,
    publicId,
    {
      ...targets.value,
      prefix,
      length,
      kind,
      discount,
      uses,
      note,
      codeCount: values.code_count,
      startsAt: values.starts_at,
      endsAt: values.ends_at,
    },
    { userId, now },
  );
  const title = titleOf(prefix, length);
  const places = (await placesOfSeries(tx, publicId)) ?? [];
  const run = await begin(tx, runs, { id, publicId, title, count, places, by: userId });
  const changes = Object.entries(values).map(([field, after]) => ({ field, before: null, after }));
  return ok({
    answer: { id: publicId, run, count },
    object: objectOf(publicId, title),
    changes: [...changes, { field: 'version', before: 0, after: 1 }],
    reason,
  });
};

/** Whether a person reaches all that a series is for. */
export const ownsSeries = (tx: Tx, { kind, events, items }: SeriesCardRow, reach: Reach): Promise<boolean> =>
  ownsCode(
    tx,
    { kind, events: events.map(({ publicId }) => publicId), items: items.map(({ publicId }) => publicId) },
    reach,
  );

/** POST /api/admin/promocode_series/{id}/add: more codes, in a file of their own. BO-032 */
export const addCodes = async (
  tx: Tx,
  runs: Pick<RunsPort, 'start'>,
  { userId, reach, now, publicId }: Who & { readonly publicId: string },
  { version, count, reason = '' }: { version: number; count: number; reason?: string | undefined },
): Promise<Result<Acted<Begun>>> => {
  const row = await lockSeriesCard(tx, publicId, reach);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: { codes: row.codes } }, version, {
    codes: row.codes + count,
  });
  if (!edited.ok) return edited;
  if (!(await ownsSeries(tx, row, reach))) return invalid({ events: { id: 'code_scope' } });
  if (row.endsAt && row.endsAt <= now) return refuse({ code: 'state' });
  const problems = checkMoreCodes({ discount: row.discount, uses: row.uses, existing: row.codes }, { count, reason });
  if (Object.keys(problems).length) return invalid(problems);
  await touchSeries(tx, row.id, { userId, now });
  const places = (await placesOfSeries(tx, publicId)) ?? [];
  const run = await begin(tx, runs, { id: row.id, publicId, title: row.title, count, places, by: userId });
  return ok({
    answer: { id: publicId, run, count },
    object: objectOf(publicId, row.title),
    changes: [
      { field: 'count', before: null, after: count },
      ...edited.value.changes.filter(({ field }) => field === 'version'),
    ],
    reason,
  });
};
