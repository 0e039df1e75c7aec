import type { Tx } from '../../../platform/database/index.ts';
import { markForgotten, takeForgettable } from '../../events/index.ts';
import { releaseFiles } from '../../files/index.ts';
import { forgetParticipantsOfLines } from '../../orders/index.ts';
import { forgetParticipants, takeOfFormat, takeReturned } from './forget-participants.repository.ts';

const forget = async (tx: Tx, ticketIds: readonly number[]): Promise<void> => {
  if (!ticketIds.length) return;
  const { lineIds, fileIds } = await forgetParticipants(tx, ticketIds);
  await forgetParticipantsOfLines(tx, lineIds);
  await releaseFiles(tx, fileIds);
};

/** Who would have run with returned tickets. */
export const forgetReturned = async (tx: Tx, limit: number): Promise<number> => {
  const ids = await takeReturned(tx, limit);
  await forget(tx, ids);
  return ids.length;
};

/** Starts whose participants were kept for as long as the law allows; all tickets of one start at once. */
export const forgetStarts = async (tx: Tx, years: number): Promise<number> => {
  const formatId = await takeForgettable(tx, years);
  if (formatId === null) return 0;
  await forget(tx, await takeOfFormat(tx, formatId));
  await markForgotten(tx, formatId);
  return 1;
};
