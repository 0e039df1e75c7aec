import type { NewPasskey } from '@trassa/contracts/office';
import { ok, type Result } from '../../../kernel/result.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { changeWays, type Open } from '../ways/change-ways.ts';
import { tellAdded } from '../ways/tell-added.ts';
import { keepPasskey } from './keep-passkey.ts';
import type { Passkey } from './passkeys.repository.ts';

/** POST /api/admin/passkeys: the person hears of it, with a way to say that it was somebody else. */
export const addPasskey = (
  deps: StaffDeps,
  caller: Open,
  { name, made }: { readonly name: string; readonly made: NewPasskey },
): Promise<Result<Passkey>> =>
  changeWays(
    deps,
    caller,
    { act: 'staff.add_passkey', field: 'passkey', ends: true },
    async (tx, factor, _about, now) => {
      const kept = await keepPasskey(tx, deps, caller, { factor, purpose: 'add', name, made }, now);
      if (!kept.ok) return kept;
      await tellAdded(deps, tx, caller, 'passkey', now);
      return ok({ value: kept.value, before: null, after: name });
    },
  );
