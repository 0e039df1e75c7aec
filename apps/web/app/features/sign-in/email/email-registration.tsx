import { checkChosenPassword, checkConsent, checkEmail, normaliseEmail } from '@trassa/rules';
import { HttpError } from '@trassa/contracts/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { registrationEmail } from '../../../shared/account/registration-email.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout/layout.tsx';
import { setInputValue } from '../../../shared/ui/fields/phone-mask.ts';
import { useIsBrowser } from '../../../shared/use-is-browser.ts';
import { Consents } from '../../../shared/account/consents.tsx';
import { noConsents } from '../../../shared/account/no-consents.ts';
import { EmailField } from '../../../shared/account/email-field.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { PasswordField } from '../../../shared/account/password-field.tsx';
import { useSentForm } from '../../../shared/forms/use-sent-form.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';

const silent = { ownErrors: true } as const;

/** Registration by e-mail: the letter opens the account (AUTH-18…20, AUTH-25…31, ERR-17). */
export const EmailRegistration = () => {
  const t = useTranslations('signIn');
  const isBrowser = useIsBrowser();
  const { language } = useLanguage();
  const form = useSentForm({ email: '', password: '', ...noConsents }, ({ email, password, agree }) => ({
    email: checkEmail(email),
    password: checkChosenPassword(password),
    agree: checkConsent(agree),
  }));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const asked = useRef('');

  const fill = useEffectEvent(() => {
    const known = registrationEmail();
    const field = form.controlOf('email');
    if (known && field instanceof HTMLInputElement && field.value === '') setInputValue(field, known);
  });
  useEffect(() => fill(), []);

  /** AUTH-31: told when the field is left, unless it was edited or the form was sent meanwhile. */
  const checkReal = async (typed: string): Promise<void> => {
    const email = normaliseEmail(typed);
    if (!email) return;
    const problem = checkEmail(email);
    if (problem) return form.mark({ email: problem });
    asked.current = email;
    try {
      await request(calls.signIn.checkEmail, { body: { email } }, silent);
    } catch (error) {
      const text = error instanceof HttpError && error.status === 400 && error.answer.errors?.['email'];
      if (text && asked.current === email) form.mark({ email: text });
    }
    return undefined;
  };
  const submit = form.bind(async ({ email: typed, ...others }) => {
    const email = normaliseEmail(typed);
    const body = { email, ...others, language };
    if (await form.run(() => request(calls.signIn.register, { body }, silent))) setSentTo(email);
  });
  return (
    <>
      <form
        {...submit}
        onSubmit={(event) => {
          asked.current = '';
          submit.onSubmit(event);
        }}
      >
        <Stack gap={20}>
          <EmailField
            field={form.field('email')}
            onEdit={() => {
              asked.current = '';
            }}
            onLeave={(email) => void checkReal(email)}
          />
          <PasswordField isNew field={form.field('password')} />
          <Consents agree={form.field('agree')} mailing={form.field('mailing')} />
          <WaitNote wait={form.wait} />
          <div>
            <Button type="submit" size="xl" isBusy={form.isBusy} disabled={!isBrowser}>
              {t('register')}
            </Button>
          </div>
        </Stack>
      </form>
      <LetterDialog email={sentTo} text="sentText" onClose={() => setSentTo(null)} />
    </>
  );
};
