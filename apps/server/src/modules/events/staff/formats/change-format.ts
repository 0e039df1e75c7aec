import type { MessageSpec } from '@trassa/contracts';
import type { FormatFields, OfficeFormat } from '@trassa/contracts/office';
import { checkFormat, lockOf, mayShiftStart, type SoldLevel } from '@trassa/rules';
import { cleanHtml } from '../../../../kernel/clean-html.ts';
import { fromUnix, toUnix } from '../../../../kernel/clock.ts';
import { invalid, ok, refuse, type Refused, type Result } from '../../../../kernel/result.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import { editFormat, type Edit } from './edit-format.ts';
import type { FormatCardRow } from './format-card.repository.ts';
import { fieldsOf, levelOf } from './format-fields.ts';
import type { Changing, FormatsStaffDeps } from './ports.ts';
import { refuseUnready } from '../starts/publish/read-points.ts';
import { keepSoldStart, selectRegionIds, updateFormat } from './write-format.repository.ts';

type Sent = { readonly [F in keyof FormatFields]?: FormatFields[F] | undefined } & {
  readonly status?: 'draft' | 'published' | undefined;
};

/** Fields that sales have fixed, and that would be others (back-office.md 5.3). */
const lockedIn = (changed: readonly string[], level: SoldLevel, { from, to }: { from: number; to: number }): string[] =>
  changed.filter((field) => {
    if (field === 'start_time') return !mayShiftStart(level, from, to);
    return lockOf(field, level) !== null;
  });

const refuseLocked = (fields: readonly string[], level: SoldLevel): Refused => {
  const message: MessageSpec = { id: level === 'held' ? 'format_holds' : 'format_locked' };
  return refuse({ code: 'state', message, errors: Object.fromEntries(fields.map((field) => [field, message])) });
};

/** Scripts, handlers and foreign pictures of a pasted text are left out. */
export const cleaned = <T extends { readonly description?: FormatFields['description'] | undefined }>(sent: T): T =>
  sent.description
    ? {
        ...sent,
        description: {
          ru: cleanHtml(sent.description.ru),
          en: sent.description.en === null ? null : cleanHtml(sent.description.en),
        },
      }
    : sent;

/** Problems of a form, with regions that are none. */
export const problemsOf = async (db: Executor, fields: FormatFields): Promise<Record<string, MessageSpec>> => {
  const problems: Record<string, MessageSpec> = checkFormat(fields);
  if (fields.regions.length && (await selectRegionIds(db, fields.regions)).length < new Set(fields.regions).size)
    problems['regions'] = { id: 'region' };
  return problems;
};

/** Every kind with places has a price, and some kind has places. */
const isReady = (row: FormatCardRow, places: readonly { kind: string; capacity: number }[]): boolean =>
  places.some(({ capacity }) => capacity > 0) &&
  places.every(({ kind, capacity }) => capacity === 0 || row.steps.some((step) => step.kind === kind));

/** PUT /api/admin/formats/{id}; of a start that visitors see nothing is published that its start could not be with (BO-011). */
export const changeFormat = (
  deps: FormatsStaffDeps,
  tx: Tx,
  who: Changing,
  { version, ...sent }: Sent & { readonly version: number },
): Promise<Result<Edit<OfficeFormat>>> =>
  editFormat(deps, tx, who, version, async (row, { places, edit, saved }) => {
    const kinds = places.map(({ kind }) => kind);
    const kept = { ...fieldsOf(row, kinds), status: row.status };
    // The order of kinds is the house's.
    const wanted = cleaned(
      sent.kinds
        ? {
            ...sent,
            kinds: [
              ...kinds.filter((kind) => sent.kinds?.includes(kind)),
              ...sent.kinds.filter((kind) => !kinds.includes(kind)),
            ],
          }
        : sent,
    );
    const edited = edit(kept, wanted);
    if (!edited.ok || !edited.value.length) return edited;
    if (row.status === 'archived') return refuse({ code: 'state' });
    const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    const after = { ...kept, ...given };
    const problems = await problemsOf(tx, after);
    if (Object.keys(problems).length) return invalid(problems);
    const level = levelOf(row, places);
    const changed = edited.value.map(({ field }) => field).filter((field) => field !== 'status');
    const from = row.soldStartTime ? toUnix(row.soldStartTime) : kept.start_time;
    const times = { from, to: after.start_time };
    const locked = lockedIn(changed, level, times);
    if (kept.status === 'published' && after.status === 'draft' && level !== 'none') locked.push('status');
    if (locked.length) return refuseLocked(locked, level);
    const isPublished = kept.status !== 'published' && after.status === 'published';
    if (isPublished && !isReady(row, places)) return refuse({ code: 'state', message: { id: 'format_not_ready' } });
    const set = changed.includes('kinds') ? await deps.places.setKinds(tx, row.id, after.kinds) : ok(null);
    if (!set.ok) return set;
    await updateFormat(tx, row.id, after, saved);
    if (level === 'sold' && changed.includes('start_time') && !row.soldStartTime)
      await keepSoldStart(tx, row.id, fromUnix(kept.start_time));
    // A start that is no draft is not looked at once more: what its publishing asks of a format is asked here, of what is written.
    if (isPublished && row.startStatus !== 'draft') {
      const { language } = who;
      const points = await deps.pointsOf(tx, row.eventCityId, { format: row.publicId, language, now: deps.clock() });
      return refuseUnready(points) ?? ok(edited.value);
    }
    return ok(edited.value);
  });
