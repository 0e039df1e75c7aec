import type { StartFields } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import css from '../starts.module.css';

type Row = StartFields['programme'][number];
type Props = {
  rows: readonly Row[];
  timezone: string;
  start: number;
  errorOf(field: string): string | undefined;
  onChange(rows: Row[]): void;
};

const most = 60;

/** What happens when on the day. */
export const ProgrammeRows = ({ rows, timezone, start, errorOf, onChange }: Props) => {
  const t = useTranslations('startForm');
  const change = (index: number, part: Partial<Row>): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div className={css['form']}>
      {rows.map((row, index) => (
        <div key={index} className={css['pair']} role="group" aria-label={String(index + 1)}>
          <MomentField
            label={t('programmeTime')}
            value={row.at}
            timezone={timezone}
            error={errorOf(`programme.${index}.at`)}
            onChange={(at) => at !== null && change(index, { at })}
          />
          <TextField
            label={t('programmeTitle')}
            maxLength={200}
            value={row.title_ru}
            error={errorOf(`programme.${index}.title_ru`)}
            onChange={(event) => change(index, { title_ru: event.target.value })}
          />
          <TextField
            label={t('programmeTitleEn')}
            isOptional
            maxLength={200}
            value={row.title_en ?? ''}
            onChange={(event) => change(index, { title_en: event.target.value || null })}
          />
          <div className={css['buttons']}>
            <Button kind="line" size="sm" onClick={() => onChange(rows.filter((_, at) => at !== index))}>
              {t('remove', { number: String(index + 1) })}
            </Button>
          </div>
        </div>
      ))}
      {rows.length < most && (
        <div className={css['buttons']}>
          <Button
            kind="line"
            size="sm"
            onClick={() => onChange([...rows, { at: rows.at(-1)?.at ?? start, title_ru: '', title_en: null }])}
          >
            {t('add')}
          </Button>
        </div>
      )}
    </div>
  );
};
