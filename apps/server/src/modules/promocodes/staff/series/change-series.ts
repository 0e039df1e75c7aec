import { errorText, type Language } from '@trassa/contracts';
import { toUnix } from '../../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { objectOf, ownsSeries, type Who } from './create-series.ts';
import { isMaking } from './parts.repository.ts';
import { lockSeriesCard, type SeriesCardRow } from './series-rows.repository.ts';
import { countOrdersOfSeries, deleteSeries, lockCodes, updateSeries } from './write-series.repository.ts';

type Of = Who & { readonly publicId: string };
type Times = { readonly starts_at: number | null; readonly ends_at: number | null; readonly note: string };

const timesOf = (row: SeriesCardRow): Times => ({
  starts_at: row.startsAt && toUnix(row.startsAt),
  ends_at: row.endsAt && toUnix(row.endsAt),
  note: row.note,
});

/** PUT /api/admin/promocode_series/{id}: when all its codes work. BO-034, BO-035 */
export const changeSeries = async (
  tx: Tx,
  { userId, reach, now, publicId }: Of,
  { version, ...wanted }: { readonly [F in keyof Times]?: Times[F] | undefined } & { readonly version: number },
): Promise<Result<Acted<null>>> => {
  const row = await lockSeriesCard(tx, publicId, reach);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: timesOf(row) }, version, wanted);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    if (!(await ownsSeries(tx, row, reach))) return invalid({ events: { id: 'code_scope' } });
    const { starts_at: startsAt, ends_at: endsAt } = values;
    if (startsAt !== null && endsAt !== null && endsAt <= startsAt) return invalid({ ends_at: { id: 'date_order' } });
    const note = values.note.trim();
    if (note.length > 300) return invalid({ note: { id: 'too_long', max: 300 } });
    await updateSeries(tx, row.id, { startsAt, endsAt, note }, { userId, now });
  }
  return ok({ answer: null, object: objectOf(publicId, row.title), changes });
};

/** PUT /api/admin/promocode_series/{id}/stop: the next quote refuses all its codes; orders that were made stay. BO-034 */
export const stopSeries = async (
  tx: Tx,
  { userId, reach, now, publicId }: Of,
  { version, reason = '' }: { readonly version: number; readonly reason?: string | undefined },
): Promise<Result<Acted<null>>> => {
  const row = await lockSeriesCard(tx, publicId, reach);
  if (!row) return notFound();
  const times = timesOf(row);
  const ends = toUnix(now);
  const starts = times.starts_at !== null && times.starts_at > ends ? ends : times.starts_at;
  const edited = editVersion({ version: row.version, values: times }, version, { ends_at: ends, starts_at: starts });
  if (!edited.ok) return edited;
  if (!(await ownsSeries(tx, row, reach))) return invalid({ events: { id: 'code_scope' } });
  if (row.endsAt && row.endsAt <= now) return refuse({ code: 'state' });
  await updateSeries(tx, row.id, { startsAt: starts, endsAt: ends, note: row.note }, { userId, now });
  return ok({ answer: null, object: objectOf(publicId, row.title), changes: edited.value.changes, reason });
};

/** DELETE /api/admin/promocode_series/{id}: not while codes are made, nor once one was used. */
export const removeSeries = async (
  tx: Tx,
  { reach, publicId }: Pick<Of, 'reach' | 'publicId'>,
  { version, language }: { readonly version: number; readonly language: Language },
): Promise<Result<Acted<{ message: string }>>> => {
  const row = await lockSeriesCard(tx, publicId, reach);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: timesOf(row) }, version, {});
  if (!edited.ok) return edited;
  if (!(await ownsSeries(tx, row, reach))) return invalid({ events: { id: 'code_scope' } });
  if (await isMaking(tx, row.id)) return refuse({ code: 'state', message: { id: 'series_making' } });
  await lockCodes(tx, row.id);
  const orders = await countOrdersOfSeries(tx, row.id);
  if (orders) return refuse({ code: 'has_dependants', details: { dependants: [{ kind: 'order', count: orders }] } });
  await deleteSeries(tx, row.id);
  return ok({
    answer: { message: errorText(language, { id: 'series_removed' }) },
    object: objectOf(publicId, row.title),
    changes: [{ field: 'codes', before: row.codes, after: null }],
  });
};
