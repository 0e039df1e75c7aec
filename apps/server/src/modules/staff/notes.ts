import type { AuditAct } from '@trassa/contracts';
import type { Executor } from '../../platform/database/index.ts';
import type { AuditEntry } from '../../platform/http/index.ts';
import type { StaffDeps } from './staff-deps.ts';

/** Who calls: from where, in which session of the back office if in any. */
export type Caller = {
  readonly userId: number;
  readonly loginId: number;
  readonly address: string;
  readonly device: string | null;
  readonly requestId: string;
  readonly session: string | null;
};

export type About = { readonly userId: number; readonly publicId: string };

/** An entry about a person's own way in; `refused`: the code of the refusal. */
export const noteEntry = (
  { audit, clock }: Pick<StaffDeps, 'audit' | 'clock'>,
  db: Executor,
  act: AuditAct,
  caller: Caller | null,
  about: About,
  refused: string | null = null,
): Promise<void> => {
  const entry: AuditEntry = {
    at: clock(),
    actor: caller?.userId ?? null,
    from: caller ? 'office' : 'command',
    session: caller?.session ?? null,
    act,
    object: { kind: 'staff', publicId: about.publicId, title: '', person: about.userId },
    places: [],
    changes: [],
    reason: null,
    address: caller?.address ?? null,
    requestId: caller?.requestId ?? null,
    result: refused === null ? 'done' : 'refused',
    code: refused,
  };
  return audit.note(db, entry);
};
