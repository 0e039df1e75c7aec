import { useQuery } from '@tanstack/react-query';
import { clubTitleMax, competitionTextMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import css from '../starts/sales.module.css';

export type CompetitionValues = {
  title: string;
  type: string;
  starts_at: number | null;
  ends_at: number | null;
  description: string;
};

type Props = {
  values: CompetitionValues;
  /** IANA, of the city of the club. */
  timezone: string;
  isTypeKept?: boolean;
  set<Field extends keyof CompetitionValues>(field: Field, value: CompetitionValues[Field]): void;
  errorOf(field: string): string | undefined;
};

/** What is written of a competition. */
export const CompetitionFields = ({ values, timezone, isTypeKept = false, set, errorOf }: Props) => {
  const t = useTranslations('competitions');
  const types = useQuery(read(calls.competitionTypes.list, {}));
  const options = (types.data?.values ?? []).map(({ public_id: value, title }) => ({ value, label: title }));
  return (
    <>
      <div className={css['pair']}>
        <TextField
          id="title"
          label={t('field.title')}
          maxLength={clubTitleMax}
          value={values.title}
          error={errorOf('title')}
          onChange={({ target }) => set('title', target.value)}
        />
        <SelectField
          id="type"
          label={t('field.type')}
          hint={isTypeKept ? t('typeKept') : t('typeHint')}
          disabled={isTypeKept}
          value={values.type}
          error={errorOf('type')}
          options={values.type ? options : [{ value: '', label: t('noType') }, ...options]}
          onChange={({ target }) => set('type', target.value)}
        />
        {(['starts_at', 'ends_at'] as const).map((field) => (
          <MomentField
            key={field}
            id={field}
            label={t(`field.${field}`)}
            hint={t(`hint.${field}`)}
            timezone={timezone}
            value={values[field]}
            error={errorOf(field)}
            onChange={(value) => set(field, value)}
          />
        ))}
      </div>
      <TextArea
        id="description"
        label={t('field.description')}
        isOptional
        rows={5}
        maxLength={competitionTextMax}
        value={values.description}
        error={errorOf('description')}
        onChange={({ target }) => set('description', target.value)}
      />
    </>
  );
};
