import { isEmail, normaliseEmail } from '@trassa/rules';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { useErrorText } from '../../../shared/i18n/error-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout/layout.tsx';
import { Dialog } from '../../../shared/ui/overlays/overlay.tsx';
import { EmailField } from '../../../shared/account/email-field.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { textOf, useSubmit } from '../../../shared/account/use-submit.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';

/** The mark of a refusal leaves the field after so long (AUTH-41). */
const ERROR_MS = 5000;

type Props = { isOpen: boolean; onClose(): void; email: string };

/** 'Забыли пароль?': asks for the address, then tells of the letter (AUTH-32, AUTH-33, AUTH-37, AUTH-38). */
export const Recovery = ({ isOpen, onClose, email }: Props) => {
  const t = useTranslations('signIn');
  const ui = useTranslations('ui');
  const words = useErrorText();
  const { formRef, ...form } = useSubmit(['email']);
  const formId = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { errors, setErrors } = form;

  useEffect(() => {
    if (!errors.email) return undefined;
    const timer = setTimeout(() => setErrors({}), ERROR_MS);
    return () => clearTimeout(timer);
  }, [errors, setErrors]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const address = normaliseEmail(textOf(event.currentTarget, 'email'));
    if (!address) return form.refuse({ email: words({ id: 'required' }) });
    if (!isEmail(address)) return form.refuse({ email: words({ id: 'email' }) });
    const isSent = await form.run(() => request(calls.signIn.requestReset, { body: { email: address } }, silent));
    if (!isSent) return undefined;
    onClose();
    return setSentTo(address);
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
        <form id={formId} ref={formRef} method="post" noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={16}>
            <p>{t('recoveryText')}</p>
            <EmailField error={errors.email} defaultValue={email} onEdit={() => form.forget('email')} />
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
