import type { MessageSpec } from '@trassa/contracts';
import { checkCodeForm, checkSeriesForm, type CodeForm, type Reach, type SeriesForm } from '@trassa/rules';
import { invalid, ok, type Result } from '../../../kernel/result.ts';
import { type Executor, reaches } from '../../../platform/database/index.ts';
import {
  type NamedFormat,
  type NamedTarget,
  selectEventIds,
  selectFormatIds,
  selectOfferIds,
  selectProductIds,
} from './targets.repository.ts';

/** What a code is for, by internal ids. */
export type Targets = {
  readonly eventIds: readonly number[];
  readonly formatIds: readonly number[];
  readonly productIds: readonly number[];
  readonly offerIds: readonly number[];
};
type Named = {
  readonly kind: string;
  readonly events: readonly string[];
  readonly items: readonly string[];
};

const idsOf = (found: readonly NamedTarget[]): number[] => found.map(({ id }) => id);

/** Whoever reaches some events or starts has codes for these alone: each format, or else each event, is his. BO-035 */
const isOwn = (
  reach: Reach,
  kind: string,
  events: readonly NamedTarget[],
  formats: readonly NamedFormat[],
): boolean => {
  if (reach === 'all') return true;
  if (kind !== 'ticket') return false;
  if (formats.length) return formats.every((format) => reaches(reach, format));
  return events.length > 0 && events.every(({ publicId }) => reach.events.includes(publicId));
};

/** Whether a person reaches all that a code is for: one of many starts is not his to end. */
export const ownsCode = async (db: Executor, { kind, events, items }: Named, reach: Reach): Promise<boolean> =>
  isOwn(
    reach,
    kind,
    events.map((publicId) => ({ id: 0, publicId })),
    kind === 'ticket' && items.length ? await selectFormatIds(db, items) : [],
  );

/** What is typed of a code, and the things that it names; `used`: places it went for, below which its uses do not go. */
export const checkCode = (
  db: Executor,
  asked: CodeForm & Named,
  { reach, used }: { readonly reach: Reach; readonly used: number },
): Promise<Result<Targets>> => checkTargets(db, asked, { reach, problems: checkCodeForm(asked, used) });

/** The same of a series. */
export const checkSeries = (db: Executor, asked: SeriesForm & Named, reach: Reach): Promise<Result<Targets>> =>
  checkTargets(db, asked, { reach, problems: checkSeriesForm(asked) });

const checkTargets = async (
  db: Executor,
  { kind, events, items }: Named,
  { reach, problems: typed }: { readonly reach: Reach; readonly problems: Readonly<Record<string, MessageSpec>> },
): Promise<Result<Targets>> => {
  const problems = { ...typed };
  const found = {
    events: kind === 'ticket' && events.length ? await selectEventIds(db, events) : [],
    formats: kind === 'ticket' && items.length ? await selectFormatIds(db, items) : [],
    products: kind === 'shop' && items.length ? await selectProductIds(db, items) : [],
    offers: kind === 'insurance' && items.length ? await selectOfferIds(db, items) : [],
  };
  const known = found.formats.length + found.products.length + found.offers.length;
  if (found.events.length < events.length) problems['events'] = { id: 'option' };
  if (known < items.length) problems['items'] = { id: 'option' };
  if (!isOwn(reach, kind, found.events, found.formats)) problems['events'] = { id: 'code_scope' };
  if (Object.keys(problems).length) return invalid(problems);
  return ok({
    eventIds: idsOf(found.events),
    formatIds: idsOf(found.formats),
    productIds: idsOf(found.products),
    offerIds: idsOf(found.offers),
  });
};
