import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { AuthenticatorForm, type Shown } from '../../shared/door/authenticator-form.tsx';

type Props = { shown: Shown | null; onClose(): void; onDone(): Promise<void> };

/** An authenticator app beside passkeys. */
export const AddAuthenticator = ({ shown, onClose, onDone }: Props) => {
  const t = useTranslations('me');
  const frame = useTranslations('frame');
  return (
    <Dialog
      isOpen={shown !== null}
      isAlert
      onClose={onClose}
      title={t('addAppTitle')}
      actions={
        <Button kind="line" onClick={onClose}>
          {frame('cancel')}
        </Button>
      }
    >
      {shown && (
        <AuthenticatorForm
          shown={shown}
          confirm={(code) => ask(calls.authenticator.confirm, { body: { code } })}
          onDone={({ message }) => {
            toast(message);
            void onDone();
          }}
        />
      )}
    </Dialog>
  );
};
