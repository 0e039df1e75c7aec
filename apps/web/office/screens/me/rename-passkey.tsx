import type { Passkey } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';

type Props = { passkey: Passkey; onClose(): void; onDone(): Promise<void> };

export const RenamePasskey = ({ passkey, onClose, onDone }: Props) => {
  const t = useTranslations('me');
  const [name, setName] = useState(passkey.name);
  const rename = useAct(calls.passkeys.rename, { onDone });
  return (
    <PasskeyDialog
      isOpen
      title={t('renameOf', { name: passkey.name })}
      submit={t('rename')}
      name={name}
      onName={setName}
      isBusy={rename.isPending}
      error={rename.error}
      onSubmit={() => rename.mutate({ params: { id: passkey.public_id }, body: { name } })}
      onClose={onClose}
    />
  );
};
