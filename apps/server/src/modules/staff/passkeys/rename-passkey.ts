import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { changeWays, type Open } from '../ways/change-ways.ts';
import { type Passkey, selectPasskeys, setName } from './passkeys.repository.ts';

/** PUT /api/admin/passkeys/{id} */
export const renamePasskey = (deps: StaffDeps, caller: Open, id: string, name: string): Promise<Result<Passkey>> =>
  changeWays(
    deps,
    caller,
    { act: 'staff.rename_passkey', field: 'passkey', ends: false },
    async (tx, _factor, { userId }) => {
      const passkey = (await selectPasskeys(tx, userId)).find(({ publicId }) => publicId === id);
      if (!passkey) return notFound();
      await setName(tx, id, name);
      return ok({ value: { ...passkey, name }, before: passkey.name, after: name });
    },
  );
