import { ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { RunUnderWay } from '../../runs/index.ts';
import { findMailbox } from './moved-people.repository.ts';

/** One mailbox of a move: a letter, once however often it is asked for (BO-054). */
export const tellMoved = async (
  tx: Tx,
  { queue }: Pick<NotificationsModule, 'queue'>,
  { params }: Pick<RunUnderWay, 'params'>,
  of: string,
): Promise<Result<void>> => {
  const { move } = params as { readonly move: string };
  const told = await findMailbox(tx, of);
  // Erased meanwhile: there is nobody to tell.
  if (!told) return ok(undefined);
  await queue(tx, [
    {
      template: 'start_moved',
      recipient: told.email,
      language: told.language,
      data: { move, of },
      dedupeKey: `start_moved:${move}:${of}`,
    },
  ]);
  return ok(undefined);
};
