import type { CompetitionTypeFields as Fields } from '@trassa/contracts/office';
import { competitionTypeTextMost, competitionTypeTitleMost, competitionUnits } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { NumberField } from '../../shared/fields/number-field.tsx';
import css from '../starts/sales.module.css';

export type TypeValues = Fields;

type Props = {
  values: TypeValues;
  /** Results have fixed how it is measured. */
  isKept?: boolean;
  set<Field extends keyof TypeValues>(field: Field, value: TypeValues[Field]): void;
  errorOf(field: string): string | undefined;
};

/** Only a time has a distance, and only a distance has obstacles: what was typed there before stands in nobody's way. */
export const effectsOf = ({
  unit,
  distance,
  with_obstacles: isOfObstacles,
}: TypeValues): Pick<TypeValues, 'distance' | 'with_obstacles'> => {
  const length = unit === 'time' ? distance : null;
  return { distance: length, with_obstacles: length !== null && isOfObstacles };
};

/** Words of a type of competitions, what is measured, and which own starts prove a result. */
export const TypeFields = ({ values, isKept = false, set, errorOf }: Props) => {
  const t = useTranslations('competitionTypes');
  return (
    <>
      <div className={css['pair']}>
        <TextField
          id="title_ru"
          label={t('field.title_ru')}
          maxLength={competitionTypeTitleMost}
          value={values.title_ru}
          error={errorOf('title_ru')}
          onChange={({ target }) => set('title_ru', target.value)}
        />
        <TextField
          id="title_en"
          label={t('field.title_en')}
          hint={t('hint.title_en')}
          isOptional
          maxLength={competitionTypeTitleMost}
          value={values.title_en ?? ''}
          error={errorOf('title_en')}
          onChange={({ target }) => set('title_en', target.value || null)}
        />
        <SelectField
          id="unit"
          label={t('field.unit')}
          hint={isKept ? t('kept') : t('hint.unit')}
          disabled={isKept}
          value={values.unit}
          error={errorOf('unit')}
          options={competitionUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
          onChange={({ target }) => set('unit', competitionUnits.find((one) => one === target.value) ?? 'time')}
        />
        {values.unit === 'time' && (
          <NumberField
            id="distance"
            label={t('field.distance')}
            hint={isKept ? t('kept') : t('hint.distance')}
            isOptional
            disabled={isKept}
            value={values.distance}
            error={errorOf('distance')}
            onChange={(distance) => set('distance', distance)}
          />
        )}
      </div>
      {values.unit === 'time' && values.distance !== null && (
        <CheckField
          id="with_obstacles"
          disabled={isKept}
          checked={values.with_obstacles}
          error={errorOf('with_obstacles')}
          onChange={({ target }) => set('with_obstacles', target.checked)}
        >
          {t('field.with_obstacles')}
        </CheckField>
      )}
      <div className={css['pair']}>
        <TextArea
          id="description_ru"
          label={t('field.description_ru')}
          hint={t('hint.description_ru')}
          isOptional
          rows={4}
          maxLength={competitionTypeTextMost}
          value={values.description_ru}
          error={errorOf('description_ru')}
          onChange={({ target }) => set('description_ru', target.value)}
        />
        <TextArea
          id="description_en"
          label={t('field.description_en')}
          hint={t('hint.title_en')}
          isOptional
          rows={4}
          maxLength={competitionTypeTextMost}
          value={values.description_en ?? ''}
          error={errorOf('description_en')}
          onChange={({ target }) => set('description_en', target.value || null)}
        />
      </div>
    </>
  );
};
