import type { Tx } from '../../platform/database/index.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { type ApprovalRow, closeApproval, type Closing } from './approvals.repository.ts';

export type Unagreed = Omit<Closing, 'id' | 'state'> & {
  readonly state: 'declined' | 'withdrawn' | 'outdated' | 'lapsed';
};

/** Closes what is not agreed to, and tells its owner in the same transaction. */
export const closeUnagreed = async (
  { kinds }: Pick<ApprovalsDeps, 'kinds'>,
  tx: Tx,
  row: ApprovalRow,
  closing: Unagreed,
): Promise<ApprovalRow> => {
  const closed = await closeApproval(tx, { ...closing, id: row.id });
  const object = { kind: row.objectKind, publicId: row.objectId, title: row.objectTitle };
  await kinds[row.kind]?.unagreed?.(tx, { object, params: row.params });
  return closed;
};
