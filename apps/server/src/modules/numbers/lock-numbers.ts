import type { Language } from '@trassa/contracts';
import type { StartNumbers } from '@trassa/contracts/office';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import { editVersion, type Tx } from '../../platform/database/index.ts';
import type { Acted } from '../../platform/http/index.ts';
import type { NumbersDeps } from './numbers-deps.ts';
import { readNumbers } from './read-numbers.ts';
import { lockSheet, selectFormats, setLocked } from './sheets.repository.ts';

type Asked = {
  readonly publicId: string;
  readonly version: number;
  readonly locked: boolean;
  readonly userId: number;
  readonly language: Language;
};

/** PUT /api/admin/event_cities/{id}/numbers/lock: bibs are printed, or are not any more. BO-077 */
export const lockNumbers = async (
  deps: NumbersDeps,
  tx: Tx,
  { publicId, version, locked, userId, language }: Asked,
): Promise<Result<Acted<{ values: StartNumbers }>>> => {
  const sheet = await lockSheet(tx, publicId);
  if (!sheet) return notFound();
  const edited = editVersion({ version: sheet.version, values: { locked: sheet.lockedAt !== null } }, version, {
    locked,
  });
  if (!edited.ok) return edited;
  const { changes } = edited.value;
  if (changes.length) {
    await setLocked(tx, sheet.startId, locked, { userId, now: deps.clock() });
    if (!locked)
      await deps.inventory.freeSpent(
        tx,
        (await selectFormats(tx, sheet.startId)).map(({ id }) => id),
      );
  }
  const shown = await readNumbers(tx, deps, { publicId, language });
  return shown.ok ? ok({ answer: shown.value, changes }) : shown;
};
