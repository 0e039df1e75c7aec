import type { User } from '@trassa/contracts';
import { changeProfile } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { type PickOption, Pick } from '../../shared/ui/fields/radio-pick.tsx';
import { SettingBlock } from './setting-block.tsx';
import { SettingForm } from './setting-form.tsx';
import { useSave } from './use-save.ts';

const now = (): number => Date.now() / 1000;

type Props = { user: User; field: 'gender' | 'language'; title: string; lead: string; options: readonly PickOption[] };

/** One field of the profile with a few values. */
const ChoiceBlock = ({ user, field, title, lead, options }: Props) => {
  const t = useTranslations('settings');
  const save = useSave<Record<string, string>>({ [field]: '' });
  const form = save.bind((typed) =>
    save.apply(changeProfile(user, typed, now()), (body) =>
      request(calls.profile.change, { body }, { ownErrors: true }),
    ),
  );
  return (
    <SettingBlock id={field} title={title} lead={lead}>
      <SettingForm save={save} action={t('save')} form={form}>
        <Pick key={save.version} label={title} options={options} defaultValue={user[field]} {...save.field(field)} />
      </SettingForm>
    </SettingBlock>
  );
};

export const GenderBlock = ({ user }: { user: User }) => {
  const t = useTranslations('settings');
  const options = (['female', 'male', 'none'] as const).map((value) => ({ value, label: t(`genders.${value}`) }));
  return <ChoiceBlock user={user} field="gender" title={t('gender')} lead={t('genderLead')} options={options} />;
};

/** Language of letters; that of the page is chosen in the header. */
export const LanguageBlock = ({ user }: { user: User }) => {
  const t = useTranslations('settings');
  const options = (['ru', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }));
  return <ChoiceBlock user={user} field="language" title={t('language')} lead={t('languageLead')} options={options} />;
};
