import {
  clubReasonMax,
  type ClubResultFacts,
  clubResultObstacle,
  clubUndoMinutes,
  formatClubResult,
} from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { changedSince, invalid, notFound, ok, refuse, type Refused, type Result } from '../../kernel/result.ts';
import { type Database, transact, type Tx, versionField } from '../../platform/database/index.ts';
import type { Acted, Audit } from '../../platform/http/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import { decideResult, type LockedResult, lockResult, type ResultTold, takeBack } from './moderation.repository.ts';

export type ModerateDeps = { readonly notifications: Pick<NotificationsModule, 'queue'> };
export type CommandDeps = ModerateDeps & { readonly db: Database; readonly audit: Audit };

export type Decision = { readonly accept: true } | { readonly accept: false; readonly reason: string };

export type Decider = {
  /** null: the command. */
  readonly userId: number | null;
  /** Of the result as he saw it; null: whatever stands. */
  readonly version: number | null;
  readonly now: Date;
};

/** Seconds for which the letter about a moderator's word waits: longer than it may be taken back, which is told to nobody. */
const patience = clubUndoMinutes * 60 + 10;

/** As histories name it. */
export const titleOf = ({ type, value, unit }: LockedResult): string => `${type}: ${formatClubResult(value, unit)}`;

export const factsOf = (
  {
    status,
    decidedAt,
    decidedBy,
    isFirstWord,
    claimedBy,
    claimedUntil,
    userId: his,
  }: Omit<LockedResult, 'id' | 'version' | 'type' | 'value' | 'unit'>,
  userId: number | null,
  now: Date,
): ClubResultFacts => ({
  state: status,
  decided: decidedAt && toUnix(decidedAt),
  isOwn: userId !== null && decidedBy === userId,
  isFirst: isFirstWord,
  isHis: his === userId,
  isClaimed: claimedUntil !== null && claimedUntil > now && claimedBy !== userId,
});

const checkReason = (decision: Decision): Refused | null => {
  const reason = decision.accept ? null : decision.reason.trim();
  if (reason === '') return invalid({ reason: { id: 'required' } });
  return reason !== null && reason.length > clubReasonMax
    ? invalid({ reason: { id: 'too_long', max: clubReasonMax } })
    : null;
};

const lockToAct = async (
  tx: Tx,
  publicId: string,
  act: 'accept' | 'decline' | 'undo',
  { userId, version, now }: Decider,
): Promise<Result<LockedResult>> => {
  const before = await lockResult(tx, publicId);
  if (!before) return notFound();
  if (version !== null && before.version !== version) return changedSince(version, before.version);
  const obstacle = clubResultObstacle(act, factsOf(before, userId, now), toUnix(now));
  return obstacle === null
    ? ok(before)
    : refuse({ code: 'state', message: { id: `club_result_${obstacle}`, minutes: clubUndoMinutes } });
};

const told = (publicId: string, before: LockedResult, after: ResultTold['status']): Omit<Acted<null>, 'answer'> => ({
  object: { kind: 'club_result', publicId, title: titleOf(before), person: before.userId },
  changes: [
    { field: 'state', before: before.status, after },
    { field: versionField, before: before.version, after: before.version + 1 },
  ],
});

/**
 * A word on a result that was handed in, for its entry in the audit; it may be changed later. Refuses `conflict` when somebody has decided
 * since it was seen, `state` for the same word twice and while a colleague has it before him. The person is told by letter. BO-102, BO-103
 */
export const decideOnResult = async (
  tx: Tx,
  { notifications }: ModerateDeps,
  publicId: string,
  decision: Decision,
  decider: Decider,
): Promise<Result<Acted<null>>> => {
  const wrong = checkReason(decision);
  if (wrong) return wrong;
  const locked = await lockToAct(tx, publicId, decision.accept ? 'accept' : 'decline', decider);
  if (!locked.ok) return locked;
  const { userId, now } = decider;
  const status = decision.accept ? 'accepted' : 'declined';
  const reason = decision.accept ? null : decision.reason.trim();
  const isFirst = locked.value.status === 'new';
  const { email, language, version } = await decideResult(tx, locked.value.id, {
    status,
    reason,
    userId,
    isFirst,
    now,
  });
  if (email !== null)
    await notifications.queue(tx, [
      {
        template: 'club_result',
        recipient: email,
        language,
        data: { result: publicId, version },
        dedupeKey: `club_result:${publicId}:${version}`,
        ...(userId === null ? {} : { delay: patience }),
      },
    ]);
  return ok({ answer: null, ...told(publicId, locked.value, status), ...(reason === null ? {} : { reason }) });
};

/** Takes the own first word of the last minutes back: the result waits again, before the same person. BO-103 */
export const undoDecision = async (
  tx: Tx,
  publicId: string,
  decider: Decider & { readonly userId: number },
): Promise<Result<Acted<null>>> => {
  const locked = await lockToAct(tx, publicId, 'undo', decider);
  if (!locked.ok) return locked;
  await takeBack(tx, locked.value.id, decider);
  return ok({ answer: null, ...told(publicId, locked.value, 'new') });
};

/** The same word by the command, beside a running site or without one. */
export const moderateResult = (
  { db, notifications, audit }: CommandDeps,
  publicId: string,
  decision: Decision,
  now: Date,
): Promise<Result<null>> =>
  transact(db, async (tx) => {
    const decided = await decideOnResult(tx, { notifications }, publicId, decision, {
      userId: null,
      version: null,
      now,
    });
    if (!decided.ok) return decided;
    const { object = null, changes = [], reason = null } = decided.value;
    await audit.note(tx, {
      at: now,
      actor: null,
      from: 'command',
      session: null,
      act: 'club_result.decide',
      object,
      places: [],
      changes,
      reason,
      address: null,
      requestId: null,
      result: 'done',
      code: null,
    });
    return ok(null);
  });
