import type { OfficeClub } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { MergeClub } from './merge-club.tsx';

type Act = OfficeClub['can'][number];

/** What may be done with a club now, as it was when the window was opened. */
export const ClubActs = ({ club, isSaved }: { club: OfficeClub; isSaved: boolean }) => {
  const t = useTranslations('officeClubs');
  const [open, setOpen] = useState<{ readonly act: Act; readonly seen: OfficeClub } | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {club.can.toReversed().map((act) => (
        <Button
          key={act}
          kind={act === 'publish' ? 'primary' : 'line'}
          disabled={!isSaved}
          onClick={() => setOpen({ act, seen: club })}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {open?.act === 'merge' && <MergeClub club={open.seen} onClose={close} />}
      {open && open.act !== 'merge' && <Moderate club={open.seen} act={open.act} onClose={close} />}
    </>
  );
};

type Props = { club: OfficeClub; act: 'publish' | 'hide'; onClose(): void };

const Moderate = ({ club: { public_id: id, version, members }, act, onClose }: Props) => {
  const t = useTranslations('officeClubs');
  const [reason, setReason] = useState('');
  const moderate = useAct(calls.clubs.moderate, {
    onDone: () => {
      onClose();
      toast(t(`done.${act}`));
    },
  });
  const wrong = fieldProblem(moderate.error, 'reason');
  const isHiding = act === 'hide';
  const body = isHiding ? ({ version, state: 'draft', reason } as const) : ({ version, state: 'published' } as const);
  return (
    <ActDialog
      isOpen
      title={t(`ask.${act}`)}
      submit={t(`act.${act}`)}
      isDanger={isHiding}
      isBusy={moderate.isPending}
      error={wrong ? null : moderate.error}
      onClose={onClose}
      onSubmit={() => moderate.mutate({ params: { id }, body })}
    >
      <p>{t(`text.${act}`, { members })}</p>
      {isHiding && (
        <TextArea
          id="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          maxLength={500}
          value={reason}
          error={wrong}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ActDialog>
  );
};
