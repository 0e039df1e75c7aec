import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { useUser } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/states/note.tsx';
import { toast } from '../../../shared/ui/overlays/toast.tsx';
import css from '../my-tickets.module.css';

/** A temporary user sees his purchase and how to become a full one (DEC-41). */
export const FinishRegistration = () => {
  const t = useTranslations('myTickets');
  const user = useUser();
  const email = user?.email ?? '';
  const letter = useMutation({
    mutationFn: () => request(calls.signIn.sendConfirmation, { body: {} }),
    onSuccess: () => toast(t('temporarySent', { email })),
  });
  if (!user?.temporary) return null;
  return (
    <Note>
      <div className={css['banner']}>
        <h2>{t('temporaryTitle')}</h2>
        <p>{t('temporaryText', { email })}</p>
        <Button isBusy={letter.isPending} onClick={() => letter.mutate()}>
          {t('temporaryButton')}
        </Button>
      </div>
    </Note>
  );
};
