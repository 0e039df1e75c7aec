import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { endSession } from '../../../app/shared/session.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../../shared/api/client.ts';
import { DoorCard } from '../../shared/door/door-card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { codeOfLetter } from './code-of-letter.ts';

/** /admin/not-me: “it was not me”. A press and not the link alone: mail programs open links by themselves. */
export const NotMe = () => {
  const t = useTranslations('links');
  const [code] = useState(codeOfLetter);
  const end = useMutation({
    mutationFn: () => askPlainly(calls.links.notMe, { body: { code } }),
    onSuccess: () => endSession(),
  });
  if (!code) return <DoorCard title={t('notMe')} lead={t('noCode')} />;
  if (end.data) {
    return (
      <DoorCard title={t('notMeDone')}>
        <Note kind="success" role="status">
          <p>{end.data.message}</p>
        </Note>
        <p>
          <a href="/newpass">{t('newPassword')}</a>
        </p>
      </DoorCard>
    );
  }
  return (
    <DoorCard title={t('notMe')} lead={t('notMeText')}>
      <ProblemNote error={end.error} />
      <Button kind="danger" isBusy={end.isPending} onClick={() => end.mutate()}>
        {t('endEverything')}
      </Button>
    </DoorCard>
  );
};
