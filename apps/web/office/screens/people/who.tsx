import type { OfficePerson, RevealedField } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Reveal } from './reveal.tsx';

/** Who it is and how he comes in; one field at a time is opened, with a reason. */
export const Who = ({ person }: { person: OfficePerson }) => {
  const t = useTranslations('people');
  const frame = useTranslations('frame');
  const { ways } = person;
  const closed = (field: RevealedField, masked: string | undefined) => {
    if (!masked) return '–';
    return person.can_reveal ? (
      <Reveal id={person.public_id} field={field} masked={masked} label={t(`field.${field}`)} />
    ) : (
      masked
    );
  };
  const shown = (field: RevealedField, masked: string | undefined) => ({
    key: t(`field.${field}`),
    value: closed(field, masked),
    isLong: Boolean(masked),
  });
  const entries = [
    ...(ways.password ? [t('way.password')] : []),
    ...(ways.email_confirmed ? [t('way.email')] : []),
    ...(ways.phone_confirmed ? [t('way.phone')] : []),
    ...ways.networks.map((name) =>
      t.has(`network.${name}` as 'network.vk') ? t(`network.${name}` as 'network.vk') : name,
    ),
  ];
  return (
    <Card title={t('who')}>
      <KeyValue
        items={[
          shown('email', person.email?.masked),
          shown('phone', person.phone?.masked),
          { ...shown('birth_date', person.age === null ? undefined : String(person.age)), key: t('age') },
          shown('extra_contact', person.extra_contact?.masked),
          shown('contact_name', person.contact_name?.masked),
          shown('contact_phone', person.contact_phone?.masked),
          { key: t('language'), value: frame(`languages.${person.language === 'en' ? 'en' : 'ru'}`) },
          { key: t('mailing'), value: t(person.mailing ? 'yes' : 'no') },
          { key: t('ways'), value: entries.join(', ') || '–', isLong: true },
        ]}
      />
      <p>{t('writtenDown')}</p>
    </Card>
  );
};
