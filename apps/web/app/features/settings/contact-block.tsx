import type { User } from '@trassa/contracts';
import { changeContact, extraContactCountries, formatPhone } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { PhoneField } from '../../shared/ui/fields/phone-field.tsx';
import { sendContact } from './send-contact.ts';
import { SettingBlock } from './setting-block.tsx';
import { SettingForm } from './setting-form.tsx';
import { useSave } from './use-save.ts';

/** A second phone: Russia, Tajikistan or Belarus (SET-09, DEC-29). */
export const ContactBlock = ({ user }: { user: User }) => {
  const t = useTranslations('settings');
  const save = useSave({ extra_contact: '' });
  const form = save.bind((typed) => save.apply(changeContact(user, typed), sendContact));
  return (
    <SettingBlock id="contact" title={t('contact')} lead={t('contactLead')}>
      <SettingForm save={save} action={t('save')} form={form}>
        <PhoneField
          key={save.version}
          {...save.field('extra_contact')}
          label={t('extraPhone')}
          autoComplete="off"
          countries={extraContactCountries}
          defaultValue={user.extra_contact ? formatPhone(user.extra_contact) : ''}
        />
      </SettingForm>
    </SettingBlock>
  );
};
