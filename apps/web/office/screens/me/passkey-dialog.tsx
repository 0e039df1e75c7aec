import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { focusFirst } from '../../shared/ui/focus-first.ts';

type Props = {
  isOpen: boolean;
  title: string;
  submit: string;
  name: string;
  onName(name: string): void;
  isBusy: boolean;
  error: unknown;
  onSubmit(): void;
  onClose(): void;
};

/** How a passkey is called; nothing is sent while it has no name. */
export const PasskeyDialog = ({ name, onName, onSubmit, ...dialog }: Props) => {
  const t = useTranslations('me');
  const [isNameless, setNameless] = useState(false);
  const isEmpty = name.trim() === '';
  return (
    <ActDialog
      {...dialog}
      onSubmit={() => {
        setNameless(isEmpty);
        if (!isEmpty) onSubmit();
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
          onName(event.target.value);
          setNameless(false);
        }}
      />
    </ActDialog>
  );
};
