import type { Kind } from '@trassa/contracts';
import { type FormatFields, formatsMost, type OfficeFormat } from '@trassa/contracts/office';
import { planSteps } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { cleaned, problemsOf } from './change-format.ts';
import { type Edit, objectOf } from './edit-format.ts';
import { findFormatCard } from './format-card.repository.ts';
import type { Changing, FormatsStaffDeps } from './ports.ts';
import { showFormat } from './read-format.ts';
import { toPlan } from './set-prices.ts';
import { insertSteps } from './steps.repository.ts';
import { insertFormat, lockStartOfFormats } from './write-format.repository.ts';

type Sent = { readonly [F in keyof FormatFields]?: FormatFields[F] | undefined } & {
  readonly title: FormatFields['title'];
  readonly start: string;
  readonly places: readonly { readonly kind: Kind; readonly capacity: number; readonly reserve: number }[];
  readonly steps: Parameters<typeof toPlan>[0];
};

/** What a new format is, unless it is said otherwise: one runs it alone, of any age, and is named when it is bought. */
const usual = (startTime: number): Omit<FormatFields, 'title'> => ({
  description: null,
  notes: null,
  distance: null,
  obstacles: 0,
  logo: null,
  online: false,
  qr: true,
  start_time: startTime,
  registration_end: startTime,
  sale_start: null,
  sale_end: null,
  kinds: [],
  age_min: null,
  age_max: null,
  gender: null,
  regions: [],
  min_count: 1,
  max_count: null,
  buy_limit: null,
  isTeam: false,
  team_all: false,
  fixed_count: false,
  preregistration: true,
  select: null,
  license: false,
  booked_numbers: false,
  shirt_unavailable: true,
  delivery: false,
});

/** POST /api/admin/formats: a draft with its places and prices, which is published by itself or with its start. */
export const createFormat = async (
  deps: FormatsStaffDeps,
  tx: Tx,
  { userId, language }: Omit<Changing, 'publicId'>,
  { start, places, steps, ...sent }: Sent,
): Promise<Result<Edit<OfficeFormat>>> => {
  const found = await lockStartOfFormats(tx, start);
  if (!found) return notFound();
  if (found.formats >= formatsMost) return invalid({ title: { id: 'number_max', max: formatsMost } });
  const now = deps.clock();
  const given = Object.fromEntries(Object.entries(cleaned(sent)).filter(([, value]) => value !== undefined));
  const startTime = sent.start_time ?? toUnix(found.startTime);
  const kinds = sent.kinds ?? places.map(({ kind }) => kind);
  const fields: FormatFields = { ...usual(startTime), title: sent.title, ...given, kinds };
  const problems = await problemsOf(tx, fields);
  const plan = planSteps([], toPlan(steps), { now: toUnix(now), isSold: false });
  if (plan.problems) Object.assign(problems, plan.problems);
  if (Object.keys(problems).length || plan.problems) return invalid(problems);
  const publicId = randomId();
  const id = await insertFormat(tx, { publicId, eventCityId: found.id, fields }, { userId, now });
  const bare = kinds.filter((kind) => !places.some((one) => one.kind === kind));
  const placed = await deps.places.addQuotas(tx, id, [
    ...places,
    ...bare.map((kind) => ({ kind, capacity: 0, reserve: 0 })),
  ]);
  if (!placed.ok) return placed;
  await insertSteps(tx, id, plan.added);
  const row = await findFormatCard(tx, publicId);
  if (!row) return notFound();
  const changes = Object.entries({ ...given, places, steps }).map(([field, after]) => ({ field, before: null, after }));
  return ok({
    answer: { values: await showFormat(tx, deps, row, { language }) },
    object: objectOf(row),
    // History of a thing begins with its first version.
    changes: [...changes, { field: 'version', before: 0, after: 1 }],
  });
};
