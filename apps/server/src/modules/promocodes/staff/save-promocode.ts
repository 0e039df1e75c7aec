import { errorText, type Language } from '@trassa/contracts';
import type { OfficePromocode } from '@trassa/contracts/office';
import { normaliseCode, type Reach } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { checkCode, ownsCode } from './check-code.ts';
import { lockPromocodeCard, type PromocodeCardRow } from './promocode-rows.repository.ts';
import { readPromocode } from './read-promocode.ts';
import {
  countOrdersOfCode,
  deletePromocode,
  endPromocode,
  insertPromocode,
  isCodeTaken,
  updatePromocode,
} from './write-promocode.repository.ts';

type Who = { readonly userId: number; readonly reach: Reach; readonly language: Language; readonly now: Date };
type Shown = { values: OfficePromocode };
type Values = {
  readonly code: string;
  readonly kind: 'ticket' | 'shop' | 'insurance';
  readonly discount: number;
  readonly code_count: number;
  readonly uses: number;
  readonly starts_at: number | null;
  readonly ends_at: number | null;
  readonly events: readonly string[];
  readonly items: readonly string[];
  readonly note: string;
};

const objectOf = (publicId: string, title: string) => ({ kind: 'promocode', publicId, title });
const idsOf = (named: PromocodeCardRow['events']): string[] => named.map(({ publicId }) => publicId);

const valuesOf = (row: PromocodeCardRow): Values => ({
  code: row.code,
  kind: row.kind as Values['kind'],
  discount: row.discount,
  code_count: row.codeCount,
  uses: row.uses,
  starts_at: row.startsAt && toUnix(row.startsAt),
  ends_at: row.endsAt && toUnix(row.endsAt),
  events: idsOf(row.events),
  items: idsOf(row.items),
  note: row.note,
});
const written = (values: Values) => ({
  code: values.code,
  kind: values.kind,
  discount: values.discount,
  codeCount: values.code_count,
  uses: values.uses,
  startsAt: values.starts_at,
  endsAt: values.ends_at,
  note: values.note.trim(),
});

const taken = () => invalid({ code: { id: 'code_taken' } });

/** POST /api/admin/promocodes: the next quote of the site finds it. BO-031, BO-035 */
export const createPromocode = async (
  tx: Tx,
  { userId, reach, language, now }: Who,
  { reason = '', ...typed }: Values & { readonly reason?: string | undefined },
): Promise<Result<Acted<Shown>>> => {
  const values = { ...typed, code: normaliseCode(typed.code) };
  const targets = await checkCode(tx, { ...values, reason }, { reach, used: 0 });
  if (!targets.ok) return targets;
  const publicId = randomId();
  const id = await insertPromocode(tx, publicId, { ...written(values), ...targets.value }, { userId, now });
  if (id === null) return taken();
  const shown = await readPromocode(tx, { publicId, reach, language, now });
  if (!shown.ok) return shown;
  const changes = Object.entries(values).map(([field, after]) => ({ field, before: null, after }));
  return ok({
    answer: shown.value,
    object: objectOf(publicId, values.code),
    changes: [...changes, { field: 'version', before: 0, after: 1 }],
    reason,
  });
};

/** PUT /api/admin/promocodes/{id}: the text and kind of one that was used stay. BO-031, BO-035 */
export const changePromocode = async (
  tx: Tx,
  { userId, reach, language, now, publicId }: Who & { readonly publicId: string },
  {
    version,
    reason = '',
    ...typed
  }: { readonly [F in keyof Values]?: Values[F] | undefined } & {
    readonly version: number;
    readonly reason?: string | undefined;
  },
): Promise<Result<Acted<Shown>>> => {
  const row = await lockPromocodeCard(tx, publicId, reach);
  if (!row) return notFound();
  if (row.seriesId !== null) return refuse({ code: 'state', message: { id: 'code_of_series' } });
  const wanted = typed.code === undefined ? typed : { ...typed, code: normaliseCode(typed.code) };
  const edited = editVersion({ version: row.version, values: valuesOf(row) }, version, wanted);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    // One of many starts is not his to take from the others.
    if (!(await ownsCode(tx, valuesOf(row), reach))) return invalid({ events: { id: 'code_scope' } });
    const used = row.uses - row.available;
    const fixed = changes.map(({ field }) => field).filter((field) => field === 'code' || field === 'kind');
    if (fixed.length && (used > 0 || (await countOrdersOfCode(tx, row.id)) > 0))
      return refuse({
        code: 'state',
        message: { id: 'code_used' },
        errors: Object.fromEntries(fixed.map((field) => [field, { id: 'code_used' }])),
      });
    const targets = await checkCode(tx, { ...values, reason }, { reach, used });
    if (!targets.ok) return targets;
    if (await isCodeTaken(tx, values.code, row.id)) return taken();
    await updatePromocode(tx, row.id, { ...written(values), ...targets.value }, { userId, now });
  }
  const shown = await readPromocode(tx, { publicId, reach, language, now });
  return shown.ok ? ok({ answer: shown.value, object: objectOf(publicId, values.code), changes, reason }) : shown;
};

/** PUT /api/admin/promocodes/{id}/stop: the next quote refuses it; orders that were made stay. BO-034 */
export const stopPromocode = async (
  tx: Tx,
  { userId, reach, language, now, publicId }: Who & { readonly publicId: string },
  { version, reason = '' }: { readonly version: number; readonly reason?: string | undefined },
): Promise<Result<Acted<Shown>>> => {
  const row = await lockPromocodeCard(tx, publicId, reach);
  if (!row) return notFound();
  const ends = toUnix(now);
  const edited = editVersion({ version: row.version, values: valuesOf(row) }, version, { ends_at: ends });
  if (!edited.ok) return edited;
  if (!(await ownsCode(tx, valuesOf(row), reach))) return invalid({ events: { id: 'code_scope' } });
  if (row.endsAt && row.endsAt <= now) return refuse({ code: 'state' });
  await endPromocode(tx, row.id, { userId, now });
  const shown = await readPromocode(tx, { publicId, reach, language, now });
  const { changes } = edited.value;
  return shown.ok ? ok({ answer: shown.value, object: objectOf(publicId, row.code), changes, reason }) : shown;
};

/** DELETE /api/admin/promocodes/{id} */
export const removePromocode = async (
  tx: Tx,
  { publicId, reach, language }: Pick<Who, 'reach' | 'language'> & { readonly publicId: string },
  version: number,
): Promise<Result<Acted<{ message: string }>>> => {
  const row = await lockPromocodeCard(tx, publicId, reach);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: valuesOf(row) }, version, {});
  if (!edited.ok) return edited;
  if (!(await ownsCode(tx, valuesOf(row), reach))) return invalid({ events: { id: 'code_scope' } });
  const orders = await countOrdersOfCode(tx, row.id);
  if (orders) return refuse({ code: 'has_dependants', details: { dependants: [{ kind: 'order', count: orders }] } });
  await deletePromocode(tx, row.id);
  return ok({
    answer: { message: errorText(language, { id: 'code_removed' }) },
    object: objectOf(publicId, row.code),
    changes: [{ field: 'code', before: row.code, after: null }],
  });
};
