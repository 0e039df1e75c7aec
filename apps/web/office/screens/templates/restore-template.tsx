import type { OfficeTemplate } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useLetterName } from '../../shared/ui/letters.tsx';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

/** All words of a letter as they are built, by the version that the window was opened with. */
export const RestoreTemplate = ({ template }: { template: OfficeTemplate }) => {
  const t = useTranslations('templates');
  const nameOf = useLetterName();
  const [seen, setSeen] = useState(template);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const restore = useAct(calls.templates.restore, {
    leave: close,
    onDone: () => toast(t('restored')),
  });
  return (
    <>
      <Button
        kind="line"
        onClick={() => {
          restore.reset();
          setSeen(template);
          setOpen(true);
        }}
      >
        {t('restore')}
      </Button>
      <ActDialog
        isOpen={isOpen}
        title={t('restoreTitle', { name: nameOf(seen.public_id) })}
        submit={t('restore')}
        isBusy={restore.isPending}
        error={restore.error}
        onSubmit={() => restore.mutate({ params: { id: seen.public_id }, body: { version: seen.version } })}
        onClose={close}
      >
        <p>{t('restoreText')}</p>
      </ActDialog>
    </>
  );
};
