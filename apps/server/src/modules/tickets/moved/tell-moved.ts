import { hash } from 'node:crypto';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { NotificationsModule, QueuedLetter } from '../../notifications/index.ts';
import type { PaidOrder } from '../../orders/index.ts';
import type { RunUnderWay } from '../../runs/index.ts';
import { findMailbox, type Told } from './moved-people.repository.ts';

type Queue = Pick<NotificationsModule, 'queue'>;

/** `of`: whose mailbox it is. Once for a mailbox, however it comes to it (BO-054). */
const letterTo = ({ email, language }: Told, move: string, of: string): QueuedLetter => ({
  template: 'start_moved',
  recipient: email,
  language,
  data: { move, of },
  dedupeKey: `start_moved:${move}:${hash('sha256', email.toLowerCase(), 'base64url').slice(0, 22)}`,
});

/** One mailbox of a move: a letter, once however often it is asked for (BO-054). */
export const tellMoved = async (
  tx: Tx,
  { queue }: Queue,
  { params }: Pick<RunUnderWay, 'params'>,
  of: string,
): Promise<Result<void>> => {
  const { move } = params as { readonly move: string };
  const told = await findMailbox(tx, of);
  // Erased meanwhile: there is nobody to tell.
  if (told) await queue(tx, [letterTo(told, move, of)]);
  return ok(undefined);
};

/** Whoever had ordered before a start was moved and pays after it was told to the others is told with his tickets (BO-054). */
export const tellMissedMoves = async (
  tx: Tx,
  { queue }: Queue,
  { publicId, email, language }: Pick<PaidOrder, 'publicId' | 'email' | 'language'>,
  moves: readonly string[],
): Promise<void> => {
  await queue(
    tx,
    [...new Set(moves)].map((move) => letterTo({ email, language }, move, `order:${publicId}`)),
  );
};
