import type { User } from '@trassa/contracts';
import { changeProfile, formatTypedDate, parseTypedDate } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import { Fields } from '../../shared/ui/layout/layout.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { SettingBlock } from './setting-block.tsx';
import { SettingForm } from './setting-form.tsx';
import { useSave } from './use-save.ts';

const names = [
  ['last_name', 'family-name'],
  ['name', 'given-name'],
  ['second_name', 'additional-name'],
] as const;

const now = (): number => Date.now() / 1000;

/** Name and birth date; only what has changed is sent (SET-04…07). */
export const PersonalBlock = ({ user }: { user: User }) => {
  const t = useTranslations('settings');
  const save = useSave({ last_name: '', name: '', second_name: '', birth_date: '' });
  const form = save.bind(({ birth_date: date, ...named }) => {
    const typed = { ...named, birth_date: parseTypedDate(date) ?? date };
    save.apply(changeProfile(user, typed, now()), (body) =>
      request(calls.profile.change, { body }, { ownErrors: true }),
    );
  });
  return (
    <SettingBlock id="personal" title={t('personal')} lead={t('personalLead')}>
      <SettingForm save={save} action={t('save')} form={form}>
        <Fields key={save.version}>
          {names.map(([name, autoComplete]) => (
            <TextField
              key={name}
              {...save.field(name)}
              label={t(name)}
              autoComplete={autoComplete}
              defaultValue={user[name]}
            />
          ))}
          <DateField
            {...save.field('birth_date')}
            label={t('birth_date')}
            autoComplete="bday"
            defaultValue={formatTypedDate(user.birth_date ?? '')}
          />
        </Fields>
      </SettingForm>
    </SettingBlock>
  );
};
