import type { AuditAct } from '@trassa/contracts';
import type { Grant } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import type { AuditEntry, Change } from '../../platform/http/index.ts';
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

type Told = {
  /** The code of a refusal. */
  readonly refused?: string;
  readonly changes?: readonly Change[];
  /** Where nobody of the office calls; default: the command. */
  readonly by?: 'command' | 'system';
};

/** What an entry says of grants: all that counted before, and all that count now. */
export const grantsChange = (before: readonly Grant[], after: readonly Grant[]): Change => {
  const shown = ({ role, scope, areas, until }: Grant): Grant => ({ role, scope, areas, until });
  return { field: 'grants', before: before.map(shown), after: after.map(shown) };
};

/** An entry about a person's own way in, or about his grants. */
export const noteEntry = (
  { audit, clock }: Pick<StaffDeps, 'audit' | 'clock'>,
  db: Executor,
  act: AuditAct,
  caller: Caller | null,
  about: About,
  { refused, changes = [], by = 'command' }: Told = {},
): Promise<void> => {
  const entry: AuditEntry = {
    at: clock(),
    actor: caller?.userId ?? null,
    from: caller ? 'office' : by,
    session: caller?.session ?? null,
    act,
    object: { kind: 'staff', publicId: about.publicId, title: '', person: about.userId },
    places: [],
    changes,
    reason: null,
    address: caller?.address ?? null,
    requestId: caller?.requestId ?? null,
    result: refused === undefined ? 'done' : 'refused',
    code: refused ?? null,
  };
  return audit.note(db, entry);
};
