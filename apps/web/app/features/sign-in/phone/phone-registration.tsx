import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { useErrorText } from '../../../shared/i18n/error-text.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { Consents, consentsOf } from '../../../shared/account/consents.tsx';
import { PhoneForm } from '../../../shared/account/phone-form.tsx';
import { sendSignInCode } from './send-sign-in-code.ts';
import { useSignedIn } from '../use-signed-in.ts';

/** Registration by SMS: phone, code and consent; a known phone logs in (AUTH-24, DEC-27). */
export const PhoneRegistration = () => {
  const t = useTranslations('signIn');
  const words = useErrorText();
  const { language } = useLanguage();
  const signedIn = useSignedIn();
  const [agreeError, setAgreeError] = useState<string>();
  const check = (form: HTMLFormElement): boolean => {
    const { agree } = consentsOf(form);
    setAgreeError(agree ? undefined : words({ id: 'consent_required' }));
    return agree;
  };
  const register = async (phone: string, phone_code: string, form: HTMLFormElement): Promise<void> => {
    const body = { phone, phone_code, ...consentsOf(form), language };
    signedIn(await request(calls.signIn.registerByPhone, { body }, { ownErrors: true }), 'phone');
  };
  return (
    <PhoneForm action={t('register')} send={sendSignInCode} check={check} onCode={register}>
      <Consents error={agreeError} onAgree={() => setAgreeError(undefined)} />
    </PhoneForm>
  );
};
