import type { Passkey } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

type Props = {
  /** null: the authenticator app. */
  passkey: Passkey | null;
  onClose(): void;
  onDone(): Promise<void>;
};

/** Says first what goes, and that other sessions go with it. */
export const RemoveWay = ({ passkey, onClose, onDone }: Props) => {
  const t = useTranslations('me');
  const tell = async ({ message }: { message: string }): Promise<void> => {
    toast(message);
    await onDone();
  };
  const removePasskey = useAct(calls.passkeys.remove, { onDone: tell });
  const removeApp = useAct(calls.authenticator.remove, { onDone: tell });
  const remove = passkey ? removePasskey : removeApp;
  const title = passkey ? t('removeOf', { name: passkey.name }) : t('removeAppTitle');
  return (
    <ActDialog
      isOpen
      isDanger
      title={title}
      submit={t(passkey ? 'remove' : 'removeApp')}
      isBusy={remove.isPending}
      error={remove.error}
      onSubmit={() => (passkey ? removePasskey.mutate({ params: { id: passkey.public_id } }) : removeApp.mutate({}))}
      onClose={onClose}
    >
      <p>{t(passkey ? 'removeText' : 'removeAppText')}</p>
    </ActDialog>
  );
};
