import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { useSentForm } from '../../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';
import { request } from '../../../shared/api/browser-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckField } from '../../../shared/ui/fields/check-field.tsx';
import { Note } from '../../../shared/ui/states/note.tsx';
import { Dialog } from '../../../shared/ui/overlays/overlay.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import css from '../settings.module.css';

const silent = { ownErrors: true } as const;

type Props = {
  isOpen: boolean;
  /** Of the letter that was opened. */
  letterCode: string | null;
  onClose(): void;
  onGone(): void;
};

/** What is erased and what is kept, a code, and once more a question where tickets would be lost. */
export const DeletionDialog = ({ isOpen, letterCode, onClose, onGone }: Props) => {
  const t = useTranslations('settings');
  const u = useTranslations('ui');
  const formId = useId();
  const [sent, setSent] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [hasTickets, setHasTickets] = useState(false);
  const form = useSentForm({ code: '', force: false }, ({ code, force }) => ({
    code: code.trim() ? null : { id: 'required' },
    force: hasTickets && !force ? t('deletionAgreeNeeded') : null,
  }));
  const isAsked = letterCode !== null || sent !== null;

  const askCode = (): Promise<boolean> =>
    form.run(
      async () => setSent((await request(calls.profile.sendDeletionCode, { body: {} }, silent)).message),
      ({ answer }) => {
        if (answer.code === 'state') setRefusal(answer.message);
        return answer.code === 'state';
      },
    );
  const submit = form.bind(({ code, force }) => {
    setRefusal(null);
    return form.run(
      async () => {
        await request(calls.profile.remove, { body: { code: code.trim(), force } }, silent);
        onGone();
      },
      ({ answer }) => {
        // An order on its way can only be waited for; tickets can be given up.
        if (answer.code !== 'state' && answer.code !== 'order_open') return false;
        setRefusal(answer.message);
        if (answer.code === 'state') setHasTickets(true);
        return true;
      },
    );
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('deletionTitle')}
      actions={
        <>
          {isAsked ? (
            <Button kind="danger" type="submit" form={formId} isBusy={form.isBusy}>
              {t('deleteForGood')}
            </Button>
          ) : (
            <Button kind="danger" isBusy={form.isBusy} onClick={() => void askCode()}>
              {t('getDeletionCode')}
            </Button>
          )}
          <Button kind="line" onClick={onClose}>
            {u('cancel')}
          </Button>
        </>
      }
    >
      <form {...submit} id={formId} className={css['dialog']}>
        <p>{t('erased')}</p>
        <ul>
          {(['profile', 'tickets', 'logins'] as const).map((id) => (
            <li key={id}>{t(`erasedList.${id}`)}</li>
          ))}
        </ul>
        <p>{t('kept')}</p>
        {isAsked && (
          <TextField
            {...form.field('code')}
            label={t('deletionCode')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={letterCode ?? ''}
            hint={sent}
          />
        )}
        {refusal && (
          <Note kind="error" role="alert">
            {refusal}
          </Note>
        )}
        {hasTickets && <CheckField {...form.field('force')}>{t('deletionAgree')}</CheckField>}
        {isAsked && (
          <div>
            <Button kind="quiet" size="sm" isBusy={form.isBusy} onClick={() => void askCode()}>
              {t('newDeletionCode')}
            </Button>
          </div>
        )}
        <WaitNote wait={form.wait} />
      </form>
    </Dialog>
  );
};
