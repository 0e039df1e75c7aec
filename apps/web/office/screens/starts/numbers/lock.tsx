import type { StartNumbers } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';

type Props = { id: string; sheet: StartNumbers; onClose(): void };

/** Bibs are printed, or are not any more. */
export const Lock = ({ id, sheet, onClose }: Props) => {
  const t = useTranslations('numbers');
  const lock = useAct(calls.numbers.lock, { onDone: onClose });
  const isLocked = sheet.locked !== null;
  return (
    <ActDialog
      isOpen
      isDanger={isLocked}
      title={t(isLocked ? 'unlock' : 'lock')}
      submit={t(isLocked ? 'unlock' : 'lock')}
      isBusy={lock.isPending}
      error={lock.error}
      onSubmit={() => lock.mutate({ params: { id }, body: { version: sheet.version, locked: !isLocked } })}
      onClose={onClose}
    >
      <p>{t(isLocked ? 'unlockText' : 'lockText')}</p>
    </ActDialog>
  );
};
