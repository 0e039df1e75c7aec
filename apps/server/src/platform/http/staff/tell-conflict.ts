import type { Refused } from '../../../kernel/result.ts';
import type { Tx } from '../../database/index.ts';
import type { ActObject, StaffPort } from './staff-port.ts';

/** Beside the `current` of a conflict: who has changed which fields since the version that was sent (back-office.md 4.1). */
export const tellConflict = async (
  port: StaffPort,
  tx: Tx,
  object: ActObject | null,
  refused: Refused,
): Promise<Refused> => {
  const { since, details } = refused.refusal;
  if (since === undefined || !object) return refused;
  const told = await port.changesSince(tx, object, since);
  const by = told.changed_by?.name;
  return {
    ok: false,
    refusal: {
      ...refused.refusal,
      message: by ? { id: 'conflict_by', name: by } : { id: 'conflict' },
      details: { ...details, ...told },
    },
  };
};
