import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { makePasskey } from '../../shared/door/passkey.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';

type Props = { isOpen: boolean; onClose(): void; onDone(): Promise<void> };

/** One more passkey: how it is called first, because the browser's own windows come after. */
export const AddPasskey = ({ isOpen, onClose, onDone }: Props) => {
  const t = useTranslations('me');
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: async () => {
      const passkey = await makePasskey(await ask(calls.passkeys.addOptions, {}));
      return ask(calls.passkeys.add, { body: { name, passkey } });
    },
    onSuccess: async () => {
      setName('');
      toast(t('passkeyAdded'));
      await onDone();
    },
  });
  return (
    <PasskeyDialog
      isOpen={isOpen}
      title={t('addPasskey')}
      submit={t('makePasskey')}
      name={name}
      onName={setName}
      isBusy={add.isPending}
      error={add.error}
      onSubmit={() => add.mutate()}
      onClose={() => {
        add.reset();
        onClose();
      }}
    />
  );
};
