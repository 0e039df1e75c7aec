import type { OfficePrivacyRequest } from '@trassa/contracts/office';
import { type PrivacyAct, privacyIdentitiesFor, type PrivacyIdentity, privacyNoteMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';

export type Identity = { readonly identity: PrivacyIdentity | null; readonly note: string };
/** As a call takes it. */
export const sentIdentity = ({ identity, note }: Identity) => ({
  ...(identity !== null && { identity }),
  ...(note.trim() && { note }),
});

const acceptedFor = (act: PrivacyAct, { found }: OfficePrivacyRequest) =>
  privacyIdentitiesFor(act, found.account !== null);

/** Identity of a request as it is known already, if the act takes it. */
export const knownIdentity = (act: PrivacyAct, request: OfficePrivacyRequest): Identity => ({
  identity: acceptedFor(act, request).find((one) => one === request.identity) ?? null,
  note: '',
});

type Props = {
  act: PrivacyAct;
  request: OfficePrivacyRequest;
  value: Identity;
  error: string | undefined;
  onChange(value: Identity): void;
};

/** How the team made sure who asks: those ways alone that are enough for the act. */
export const IdentityFields = ({ act, request, value, error, onChange }: Props) => {
  const t = useTranslations('privacy');
  return (
    <>
      {request.found.account === null && act !== 'answer' && <p>{t('letterOnly')}</p>}
      <RadioPick
        label={t('field.identity')}
        value={value.identity}
        error={error}
        options={acceptedFor(act, request).map((one) => ({ value: one, label: t(`identity.${one}`) }))}
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
