import type { Approval, CancelRules } from '@trassa/contracts/office';
import { minorOf, moneyText, type Places } from '@trassa/rules';
import { notFound, ok, refuse, type Refused, type Result } from '../../../kernel/result.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { ApprovalsPort, Approved, Asker, Ran } from '../../approvals/index.ts';
import type { RunsPort } from '../../runs/index.ts';
import type { QuoteDeps } from '../refund/quote-refund.ts';
import { insertCancellation } from './cancel-start.repository.ts';
import { presentCancel, quoteCancel } from './quote-cancel.ts';

/** The name by which approvals and runs know it. */
export const cancelKind = 'start.cancel';

export type CancelToMake = CancelRules & {
  readonly version: number;
  readonly sum: number;
  readonly letter: { readonly ru: string; readonly en?: string | undefined } | null;
  readonly reason: string;
};

/** A start, as whoever calls it off has to know it. */
export type StartToCancel = {
  readonly id: number;
  readonly version: number;
  readonly status: 'draft' | 'published' | 'cancelled' | 'archived';
  /** Nobody is running any more. */
  readonly isOver: boolean;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly cityRu: string;
  readonly cityEn: string;
};

/** Ports of the events and of the places. */
export type StartsToCancel = {
  find(db: Executor, publicId: string, options: { readonly isLocked?: boolean }): Promise<StartToCancel | null>;
  placesOf(db: Executor, publicId: string): Promise<Places | null>;
  setCancelled(tx: Tx, id: number, of: { readonly by: number; readonly now: Date }): Promise<void>;
  /** Live holds of a start end. */
  endHolds(tx: Tx, id: number): Promise<void>;
};

export type CancelDeps = QuoteDeps & {
  readonly starts: StartsToCancel;
  readonly approvals: ApprovalsPort;
  readonly runs: Pick<RunsPort, 'start'>;
  /** Port of the tickets: offers that wait for tickets of a start end. */
  readonly endOffers: (tx: Tx, startId: number) => Promise<void>;
};

/** 'Трасса, Казань', in both languages. */
export const titleOf = ({ titleRu, titleEn, cityRu, cityEn }: StartToCancel) => ({
  ru: `${titleRu}, ${cityRu}`,
  en: `${titleEn ?? titleRu}, ${cityEn}`,
});

/** A start that can be called off: it was published, and it is not over. */
export const findOpenStart = async (
  tx: Tx,
  { starts }: Pick<CancelDeps, 'starts'>,
  publicId: string,
  isLocked = false,
): Promise<Result<StartToCancel>> => {
  const start = await starts.find(tx, publicId, { isLocked });
  if (!start) return notFound();
  return start.status === 'published' && !start.isOver ? ok(start) : refuse({ code: 'state' });
};

const isChanged = (shown: number, sum: number): boolean => minorOf(shown) !== sum;

/** Another one has changed the start since it was looked at: moved it, for instance. */
const conflictOf = ({ version: seen }: CancelToMake, { version }: StartToCancel): Refused | null =>
  seen === version
    ? null
    : refuse({ code: 'conflict', details: { version, changes: [{ field: 'version', before: seen, after: version }] } });

/** POST …/cancel: checked whole, and asked of a second person. Nothing changes before that. BO-042 */
export const askCancel = async (
  tx: Tx,
  deps: CancelDeps,
  publicId: string,
  asked: CancelToMake,
  by: Asker,
  now: Date,
): Promise<Result<{ approval: Approval }>> => {
  const start = await findOpenStart(tx, deps, publicId);
  if (!start.ok) return start;
  const outdated = conflictOf(asked, start.value);
  if (outdated) return outdated;
  const found = await quoteCancel(tx, deps, start.value.id, asked, now);
  if (!found.ok) return found;
  const { sum } = found.value;
  if (isChanged(asked.sum, sum)) return refuse({ code: 'sum_changed', details: { was: asked.sum, is: sum / 100 } });
  const title = titleOf(start.value);
  return deps.approvals.ask(
    tx,
    {
      act: 'mass_refund',
      kind: cancelKind,
      object: { kind: 'start', publicId, title: title.ru },
      places: (await deps.starts.placesOf(tx, publicId)) ?? [],
      summary: {
        ru: `Отменить старт «${title.ru}» и вернуть ${moneyText(sum, 'ru')}`,
        en: `Cancel the start “${title.en}” and refund ${moneyText(sum, 'en')}`,
      },
      sum,
      params: asked,
      quote: presentCancel(found.value, { version: start.value.version, title: title.ru }),
      locks: [`cancel ${publicId}`],
      reason: asked.reason,
    },
    by,
  );
};

/**
 * A second person has agreed: quoted anew; then the sale is over, live holds and offers end, and a run goes through the orders.
 * BO-043
 */
export const cancelApproved = async (
  tx: Tx,
  deps: CancelDeps,
  { publicId: approval, object, places, params, sum: before, reason, askedBy, decidedBy }: Approved,
  now: Date,
): Promise<Result<Ran>> => {
  const asked = params as CancelToMake;
  const start = await findOpenStart(tx, deps, object.publicId, true);
  if (!start.ok) return start;
  const outdated = conflictOf(asked, start.value);
  if (outdated) return outdated;
  const { id: startId } = start.value;
  const found = await quoteCancel(tx, deps, startId, asked, now);
  if (!found.ok) return found;
  const { sum, orders } = found.value;
  if (sum !== before) {
    const changes = [{ field: 'sum', before: (before ?? 0) / 100, after: sum / 100 }];
    return refuse({ code: 'sum_changed', details: { changes } });
  }
  await deps.starts.setCancelled(tx, startId, { by: decidedBy, now });
  await deps.starts.endHolds(tx, startId);
  await deps.endOffers(tx, startId);
  const title = titleOf(start.value);
  const run = await deps.runs.start(tx, {
    kind: cancelKind,
    object,
    places,
    summary: { ru: `Отмена старта «${title.ru}»`, en: `Cancelling “${title.en}”` },
    params: {},
    items: orders.map(({ publicId }) => publicId),
    by: askedBy,
    approval,
  });
  await insertCancellation(tx, { ...asked, startId, run, reason, sum, now });
  return ok({ run, changes: [{ field: 'status', before: 'published', after: 'cancelled' }] });
};
