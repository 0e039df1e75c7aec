import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PhoneForm } from '../../../shared/account/phone-form.tsx';
import { sendSignInCode } from './send-sign-in-code.ts';
import { useSignedIn } from '../use-signed-in.ts';

/** Login by SMS; 'Забыли пароль?' has nothing to recover here (AUTH-03, AUTH-07, AUTH-13…16). */
export const PhoneLogin = () => {
  const t = useTranslations('signIn');
  const signedIn = useSignedIn();
  const enter = async (phone: string, phone_code: string): Promise<void> => {
    signedIn(await request(calls.signIn.byPhone, { body: { phone, phone_code } }, { ownErrors: true }), 'phone');
  };
  return (
    <PhoneForm
      action={t('enter')}
      send={sendSignInCode}
      onCode={enter}
      beside={
        <Button kind="quiet" disabled>
          {t('forgot')}
        </Button>
      }
    />
  );
};
