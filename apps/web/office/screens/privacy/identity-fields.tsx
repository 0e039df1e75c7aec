import { type PrivacyIdentity, privacyIdentities, privacyNoteMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';

export type Identity = { readonly identity: PrivacyIdentity | null; readonly note: string };
/** As a call takes it. */
export const sentIdentity = ({ identity, note }: Identity) => ({
  ...(identity !== null && { identity }),
  ...(note.trim() && { note }),
});

type Props = { value: Identity; error: string | undefined; onChange(value: Identity): void };

/** How the team made sure who asks. */
export const IdentityFields = ({ value, error, onChange }: Props) => {
  const t = useTranslations('privacy');
  return (
    <>
      <RadioPick
        label={t('field.identity')}
        value={value.identity}
        error={error}
        options={privacyIdentities.map((one) => ({ value: one, label: t(`identity.${one}`) }))}
        onChange={(event) => onChange({ ...value, identity: event.target.value as PrivacyIdentity })}
      />
      <TextField
        label={t('field.note')}
        isOptional
        autoComplete="off"
        hint={t('noteHint')}
        maxLength={privacyNoteMax}
        value={value.note}
        onChange={(event) => onChange({ ...value, note: event.target.value })}
      />
    </>
  );
};
