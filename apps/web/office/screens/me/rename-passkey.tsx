import type { Passkey } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { focusFirst } from '../../shared/ui/focus-first.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../staff/grants/grants.module.css';

const form = 'rename-passkey';

type Props = { passkey: Passkey; onClose(): void; onDone(): Promise<void> };

export const RenamePasskey = ({ passkey, onClose, onDone }: Props) => {
  const t = useTranslations('me');
  const frame = useTranslations('frame');
  const [name, setName] = useState(passkey.name);
  const [isNameless, setNameless] = useState(false);
  const rename = useAct(calls.passkeys.rename, { onDone });
  return (
    <Dialog
      isOpen
      isAlert
      onClose={onClose}
      title={t('renameOf', { name: passkey.name })}
      actions={
        <>
          <Button type="submit" form={form} isBusy={rename.isPending}>
            {t('rename')}
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
          if (name.trim() !== '' && !rename.isPending)
            rename.mutate({ params: { id: passkey.public_id }, body: { name } });
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
        <ProblemNote error={rename.error} />
      </form>
    </Dialog>
  );
};
