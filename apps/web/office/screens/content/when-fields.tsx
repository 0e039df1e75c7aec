import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { MomentField } from '../../shared/fields/moment-field.tsx';

export type When = { readonly when: 'now' | 'later'; readonly at: number | null };
/** Moment that is sent; null: now. */
export const momentOf = ({ when, at }: When): number | null => (when === 'later' ? at : null);
export const isMomentMissing = ({ when, at }: When): boolean => when === 'later' && at === null;

type Props = {
  value: When;
  /** What is called so comes at this moment. */
  label: string;
  error: string | undefined;
  /** Somebody has tried to send it. */
  isAsked: boolean;
  /** What is shown already is changed at once. */
  isNowOnly?: boolean;
  onChange(value: When): void;
};

/** At once, or at a moment of Moscow. */
export const WhenFields = ({ value, label, error, isAsked, isNowOnly = false, onChange }: Props) => {
  const t = useTranslations('contentParts');
  return (
    <>
      {!isNowOnly && (
        <RadioPick
          label={t('when')}
          value={value.when}
          options={(['now', 'later'] as const).map((when) => ({ value: when, label: t(`whens.${when}`) }))}
          onChange={(event) => onChange({ ...value, when: event.target.value as When['when'] })}
        />
      )}
      {value.when === 'later' && (
        <MomentField
          label={label}
          hint={t('moscow')}
          value={value.at}
          timezone={SITE_ZONE}
          error={error ?? (isAsked && isMomentMissing(value) ? t('noMoment') : undefined)}
          onChange={(at) => onChange({ ...value, at })}
        />
      )}
    </>
  );
};
