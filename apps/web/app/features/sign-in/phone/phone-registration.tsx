import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { Consents } from '../../../shared/account/consents.tsx';
import type { noConsents } from '../../../shared/account/no-consents.ts';
import { PhoneForm } from '../../../shared/account/phone-form.tsx';
import { request } from '../../../shared/api/browser-client.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { useSignedIn } from '../use-signed-in.ts';
import { sendSignInCode } from './send-sign-in-code.ts';

/** Registration by SMS: phone, code and consent; a known phone logs in (AUTH-24, DEC-27). */
export const PhoneRegistration = () => {
  const t = useTranslations('signIn');
  const { language } = useLanguage();
  const signedIn = useSignedIn();
  const register = async (phone: string, phone_code: string, consents: typeof noConsents): Promise<void> => {
    const body = { phone, phone_code, ...consents, language };
    signedIn(await request(calls.signIn.registerByPhone, { body }, { ownErrors: true }), 'phone');
  };
  return (
    <PhoneForm
      action={t('register')}
      send={sendSignInCode}
      consents={(fields) => <Consents {...fields} />}
      onCode={register}
    />
  );
};
