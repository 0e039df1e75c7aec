import { checkPassword, isEmail, normaliseEmail } from '@trassa/rules';
import { HttpError } from '@trassa/contracts/client';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { useErrorText } from '../../../shared/i18n/error-text.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { registrationEmail } from '../../../shared/account/registration-email.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout/layout.tsx';
import { setInputValue } from '../../../shared/ui/fields/phone-mask.ts';
import { useIsBrowser } from '../../../shared/use-is-browser.ts';
import { Consents, consentsOf } from '../../../shared/account/consents.tsx';
import { EmailField } from '../../../shared/account/email-field.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { PasswordField } from '../../../shared/account/password-field.tsx';
import { textOf, useSubmit } from '../../../shared/account/use-submit.ts';
import { WaitNote } from '../../../shared/account/wait-note.tsx';

const silent = { ownErrors: true } as const;

/** Registration by e-mail: the letter opens the account (AUTH-18…20, AUTH-25…31, ERR-17). */
export const EmailRegistration = () => {
  const t = useTranslations('signIn');
  const words = useErrorText();
  const isBrowser = useIsBrowser();
  const { language } = useLanguage();
  const { formRef, isBusy, errors, setErrors, refuse, forget, wait, run } = useSubmit(['email', 'password', 'agree']);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const asked = useRef('');

  useEffect(() => {
    const known = registrationEmail();
    const field = formRef.current?.querySelector<HTMLInputElement>('[name="email"]');
    if (known && field?.value === '') setInputValue(field, known);
  }, [formRef]);

  /** AUTH-31: told when the field is left, unless it was edited or the form was sent meanwhile. */
  const checkReal = async (typed: string): Promise<void> => {
    const email = normaliseEmail(typed);
    if (!email) return;
    if (!isEmail(email)) return setErrors({ ...errors, email: words({ id: 'email' }) });
    asked.current = email;
    try {
      await request(calls.signIn.checkEmail, { body: { email } }, silent);
    } catch (error) {
      const text = error instanceof HttpError && error.status === 400 && error.answer.errors?.['email'];
      if (text && asked.current === email) setErrors({ email: text });
    }
    return undefined;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return undefined;
    asked.current = '';
    const form = event.currentTarget;
    const email = normaliseEmail(textOf(form, 'email'));
    const password = textOf(form, 'password');
    const consents = consentsOf(form);
    const broken = password ? checkPassword(password) : ({ id: 'required' } as const);
    if (!isEmail(email) || broken || !consents.agree) {
      return refuse({
        email: isEmail(email) ? undefined : words({ id: email ? 'email' : 'required' }),
        password: broken ? words(broken) : undefined,
        agree: consents.agree ? undefined : words({ id: 'consent_required' }),
      });
    }
    const body = { email, password, ...consents, language };
    if (await run(() => request(calls.signIn.register, { body }, silent))) setSentTo(email);
    return undefined;
  };
  return (
    <>
      <form ref={formRef} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          <EmailField
            error={errors.email}
            onEdit={() => {
              asked.current = '';
              forget('email');
            }}
            onLeave={(email) => void checkReal(email)}
          />
          <PasswordField isNew error={errors.password} onEdit={() => forget('password')} />
          <Consents error={errors.agree} onAgree={() => forget('agree')} />
          <WaitNote wait={wait} />
          <div>
            <Button type="submit" size="xl" isBusy={isBusy} disabled={!isBrowser}>
              {t('register')}
            </Button>
          </div>
        </Stack>
      </form>
      <LetterDialog email={sentTo} text="sentText" onClose={() => setSentTo(null)} />
    </>
  );
};
