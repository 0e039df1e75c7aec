import type { MessageSpec } from '@trassa/contracts';
import type { OfficeDiscounts } from '@trassa/contracts/office';
import { minorOf } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { invalid, notFound, ok, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Executor, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { Changing, FormatsStaffDeps } from '../formats/ports.ts';
import { type DiscountRow, replaceDiscounts, selectDiscounts, selectEventFormats } from './discounts.repository.ts';
import { findSoldStart, lockSoldStart, touchStart } from './start-places.repository.ts';

type Sent = Omit<OfficeDiscounts['discounts'][number], 'editable'>;
/** Whether the person reaches the event as a whole: then what covers other starts, too. */
type Reach = { readonly reachesEvent: boolean };

const isEditable = ({ starts }: DiscountRow, startId: number, { reachesEvent }: Reach): boolean =>
  reachesEvent || (starts.length > 0 && starts.every((id) => id === startId));

const show = (row: DiscountRow): Sent => ({
  starts_at: toUnix(row.startsAt),
  ends_at: toUnix(row.endsAt),
  discount_form: row.form,
  discount: row.form === 'amount' ? toRoubles(row.discount) : row.discount,
  count: row.count,
  formats: row.formats,
});

/** GET /api/admin/event_cities/{id}/discounts */
export const readDiscounts = async (
  db: Executor,
  publicId: string,
  reach: Reach,
): Promise<Result<{ values: OfficeDiscounts }>> => {
  const start = await findSoldStart(db, publicId);
  if (!start) return notFound();
  const rows = await selectDiscounts(db, start.eventId);
  const discounts = rows.map((row) => ({ ...show(row), editable: isEditable(row, start.id, reach) }));
  return ok({ values: { version: start.version, discounts } });
};

const problemOf = (one: Sent): Record<string, MessageSpec> => {
  if (one.ends_at <= one.starts_at) return { ends_at: { id: 'date_order' } };
  if (one.discount_form === 'percent' && (one.discount < 1 || one.discount > 100 || !Number.isInteger(one.discount)))
    return { discount: { id: 'percent' } };
  if (one.discount <= 0) return { discount: { id: 'number_min', min: 1 } };
  if (one.count < 1) return { count: { id: 'number_min', min: 1 } };
  return one.count > 500 ? { count: { id: 'number_max', max: 500 } } : {};
};

/** PUT /api/admin/event_cities/{id}/discounts: whoever reaches one start changes what covers that start alone. */
export const setDiscounts = async (
  deps: FormatsStaffDeps,
  tx: Tx,
  { userId, publicId, reachesEvent }: Omit<Changing, 'language'> & Reach,
  { version, discounts }: { readonly version: number; readonly discounts: readonly Sent[] },
): Promise<Result<Acted<{ values: OfficeDiscounts }>>> => {
  const start = await lockSoldStart(tx, publicId);
  if (!start) return notFound();
  const rows = await selectDiscounts(tx, start.eventId);
  const own = rows.filter((row) => isEditable(row, start.id, { reachesEvent }));
  const wanted = discounts.map(({ starts_at, ends_at, discount_form, discount, count, formats }) => ({
    starts_at,
    ends_at,
    discount_form,
    discount,
    count,
    formats,
  }));
  const edited = editVersion({ version: start.version, values: { discounts: own.map(show) } }, version, {
    discounts: wanted,
  });
  if (!edited.ok) return edited;
  const known = await selectEventFormats(tx, start.eventId);
  const problems: Record<string, MessageSpec> = {};
  for (const [index, one] of wanted.entries()) {
    for (const [field, message] of Object.entries(problemOf(one))) problems[`discounts.${index}.${field}`] = message;
    const named = known.filter((format) => one.formats.includes(format.publicId));
    const isWithin = reachesEvent || (named.length > 0 && named.every((format) => format.eventCityId === start.id));
    if (named.length < one.formats.length || !isWithin) problems[`discounts.${index}.formats`] = { id: 'code_scope' };
  }
  if (Object.keys(problems).length) return invalid(problems);
  const { changes } = edited.value;
  if (changes.length) {
    await replaceDiscounts(tx, start.eventId, {
      removed: own.map(({ id }) => id),
      added: wanted.map((one) => ({
        startsAt: fromUnix(one.starts_at),
        endsAt: fromUnix(one.ends_at),
        form: one.discount_form,
        discount: one.discount_form === 'amount' ? minorOf(one.discount) : one.discount,
        count: one.count,
        formatIds: known.filter((format) => one.formats.includes(format.publicId)).map(({ id }) => id),
      })),
    });
    await touchStart(tx, start, { userId, now: deps.clock(), isShared: true });
  }
  const after = await readDiscounts(tx, publicId, { reachesEvent });
  return after.ok ? ok({ answer: after.value, changes }) : after;
};
