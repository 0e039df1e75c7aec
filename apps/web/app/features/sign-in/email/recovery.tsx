import { checkEmail, normaliseEmail } from '@trassa/rules';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout/layout.tsx';
import { Dialog } from '../../../shared/ui/overlays/overlay.tsx';
import { EmailField } from '../../../shared/account/email-field.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { useSentForm } from '../../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';

/** The mark of a refusal leaves the field after so long (AUTH-41). */
const ERROR_MS = 5000;

type Props = { isOpen: boolean; onClose(): void; email: string };

/** 'Забыли пароль?': asks for the address, then tells of the letter (AUTH-32, AUTH-33, AUTH-37, AUTH-38). */
export const Recovery = ({ isOpen, onClose, email }: Props) => {
  const t = useTranslations('signIn');
  const ui = useTranslations('ui');
  const form = useSentForm({ email: '' }, (typed) => ({ email: checkEmail(typed.email) }));
  const formId = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const error = form.errorOf('email');
  const leave = useEffectEvent(() => form.forget('email'));

  useEffect(() => {
    if (!error) return undefined;
    const timer = setTimeout(leave, ERROR_MS);
    return () => clearTimeout(timer);
  }, [error]);

  const send = async (typed: string): Promise<void> => {
    const address = normaliseEmail(typed);
    const isSent = await form.run(() => request(calls.signIn.requestReset, { body: { email: address } }, silent));
    if (!isSent) return;
    onClose();
    setSentTo(address);
  };
  const enterBySms = (): void => {
    setSentTo(null);
    const query = new URLSearchParams(search);
    query.set('by', 'sms');
    void navigate({ search: query.toString() }, { replace: true });
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t('recoveryTitle')}
        actions={
          <>
            <Button type="submit" form={formId} isBusy={form.isBusy}>
              {t('send')}
            </Button>
            <Button kind="line" onClick={onClose}>
              {ui('cancel')}
            </Button>
          </>
        }
      >
        <form id={formId} {...form.bind(({ email: typed }) => send(typed))}>
          <Stack gap={16}>
            <p>{t('recoveryText')}</p>
            <EmailField field={form.field('email')} defaultValue={email} />
            <WaitNote wait={form.wait} />
          </Stack>
        </form>
      </Dialog>
      <LetterDialog email={sentTo} text="recoverySentText" onClose={() => setSentTo(null)}>
        <Button onClick={() => setSentTo(null)}>{ui('understood')}</Button>
        <Button kind="line" onClick={enterBySms}>
          {t('enterBySms')}
        </Button>
      </LetterDialog>
    </>
  );
};

const silent = { ownErrors: true } as const;
