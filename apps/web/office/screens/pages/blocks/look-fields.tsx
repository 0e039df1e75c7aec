import { isObstacleName, type NewsGround, newsGrounds, obstacleNames } from '@trassa/rules';
import { useLocale, useTranslations } from 'use-intl/react';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';

type GroundProps = { value: string; onChange(ground: NewsGround): void };

/** What the head of a page or a plate is drawn on. */
export const GroundField = ({ value, onChange }: GroundProps) => {
  const t = useTranslations('infoPages');
  const grounds = useTranslations('newsItems');
  return (
    <SelectField
      label={t('field.ground')}
      value={newsGrounds.find((one) => one === value) ?? 'soot'}
      options={newsGrounds.map((one) => ({ value: one, label: grounds(`ground.${one}`) }))}
      onChange={(event) => onChange(newsGrounds.find((one) => one === event.target.value) ?? 'soot')}
    />
  );
};

type SignProps = {
  value: string | null;
  /** There is one always. */
  isNeeded?: boolean;
  onChange(sign: string | null): void;
};

/** The sign of an obstacle, or none. */
export const SignField = ({ value, isNeeded = false, onChange }: SignProps) => {
  const t = useTranslations('infoPages');
  const language = useLocale() === 'en' ? 'en' : 'ru';
  const names = Object.keys(obstacleNames).filter(isObstacleName);
  return (
    <SelectField
      label={t('field.sign')}
      isOptional={!isNeeded}
      placeholder={isNeeded ? undefined : t('noSign')}
      value={value ?? ''}
      options={names.map((one) => ({ value: one, label: obstacleNames[one][language] }))}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
};
