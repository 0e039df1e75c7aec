import type { Approval } from '@trassa/contracts/office';
import {
  isAsCounted,
  mailingAheadDays,
  mailingTransitions,
  needsApproval,
  nextState,
  type Reach,
  stateAfter,
} from '@trassa/rules';
import { fromUnix, toUnix } from '../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../platform/database/index.ts';
import type { Acted, Change } from '../../../platform/http/index.ts';
import { type Approved, type Asker, limitsInForce, type Ran } from '../../approvals/index.ts';
import { countPeople } from '../audience/audience.repository.ts';
import { checkAsked } from '../audience/check-audience.ts';
import type { Mailing } from '../mailing.ts';
import { lockMailing, moveMailing, placesOfMailing } from '../mailings.repository.ts';
import { hashKey, type MailingsDeps } from '../mailings-deps.ts';
import { noteBySystem } from '../sending/note-by-system.ts';
import { objectOf, type Saved } from './save-mailing.ts';
import { textProblems } from './try-mailing.ts';

/** The second person of a letter to very many. */
export const mailingKind = 'mailing';

/** What no second request may be about. */
export const lockOf = (publicId: string): string => `mailing:${publicId}`;

type Scheduled = { readonly id: string; readonly version: number; /** null: at once. */ readonly at: number | null };
/** `people`: as many as whoever sends it has seen. */
type Wanted = Scheduled & { readonly people: number };
type Who = { readonly reach: Reach; readonly by: Asker };
/** Seconds by which a clock of a screen may be behind. */
const slack = 300;

const momentOf = (at: number | null, now: Date): Date | null => {
  if (at === null) return now;
  const ahead = at - toUnix(now);
  return ahead < -slack || ahead > mailingAheadDays * 86_400 ? null : fromUnix(at);
};

/** Everything that may be wrong with it, and how many people it is for. */
const check = async (
  tx: Tx,
  deps: MailingsDeps,
  mailing: Mailing,
  reach: Reach,
): Promise<Result<{ people: number }>> => {
  const checked = await checkAsked(tx, mailing, reach);
  if (!checked.ok) return checked;
  const problems = { ...checked.value.problems, ...(await textProblems(tx, deps, mailing)) };
  if (Object.keys(problems).length) return invalid(problems);
  const { ru, en } = await countPeople(tx, mailing, hashKey(deps));
  if (ru + en === 0) return refuse({ code: 'validation', message: { id: 'mailing_nobody' } });
  return ok({ people: ru + en });
};

const stepsOf = (mailing: Mailing, state: string, sendAt: Date | null): Change[] => [
  { field: 'state', before: mailing.state, after: state },
  { field: 'send_at', before: mailing.sendAt && toUnix(mailing.sendAt), after: sendAt && toUnix(sendAt) },
  { field: 'version', before: mailing.version, after: mailing.version + 1 },
];

/** POST …/send, …/schedule: to very many people it waits for a second person. BO-116 */
export const scheduleMailing = async (
  tx: Tx,
  deps: MailingsDeps,
  { id, version, at, people: seen }: Wanted,
  { reach, by }: Who,
): Promise<Result<Acted<Saved | { approval: Approval }>>> => {
  const mailing = await lockMailing(tx, id);
  if (!mailing) return notFound();
  const edited = editVersion({ version: mailing.version, values: {} }, version, {});
  if (!edited.ok) return edited;
  if (nextState(mailingTransitions, mailing.state, 'schedule') === null) return refuse({ code: 'state' });
  const now = deps.clock();
  const sendAt = momentOf(at, now);
  if (!sendAt) return invalid({ at: { id: 'mailing_at' } });
  const checked = await check(tx, deps, mailing, reach);
  if (!checked.ok) return checked;
  const { people } = checked.value;
  if (!isAsCounted(seen, people))
    return refuse({ code: 'validation', message: { id: 'mailing_people', count: people } });
  const isSecond = needsApproval('mailing', { people }, await limitsInForce(tx));
  const state = stateAfter(mailingTransitions, mailing.state, isSecond ? 'ask' : 'schedule');
  await moveMailing(
    tx,
    mailing.id,
    { state, sendAt, approval: null, agreed: null, rests: null },
    { userId: by.userId, now },
  );
  const told = { object: objectOf(mailing), changes: stepsOf(mailing, state, sendAt) };
  if (!isSecond) return ok({ answer: { id }, ...told });
  const waiting = await deps.approvals.ask(
    tx,
    {
      act: 'mailing',
      kind: mailingKind,
      object: objectOf(mailing),
      places: (await placesOfMailing(tx, id)) ?? [],
      summary: {
        ru: `Разослать письмо «${mailing.title}», получателей: ${people}`,
        en: `Send the letter “${mailing.title}” to ${people} people`,
      },
      sum: null,
      params: { id, version: mailing.version + 1, at } satisfies Scheduled,
      quote: { people },
      locks: [lockOf(id)],
      reason: mailing.title,
    },
    by,
  );
  return waiting.ok ? ok({ answer: waiting.value, ...told }) : waiting;
};

/** What a second person has agreed to: the very version that was asked for. BO-116 */
export const approvedMailing = async (tx: Tx, deps: MailingsDeps, approved: Approved): Promise<Result<Ran>> => {
  const { id, version, at } = approved.params as Scheduled;
  const mailing = await lockMailing(tx, id);
  if (!mailing || mailing.state !== 'waiting' || mailing.version !== version) return refuse({ code: 'state' });
  const now = deps.clock();
  const sendAt = at === null ? now : fromUnix(at);
  const state = stateAfter(mailingTransitions, mailing.state, 'agree');
  const { people: agreed } = approved.quote as { people: number };
  const moved = { state, sendAt, approval: approved.publicId, agreed };
  await moveMailing(tx, mailing.id, moved, { userId: approved.askedBy, now });
  return ok({ changes: stepsOf(mailing, state, sendAt) });
};

/** Nobody agreed: it is a draft again, and its card says why. */
export const unagreedMailing = async (
  tx: Tx,
  deps: Pick<MailingsDeps, 'audit' | 'clock'>,
  { object, params }: Pick<Approved, 'object' | 'params'>,
): Promise<void> => {
  const mailing = await lockMailing(tx, object.publicId);
  if (mailing?.state !== 'waiting' || mailing.version !== (params as Scheduled).version) return;
  const state = stateAfter(mailingTransitions, mailing.state, 'decline');
  const moved = { state, sendAt: null, rests: 'declined' } as const;
  await moveMailing(tx, mailing.id, moved, { userId: null, now: deps.clock() });
  await noteBySystem(tx, deps, mailing, { act: 'mailing.recall', state });
};
