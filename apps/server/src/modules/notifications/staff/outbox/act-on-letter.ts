import { errorText, type Language } from '@trassa/contracts';
import { type LetterAct, letterObstacle } from '@trassa/rules';
import { randomId } from '../../../../kernel/ids.ts';
import { changedSince, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { insertLetters } from '../../letters.repository.ts';
import type { QueuedLetter } from '../../letter.ts';
import {
  countVersion,
  findByKey,
  type LetterCardRow,
  lockLetterRow,
  queueAnew,
  stopLetter,
} from './letter-rows.repository.ts';
import { objectOf } from './present-outbox.ts';

export type RepeatDeps = {
  /** Whether a letter about this goes once more today. Refuses `rate_limited` in words. */
  takeLetterAgain(tx: Tx, about: string): Promise<Result<void>>;
  /** Whether what it is about has another address by now. */
  isElsewhere(tx: Tx, letter: Pick<LetterCardRow, 'template' | 'recipient' | 'data'>): Promise<boolean>;
};
/** `version`: null: whatever stands, as one of many; of those no letter that went goes again. */
export type Asked = { readonly publicId: string; readonly version: number | null };
type Done = Promise<Result<Acted<{ message: string; letter: string }>>>;

/** One and the same letter, however often it goes. */
export const sameLetter = ({
  template,
  recipient,
  data,
}: Pick<QueuedLetter, 'template' | 'recipient' | 'data'>): string =>
  JSON.stringify([template, recipient, Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

const lockToAct = async (tx: Tx, act: LetterAct, { publicId, version }: Asked): Promise<Result<LetterCardRow>> => {
  const row = await lockLetterRow(tx, publicId);
  if (!row) return notFound();
  if (version !== null && row.version !== version) return changedSince(version, row.version);
  const obstacle = letterObstacle(act, row);
  return obstacle === null ? ok(row) : refuse({ code: 'state', message: { id: `letter_act_${obstacle}` } });
};

const stepOf = ({ version }: LetterCardRow): Change => ({ field: versionField, before: version, after: version + 1 });
const moved = (row: LetterCardRow, state: 'waiting' | 'stopped'): Change[] => [
  { field: 'state', before: `letter_${row.state}`, after: `letter_${state}` },
  stepOf(row),
];

/** A letter that went goes as another one, under a Message-ID of its own, or mail programs would show it once. */
const sendAnother = async (tx: Tx, deps: RepeatDeps, row: LetterCardRow): Promise<Result<string>> => {
  const taken = await deps.takeLetterAgain(tx, sameLetter(row));
  if (!taken.ok) return taken;
  const { channel, template, recipient, recipientName, language, data } = row;
  const dedupeKey = `again:${randomId()}`;
  await insertLetters(tx, [{ channel, template, recipient, recipientName, language, data, dedupeKey }]);
  await countVersion(tx, row.id);
  return ok(await findByKey(tx, dedupeKey));
};

/**
 * POST /api/admin/outbox/{id}/repeat: one that failed or was stopped waits again, one that was sent goes once more. Two colleagues at
 * once: the second has the version that the first has changed. Refuses `state`, `conflict`, after five of a day `rate_limited`. BO-008
 */
export const repeatLetter = async (tx: Tx, deps: RepeatDeps, asked: Asked, language: Language): Done => {
  const locked = await lockToAct(tx, 'repeat', asked);
  if (!locked.ok) return locked;
  const row = locked.value;
  const message = errorText(language, { id: 'letter_repeated' });
  if (row.state === 'sent' && asked.version === null)
    return refuse({ code: 'state', message: { id: 'letter_act_sent' } });
  if (await deps.isElsewhere(tx, row)) return refuse({ code: 'state', message: { id: 'letter_act_elsewhere' } });
  if (row.state !== 'sent') {
    await queueAnew(tx, row.id);
    return ok({ answer: { message, letter: row.publicId }, object: objectOf(row), changes: moved(row, 'waiting') });
  }
  const sent = await sendAnother(tx, deps, row);
  if (!sent.ok) return sent;
  const changes = [{ field: 'letter', before: null, after: row.template }, stepOf(row)];
  return ok({ answer: { message, letter: sent.value }, object: objectOf(row), changes });
};

/** POST /api/admin/outbox/{id}/stop: it does not go, unless it is being handed over; then it is told as sent. */
export const holdLetter = async (tx: Tx, asked: Asked, reason: string, language: Language): Done => {
  const locked = await lockToAct(tx, 'stop', asked);
  if (!locked.ok) return locked;
  const row = locked.value;
  await stopLetter(tx, row.id);
  const answer = { message: errorText(language, { id: 'letter_stopped' }), letter: row.publicId };
  return ok({ answer, object: objectOf(row), changes: moved(row, 'stopped'), reason });
};
