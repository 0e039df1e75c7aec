import type { StartFields } from '@trassa/contracts/office';
import { obstacleNames } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../../../app/shared/i18n/language.tsx';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { FieldError } from '../../../../app/shared/ui/fields/field.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { RichArea } from '../../../shared/fields/rich-area.tsx';
import css from '../starts.module.css';

type Shown = Pick<StartFields, 'directions_ru' | 'directions_en' | 'climb' | 'course'>;
type Props = {
  values: Shown;
  set<Field extends keyof Shown>(field: Field, value: Shown[Field]): void;
  errorOf(field: string): string | undefined;
};
type SignName = keyof typeof obstacleNames;

/** How people get there, and what stands on the course. */
export const CourseFields = ({ values, set, errorOf }: Props) => {
  const t = useTranslations('startForm');
  const { language } = useLanguage();
  const nameOf = (sign: string): string =>
    Object.hasOwn(obstacleNames, sign) ? obstacleNames[sign as SignName][language] : sign;
  return (
    <div className={css['form']}>
      <RichArea
        id="directions_ru"
        label={t('directionsRu')}
        hint={t('textHint')}
        value={values.directions_ru}
        error={errorOf('directions_ru')}
        onChange={(html) => set('directions_ru', html)}
      />
      <RichArea
        id="directions_en"
        label={t('directionsEn')}
        hint={t('textHint')}
        value={values.directions_en ?? ''}
        error={errorOf('directions_en')}
        onChange={(html) => set('directions_en', html || null)}
      />
      <div className={css['pair']}>
        <TextField
          id="climb"
          label={t('climb')}
          isOptional
          type="number"
          min={0}
          max={10_000}
          value={values.climb ?? ''}
          error={errorOf('climb')}
          onChange={(event) => set('climb', event.target.value === '' ? null : Number(event.target.value))}
        />
        <SelectField
          label={t('addSign')}
          value=""
          placeholder=""
          options={Object.keys(obstacleNames).map((sign) => ({ value: sign, label: nameOf(sign) }))}
          onChange={(event) => event.target.value && set('course', [...values.course, event.target.value])}
        />
      </div>
      <div className={css['buttons']} role="group" aria-label={t('course')}>
        {values.course.map((sign, index) => (
          <Button
            key={`${index} ${sign}`}
            kind="line"
            size="sm"
            aria-label={t('remove', { number: `${index + 1}. ${nameOf(sign)}` })}
            onClick={() =>
              set(
                'course',
                values.course.filter((_, at) => at !== index),
              )
            }
          >
            {index + 1}. {nameOf(sign)} ×
          </Button>
        ))}
      </div>
      <FieldError text={errorOf('course')} />
    </div>
  );
};
