import type { OutboxLetter } from '@trassa/contracts/office';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { useLetterName } from '../../shared/ui/letters.tsx';

/** What may be done with a letter now. */
export const LetterActs = ({ letter }: { letter: OutboxLetter }) => {
  const t = useTranslations('outbox');
  const nameOf = useLetterName();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'repeat' | 'stop' | null>(null);
  const [reason, setReason] = useState('');
  const close = () => setOpen(null);
  const repeat = useAct(calls.outbox.repeat, {
    rereads: true,
    // One that was sent goes as a letter of its own, which waits now.
    async onDone({ message, letter: waiting }) {
      close();
      toast(message);
      if (waiting !== letter.public_id) await navigate(`/outbox/${waiting}`);
    },
  });
  const stop = useAct(calls.outbox.stop, {
    rereads: true,
    onDone({ message }) {
      setReason('');
      close();
      toast(message);
    },
  });
  const { public_id: id, version, to } = letter;
  const problem = fieldProblem(stop.error, 'reason');
  const about = { name: nameOf(letter.template), to };
  return (
    <>
      {letter.acts.includes('repeat') && (
        <Button kind="line" onClick={() => setOpen('repeat')}>
          {t('act.repeat')}
        </Button>
      )}
      {letter.acts.includes('stop') && (
        <Button kind="danger" onClick={() => setOpen('stop')}>
          {t('act.stop')}
        </Button>
      )}
      <ActDialog
        isOpen={open === 'repeat'}
        title={t('repeatTitle')}
        submit={t('act.repeat')}
        isBusy={repeat.isPending}
        error={repeat.error}
        onClose={close}
        onSubmit={() => repeat.mutate({ params: { id }, body: { version } })}
      >
        <p>{t(letter.state === 'sent' ? 'repeatSent' : 'repeatText', about)}</p>
      </ActDialog>
      <ActDialog
        isOpen={open === 'stop'}
        isDanger
        title={t('stopTitle')}
        submit={t('act.stop')}
        isBusy={stop.isPending}
        error={problem ? null : stop.error}
        onClose={close}
        onSubmit={() => stop.mutate({ params: { id }, body: { version, reason } })}
      >
        <p>{t('stopText', about)}</p>
        <TextArea
          label={t('reasonWhy')}
          hint={t('reasonHint')}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      </ActDialog>
    </>
  );
};
