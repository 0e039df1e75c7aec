import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { makePasskey } from '../../shared/door/passkey.ts';
import { focusFirst } from '../../shared/ui/focus-first.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../staff/grants/grants.module.css';

const form = 'add-passkey';

type Props = { isOpen: boolean; onClose(): void; onDone(): Promise<void> };

/** One more passkey: how it is called first, because the browser's own windows come after. */
export const AddPasskey = ({ isOpen, onClose, onDone }: Props) => {
  const t = useTranslations('me');
  const frame = useTranslations('frame');
  const [name, setName] = useState('');
  const [isNameless, setNameless] = useState(false);
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
    <Dialog
      isOpen={isOpen}
      isAlert
      onClose={() => {
        add.reset();
        onClose();
      }}
      title={t('addPasskey')}
      actions={
        <>
          <Button type="submit" form={form} isBusy={add.isPending}>
            {t('makePasskey')}
          </Button>
          <Button kind="line" onClick={onClose}>
            {frame('cancel')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css['grant']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setNameless(name.trim() === '');
          if (name.trim() !== '' && !add.isPending) add.mutate();
        }}
      >
        <TextField
          label={t('passkeyName')}
          hint={t('passkeyNameHint')}
          maxLength={40}
          value={name}
          error={isNameless ? t('nameless') : undefined}
          ref={focusFirst}
          onChange={(event) => {
            setName(event.target.value);
            setNameless(false);
          }}
        />
        <ProblemNote error={add.error} />
      </form>
    </Dialog>
  );
};
