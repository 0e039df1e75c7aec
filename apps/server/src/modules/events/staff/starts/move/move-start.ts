import type { AskedMove, MoveEffects } from '@trassa/contracts/office';
import { mayActOnStart, type ShiftedStep, shiftSteps } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../../../kernel/clock.ts';
import { randomId } from '../../../../../kernel/ids.ts';
import { toRoubles } from '../../../../../kernel/money.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../../kernel/result.ts';
import { say } from '../../../../../kernel/say.ts';
import { editVersion, type Tx } from '../../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../../platform/http/index.ts';
import type { EventsStaffDeps } from '../../events-staff-deps.ts';
import { placesOfStart } from '../../places-of.repository.ts';
import { type ShownStart, shownStart, type StartActing, startObject } from '../acting.ts';
import { startErrors } from '../check-start.ts';
import type { FormatTimes } from '../copy/copy-start.repository.ts';
import { startValues, storedStart, titleOf } from '../present-start.ts';
import { findCity, lockStart, type StartCardRow, updateStart } from '../start-card.repository.ts';
import { stateOf } from '../start-facts.ts';
import {
  insertMove,
  lockFormatTimes,
  moveSteps,
  selectDatedSteps,
  type StepRow,
  updateFormatTimes,
} from './moves.repository.ts';
import { type MovePlan, planMove } from './plan-move.ts';

/** The name by which runs know its letters. */
export const moveLetters = 'start.moved';

export type MoveWanted = AskedMove & {
  readonly free_return_until: number | null;
  readonly letter: { readonly ru: string; readonly en: string } | null;
  readonly reason: string;
};

type Format = FormatTimes & { readonly titleRu: string; readonly titleEn: string | null };
type Checked = {
  readonly row: StartCardRow;
  readonly plan: MovePlan;
  readonly city: NonNullable<Awaited<ReturnType<typeof findCity>>>;
  readonly formats: readonly Format[];
  readonly moved: readonly Format[];
  /** Coming prices that were to move too. */
  readonly steps: readonly ShiftedStep<StepRow>[];
  readonly changes: readonly Change[];
};

const stepsOf = async (
  tx: Tx,
  formats: readonly Format[],
  seconds: number,
  now: number,
): Promise<ShiftedStep<StepRow>[]> => {
  const ids = formats.map(({ id }) => id);
  const rows = await selectDatedSteps(tx, ids);
  return ids.flatMap((id) =>
    shiftSteps(
      rows.filter(({ formatId }) => formatId === id),
      { seconds, now },
    ),
  );
};

/** A start that may be moved so, locked with its formats; nothing is changed yet. */
const checkMove = async (
  tx: Tx,
  publicId: string,
  wanted: AskedMove,
  acting: StartActing,
): Promise<Result<Checked>> => {
  const now = toUnix(acting.now);
  const row = await lockStart(tx, publicId, acting.now);
  if (!row) return notFound();
  if (!mayActOnStart('move', { state: stateOf(row, acting.now), isStopped: row.isStopped, isSold: row.isSold }))
    return refuse({ code: 'state' });
  if (wanted.start_time <= now) return invalid({ start_time: { id: 'date_past' } });
  const before = startValues(row);
  const city = await findCity(tx, wanted.city ?? before.city);
  if (!city) return invalid({ city: { id: 'required' } });
  const { version, ...asked } = wanted;
  const plan = planMove(
    { at: before.start_time, timezone: row.timezone },
    { at: wanted.start_time, timezone: city.timezone },
    asked,
  );
  const values = plan.fields(before);
  const edited = editVersion({ version: row.version, values: before }, version, values);
  if (!edited.ok) return edited;
  if (!values.address_ru) return invalid({ address_ru: { id: 'required' } });
  const errors = startErrors(values, before, now);
  if (Object.keys(errors).length) return invalid(errors);
  if (!edited.value.changes.length) return invalid({ start_time: { id: 'move_same' } });
  const formats = await lockFormatTimes(tx, row.id);
  const moved = formats.map((format) => ({ ...format, ...plan.format(format) }));
  const steps = wanted.shift.prices ? await stepsOf(tx, formats, plan.later, now) : [];
  return ok({ row, plan, city, formats, moved, steps, changes: edited.value.changes });
};

const daysOf = (formats: readonly Format[]) => formats.map(({ id, startTime }) => ({ id, startTime }));

/** POST …/move/quote: what it would do, of whom (BO-051, BO-052). */
export const quoteMove = async (
  { moving }: Pick<EventsStaffDeps, 'moving'>,
  tx: Tx,
  publicId: string,
  wanted: AskedMove,
  acting: StartActing,
): Promise<Result<Acted<{ readonly values: MoveEffects }>>> => {
  const checked = await checkMove(tx, publicId, wanted, acting);
  if (!checked.ok) return checked;
  const { row, plan, city, formats, moved, steps } = checked.value;
  const { language } = acting;
  const titles = new Map(formats.map(({ id, titleRu, titleEn }) => [id, say(language, titleRu, titleEn)]));
  const after = plan.fields(startValues(row));
  const values: MoveEffects = {
    before: {
      start_time: toUnix(row.startTime),
      timezone: row.timezone,
      city: say(language, row.cityNameRu, row.cityNameEn),
      address: say(language, row.addressRu, row.addressEn),
    },
    after: {
      start_time: after.start_time,
      timezone: city.timezone,
      city: say(language, city.nameRu, city.nameEn),
      address: say(language, after.address_ru, after.address_en),
    },
    ...(await moving.countPeople(tx, row.id)),
    policies: await moving.countPolicies(
      tx,
      formats.map(({ id }) => id),
      acting.now,
    ),
    misfits: await moving.findMisfits(tx, daysOf(moved), city.timezone),
    formats: moved.map(({ titleRu, titleEn, startTime, registrationEnd }) => ({
      title: say(language, titleRu, titleEn),
      start_time: toUnix(startTime),
      registration_end: toUnix(registrationEnd),
    })),
    prices: steps.map(({ step: { formatId, kind, price, startsAt }, to }) => ({
      format: titles.get(formatId) ?? '',
      kind,
      price: toRoubles(price),
      starts_at: startsAt,
      to,
    })),
  };
  return ok({ answer: { values }, object: startObject(publicId, titleOf(row)) });
};

/** POST …/move: day, place, formats and policies at once, letters by a run, one to a mailbox (BO-049…054). */
export const moveStart = async (
  deps: Pick<EventsStaffDeps, 'moving' | 'pictures'>,
  tx: Tx,
  publicId: string,
  { free_return_until: freeUntil, letter, reason, ...wanted }: MoveWanted,
  acting: StartActing,
): ShownStart => {
  const { moving } = deps;
  const checked = await checkMove(tx, publicId, wanted, acting);
  if (!checked.ok) return checked;
  const { row, plan, city, formats, moved, steps, changes } = checked.value;
  if (freeUntil !== null && (freeUntil <= toUnix(acting.now) || freeUntil > wanted.start_time))
    return invalid({ free_return_until: { id: freeUntil > wanted.start_time ? 'date_order' : 'date_past' } });
  const values = plan.fields(startValues(row));
  const moveId = randomId();
  const to = fromUnix(wanted.start_time);
  const freeReturnUntil = freeUntil === null ? null : fromUnix(freeUntil);
  await insertMove(tx, row, { publicId: moveId, to, freeReturnUntil, letter }, acting);
  await updateStart(tx, row.id, storedStart(values, city.timezone), acting);
  for (const format of moved) await updateFormatTimes(tx, format, acting);
  const going = steps.filter((shifted) => shifted.to !== null).map(({ step }) => step.id);
  await moveSteps(tx, going, plan.later);
  await moving.movePlaces(
    tx,
    formats.map(({ id }) => id),
    plan.later,
  );
  await moving.movePolicies(
    tx,
    formats.map(({ id }) => id),
    plan.later,
    acting.now,
  );
  const people = letter && (await moving.listPeople(tx, row.id));
  if (people?.length) {
    const title = titleOf(row);
    await moving.startRun(tx, {
      kind: moveLetters,
      object: startObject(publicId, title),
      places: (await placesOfStart(tx, publicId)) ?? [],
      summary: { ru: `Письма о переносе: ${title}`, en: `Letters about the move: ${title}` },
      params: { move: moveId },
      items: people,
      by: acting.userId,
      approval: null,
    });
  }
  return ok({
    answer: await shownStart(deps, tx, publicId, acting),
    object: startObject(publicId, titleOf(row)),
    changes,
    reason,
  });
};
