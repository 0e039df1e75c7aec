import type { ReadyAnswerFields as Fields } from '@trassa/contracts/office';
import { readyAnswerTitleMax, supportAnswerMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import css from '../../starts/sales.module.css';

type Props = {
  values: Fields;
  set<Field extends keyof Fields>(field: Field, value: Fields[Field]): void;
  errorOf(field: string): string | undefined;
};

/** A title for colleagues, and the text in both languages side by side. */
export const ReadyAnswerFields = ({ values, set, errorOf }: Props) => {
  const t = useTranslations('readyAnswers');
  return (
    <>
      <TextField
        id="title"
        label={t('field.title')}
        hint={t('hint.title')}
        maxLength={readyAnswerTitleMax}
        value={values.title}
        error={errorOf('title')}
        onChange={({ target }) => set('title', target.value)}
      />
      <div className={css['pair']}>
        <TextArea
          id="text_ru"
          label={t('field.text_ru')}
          rows={8}
          maxLength={supportAnswerMax}
          value={values.text_ru}
          error={errorOf('text_ru')}
          onChange={({ target }) => set('text_ru', target.value)}
        />
        <TextArea
          id="text_en"
          label={t('field.text_en')}
          isOptional
          rows={8}
          maxLength={supportAnswerMax}
          value={values.text_en ?? ''}
          error={errorOf('text_en')}
          onChange={({ target }) => set('text_en', target.value || null)}
        />
      </div>
      <p className={css['muted']}>{t('fieldsText', { number: '{number}', order: '{order}', ticket: '{ticket}' })}</p>
    </>
  );
};
