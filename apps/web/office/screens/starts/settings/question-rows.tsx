import type { StartFields } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { TextArea, TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import css from '../starts.module.css';

type Row = StartFields['questions'][number];
type Props = {
  rows: readonly Row[];
  errorOf(field: string): string | undefined;
  onChange(rows: Row[]): void;
};

const most = 40;
const empty: Row = { question_ru: '', question_en: null, answer_ru: '', answer_en: null };

/** Questions that people ask, with their answers in both languages. */
export const QuestionRows = ({ rows, errorOf, onChange }: Props) => {
  const t = useTranslations('startForm');
  const change = (index: number, part: Partial<Row>): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const swapped = (index: number): Row[] =>
    rows.map((row, at) => (at === index ? rows[index - 1] : at === index - 1 ? rows[index] : row) ?? row);
  return (
    <div className={css['form']}>
      {rows.map((row, index) => (
        <div key={index} className={css['pair']} role="group" aria-label={String(index + 1)}>
          <TextField
            label={t('question')}
            maxLength={2000}
            value={row.question_ru}
            error={errorOf(`questions.${index}.question_ru`)}
            onChange={(event) => change(index, { question_ru: event.target.value })}
          />
          <TextField
            label={t('questionEn')}
            isOptional
            maxLength={2000}
            value={row.question_en ?? ''}
            onChange={(event) => change(index, { question_en: event.target.value || null })}
          />
          <TextArea
            label={t('answer')}
            rows={3}
            maxLength={2000}
            value={row.answer_ru}
            error={errorOf(`questions.${index}.answer_ru`)}
            onChange={(event) => change(index, { answer_ru: event.target.value })}
          />
          <TextArea
            label={t('answerEn')}
            isOptional
            rows={3}
            maxLength={2000}
            value={row.answer_en ?? ''}
            onChange={(event) => change(index, { answer_en: event.target.value || null })}
          />
          <div className={css['buttons']}>
            <Button kind="line" size="sm" onClick={() => onChange(rows.filter((_, at) => at !== index))}>
              {t('remove', { number: String(index + 1) })}
            </Button>
            {index > 0 && (
              <Button kind="line" size="sm" onClick={() => onChange(swapped(index))}>
                {t('up', { number: String(index + 1) })}
              </Button>
            )}
          </div>
        </div>
      ))}
      {rows.length < most && (
        <div className={css['buttons']}>
          <Button kind="line" size="sm" onClick={() => onChange([...rows, empty])}>
            {t('add')}
          </Button>
        </div>
      )}
    </div>
  );
};
