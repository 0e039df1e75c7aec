import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { DialogWindow } from '../../../app/shared/ui/overlays/overlay-window.tsx';
import { CodeForm } from './code-form.tsx';
import { useAsked } from './lack.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for what a call was refused without, over the page; what was typed there stays. */
export const DoorWindow = ({ onEntered }: { onEntered(): void }) => {
  const t = useTranslations('door');
  const asked = useAsked();
  if (!asked) return null;
  const { lack, settle } = asked;
  const lift = (): void => {
    settle(true);
    if (lack !== 'again') onEntered();
  };
  const cancel = (): void => settle(false);
  return (
    <DialogWindow
      isOpen
      isAlert
      onClose={cancel}
      title={t(`window.${lack}`)}
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
        <CodeForm key={lack} kind={lack === 'again' ? 'again' : 'enter'} onDone={lift} onEnded={() => settle(true)} />
      )}
    </DialogWindow>
  );
};
