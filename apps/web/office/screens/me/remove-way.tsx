import type { Passkey } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';

type Props = {
  /** null: the authenticator app. */
  passkey: Passkey | null;
  onClose(): void;
  onDone(): Promise<void>;
};

/** Says first what goes, and that other sessions go with it. */
export const RemoveWay = ({ passkey, onClose, onDone }: Props) => {
  const t = useTranslations('me');
  const frame = useTranslations('frame');
  const tell = async ({ message }: { message: string }): Promise<void> => {
    toast(message);
    await onDone();
  };
  const removePasskey = useAct(calls.passkeys.remove, { onDone: tell });
  const removeApp = useAct(calls.authenticator.remove, { onDone: tell });
  const remove = passkey ? removePasskey : removeApp;
  const title = passkey ? t('removeOf', { name: passkey.name }) : t('removeAppTitle');
  return (
    <Dialog
      isOpen
      isAlert
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            kind="danger"
            isBusy={remove.isPending}
            onClick={() =>
              passkey ? removePasskey.mutate({ params: { id: passkey.public_id } }) : removeApp.mutate({})
            }
          >
            {t(passkey ? 'remove' : 'removeApp')}
          </Button>
          <Button kind="line" onClick={onClose}>
            {frame('cancel')}
          </Button>
        </>
      }
    >
      <p>{t(passkey ? 'removeText' : 'removeAppText')}</p>
      <ProblemNote error={remove.error} />
    </Dialog>
  );
};
