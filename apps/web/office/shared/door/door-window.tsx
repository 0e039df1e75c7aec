import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { useAsked } from './lack.ts';
import { ProveForm, waysHere } from './prove-form.tsx';
import { useOfficeSession } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for what a call was refused without, over the page; what was typed there stays. */
export const DoorWindow = ({ onEntered }: { onEntered(): void }) => {
  const t = useTranslations('door');
  const { ways } = useOfficeSession();
  const asked = useAsked();
  if (!asked) return null;
  const { lack, settle } = asked;
  const lift = (): void => {
    settle(true);
    if (lack !== 'again') onEntered();
  };
  const isByPasskey = lack === 'second_factor' && waysHere('enter', ways)[0] === 'passkey';
  const cancel = (): void => settle(false);
  return (
    <Dialog
      isOpen
      isAlert
      onClose={cancel}
      title={t(isByPasskey ? 'window.passkey' : `window.${lack}`)}
      actions={
        <Button kind="line" onClick={cancel}>
          {t('window.cancel')}
        </Button>
      }
    >
      <p>{t(`window.${lack}Text`)}</p>
      {lack === 'sign_in' ? (
        <SignInForm onDone={lift} />
      ) : (
        <ProveForm
          key={lack}
          kind={lack === 'again' ? 'again' : 'enter'}
          ways={ways}
          onDone={lift}
          onEnded={() => settle(true)}
        />
      )}
    </Dialog>
  );
};
