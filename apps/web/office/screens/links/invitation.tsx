import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useToken, useUser } from '../../../app/shared/session.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../../shared/api/client.ts';
import { DoorCard } from '../../shared/door/door-card.tsx';
import { leaveLogin } from '../../shared/door/leave.ts';
import { SignInForm } from '../../shared/door/sign-in-form.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { codeOfLetter } from './code-of-letter.ts';

/** /admin/invitation: by the link of a letter; accepted by whoever is signed in with the address it went to. */
export const Invitation = () => {
  const t = useTranslations('links');
  const navigate = useNavigate();
  const [code] = useState(codeOfLetter);
  const token = useToken();
  const user = useUser();
  const accept = useMutation({ mutationFn: () => askPlainly(calls.invitation.accept, { body: { code } }) });
  if (!code) return <DoorCard title={t('invitation')} lead={t('noCode')} />;
  if (token === null || user?.temporary) {
    return (
      <DoorCard title={t('invitation')} lead={t('invitationSignIn')}>
        <SignInForm onDone={() => undefined} />
        <p>
          <a href="/registration">{t('register')}</a>
        </p>
      </DoorCard>
    );
  }
  if (accept.data) {
    return (
      <DoorCard title={t('accepted')}>
        <Note kind="success" role="status">
          <p>{accept.data.message}</p>
        </Note>
        <Button onClick={() => void navigate('/', { replace: true })}>{t('goOn')}</Button>
      </DoorCard>
    );
  }
  return (
    <DoorCard title={t('invitation')} lead={t('invitationText', { name: user?.name || (user?.email ?? '') })}>
      <ProblemNote error={accept.error} />
      <Button isBusy={accept.isPending} onClick={() => accept.mutate()}>
        {t('accept')}
      </Button>
      <Button kind="quiet" onClick={() => void leaveLogin()}>
        {t('otherPerson')}
      </Button>
    </DoorCard>
  );
};
