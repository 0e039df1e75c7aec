import type { User } from '@trassa/contracts';
import { changeContact, formatPhone, relativeKinds } from '@trassa/rules';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../shared/ui/button.tsx';
import { Fields } from '../../shared/ui/layout/layout.tsx';
import { PhoneField } from '../../shared/ui/fields/phone-field.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { sendContact } from './send-contact.ts';
import { SettingBlock } from './setting-block.tsx';
import { SettingForm } from './setting-form.tsx';
import { useSave } from './use-save.ts';

const missing = {
  contact_name: { id: 'relative_name' },
  type_relate: { id: 'relative_relation' },
  contact_phone: { id: 'relative_phone' },
} as const;
/** In the order of the rule's list, whose Russian words are the values on the wire (SET-27). */
const relationIds = ['partner', 'parent', 'kin', 'friend', 'colleague'] as const;
const none = { contact_name: null, type_relate: null, contact_phone: null };

/** Whom to call: name, relation and phone, all three or nobody (SET-20…27, DEC-36). */
export const RelativeBlock = ({ user }: { user: User }) => {
  const t = useTranslations('settings');
  const save = useSave({ contact_name: '', type_relate: '', contact_phone: '' });
  const button = useRef<HTMLButtonElement>(null);
  const isKnown = user.contact_name !== null;
  const form = save.bind((typed) => {
    // Three empty fields would take the relative away, which has a button of its own.
    if (Object.values(typed).every((text) => !text.trim())) save.refuseBy(missing);
    else save.apply(changeContact(user, typed), sendContact);
  });
  const remove = (): void => {
    // The button that was pressed goes with the relative.
    button.current?.focus();
    save.apply(changeContact(user, none), sendContact);
  };
  return (
    <SettingBlock id="relative" title={t('relative')} lead={t('relativeLead')}>
      <SettingForm
        save={save}
        action={t('save')}
        form={form}
        buttonRef={button}
        beside={
          isKnown && (
            <Button kind="line" isBusy={save.isBusy} onClick={remove}>
              {t('removeRelative')}
            </Button>
          )
        }
      >
        <Fields key={save.version}>
          <TextField
            {...save.field('contact_name')}
            label={t('contact_name')}
            autoComplete="off"
            defaultValue={user.contact_name ?? ''}
          />
          <SelectField
            {...save.field('type_relate')}
            label={t('type_relate')}
            placeholder={t('chooseRelation')}
            options={relationIds.map((id, index) => ({
              value: relativeKinds[index] ?? '',
              label: t(`relations.${id}`),
            }))}
            defaultValue={user.type_relate ?? ''}
          />
          <PhoneField
            {...save.field('contact_phone')}
            label={t('contact_phone')}
            autoComplete="off"
            defaultValue={user.contact_phone ? formatPhone(user.contact_phone) : ''}
          />
        </Fields>
      </SettingForm>
    </SettingBlock>
  );
};
