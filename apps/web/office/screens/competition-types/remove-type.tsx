import type { OfficeCompetitionTypeCard } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

/** Of a type in use it says what uses it; one that nothing uses is removed. */
export const RemoveType = ({ type }: { type: OfficeCompetitionTypeCard }) => {
  const t = useTranslations('competitionTypes');
  const frame = useTranslations('frame');
  const go = useGoFromWindow();
  // As it was when the window was opened.
  const [seen, setSeen] = useState(type);
  const [isOpen, setOpen] = useState(false);
  const { public_id: id, version, title_ru: title, competitions, results } = seen;
  const isUsed = competitions + results > 0;
  const close = (): void => setOpen(false);
  const remove = useAct(calls.competitionTypes.remove, {
    leave: () => go('/clubs/competition-types', { close, replace: true }),
    onDone: () => toast(t('removed')),
  });
  return (
    <>
      <Button
        kind="line"
        onClick={() => {
          remove.reset();
          setSeen(type);
          setOpen(true);
        }}
      >
        {t('remove')}
      </Button>
      <Dialog
        isOpen={isOpen && isUsed}
        isAlert
        onClose={close}
        title={t('keptTitle', { title })}
        actions={
          <>
            {competitions > 0 && (
              <Button onClick={() => void go(`/clubs/competitions?f.type=${id}`, { close })}>
                {t('toCompetitions')}
              </Button>
            )}
            <Button kind="line" onClick={close}>
              {frame('cancel')}
            </Button>
          </>
        }
      >
        <p>{t('keptText', { competitions, results })}</p>
      </Dialog>
      <ActDialog
        isOpen={isOpen && !isUsed}
        isDanger
        title={t('removeTitle', { title })}
        submit={t('remove')}
        isBusy={remove.isPending}
        error={remove.error}
        onSubmit={() => remove.mutate({ params: { id }, query: { version } })}
        onClose={close}
      >
        <p>{t('removeText')}</p>
      </ActDialog>
    </>
  );
};
