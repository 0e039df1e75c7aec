import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { changeWays, type Open } from '../ways/change-ways.ts';
import { deletePasskey, selectPasskeys } from './passkeys.repository.ts';

/** DELETE /api/admin/passkeys/{id}: never the last way in (BO-126). */
export const removePasskey = (deps: StaffDeps, caller: Open, id: string): Promise<Result<true>> =>
  changeWays(
    deps,
    caller,
    { act: 'staff.remove_passkey', field: 'passkey', ends: true },
    async (tx, { totpSince }, { userId }) => {
      const known = await selectPasskeys(tx, userId);
      const passkey = known.find(({ publicId }) => publicId === id);
      if (!passkey) return notFound();
      if (!totpSince && known.length === 1) return refuse({ code: 'state', message: { id: 'factor_last' } });
      await deletePasskey(tx, id);
      return ok({ value: true as const, before: passkey.name, after: null });
    },
  );
