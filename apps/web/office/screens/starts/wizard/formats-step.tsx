import type { Kind } from '@trassa/contracts';
import { ticketKinds } from '@trassa/rules';
import type { OfficeStart } from '@trassa/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { read } from '../../../shared/api/query.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../starts.module.css';
import { bodyOf, emptyRow, type FormatRow, isFalling, presets, rowOf } from './format-rows.ts';

type Refused = { readonly key: number; readonly error: unknown } | null;

/** Step 3: what the start sells, a row for each format; each one is saved by itself. */
export const FormatsStep = ({ start, onDone }: { start: OfficeStart; onDone(): void }) => {
  const t = useTranslations('startForm');
  const words = useTranslations('starts');
  const made = useQuery(read(calls.formats.list, { query: { 'f.start': start.public_id, limit: '200' } }));
  const create = useAct(calls.formats.create);
  const nextKey = useRef(1);
  const [rows, setRows] = useState<readonly FormatRow[]>([]);
  const [refused, setRefused] = useState<Refused>(null);
  const [isBusy, setBusy] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const formats = made.data?.values ?? [];
  const set = (key: number, field: keyof FormatRow, value: string): void =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, [field]: value } : row)));
  const add = (row: FormatRow): void => {
    nextKey.current += 1;
    setEmpty(false);
    setRows((before) => [...before, row]);
  };

  /** One after another: what was saved leaves the rows, so that a refusal makes nothing twice. */
  const send = async (): Promise<void> => {
    setEmpty(rows.length === 0 && formats.length === 0);
    if (rows.length === 0) return formats.length > 0 ? onDone() : undefined;
    setBusy(true);
    setRefused(null);
    const { start_time, sale_start } = start.fields;
    const where = { public_id: start.public_id, timezone: start.timezone, start_time, sale_start };
    for (const row of rows) {
      try {
        await create.mutateAsync({ body: bodyOf(row, where, Math.floor(Date.now() / 1000)) });
        setRows((before) => before.filter(({ key }) => key !== row.key));
      } catch (error) {
        setRefused({ key: row.key, error });
        setBusy(false);
        return undefined;
      }
    }
    setBusy(false);
    return onDone();
  };

  return (
    <form
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void send();
      }}
    >
      <Card
        title={t('step.formats')}
        footer={
          <Button type="submit" isBusy={isBusy}>
            {t('next')}
          </Button>
        }
      >
        {formats.length > 0 && (
          <p>
            {t('madeFormats')}: {formats.map(({ name }) => name).join(', ')}.{' '}
            <Link to={`/starts/${start.public_id}/formats`}>{t('openFormats')}</Link>
          </p>
        )}
        <div className={css['buttons']} role="group" aria-label={t('presets')}>
          {presets.map((preset) => (
            <Button
              key={preset}
              kind="line"
              size="sm"
              onClick={() => add(rowOf(nextKey.current, preset, t(`presetTitle.${preset}`)))}
            >
              {t(`preset.${preset}`)}
            </Button>
          ))}
          <Button kind="line" size="sm" onClick={() => add(emptyRow(nextKey.current))}>
            {t('addRow')}
          </Button>
        </div>
        {rows.map((row, index) => {
          const errorOf = (...fields: string[]): string | undefined =>
            refused?.key === row.key
              ? fields.map((field) => fieldProblem(refused.error, field)).find((text) => text !== undefined)
              : undefined;
          const text = (field: keyof FormatRow, label: string, error?: string, type = 'text') => (
            <TextField
              label={label}
              type={type}
              inputMode={type === 'text' && field !== 'title' ? 'decimal' : undefined}
              error={error}
              value={String(row[field])}
              onChange={(event) => set(row.key, field, event.target.value)}
            />
          );
          return (
            <div key={row.key} className={css['row']} role="group" aria-label={row.title || t('format.title')}>
              {text('title', t('format.title'), errorOf('title', 'title.ru'))}
              {text('capacity', t('format.capacity'), errorOf('places', 'places.0.capacity'))}
              {text('price', t('format.price'), errorOf('steps', 'steps.0.price', 'steps.0'))}
              {text('distance', t('format.distance'), errorOf('distance'))}
              <SelectField
                label={t('format.kind')}
                value={row.kind}
                options={ticketKinds.map((value: Kind) => ({ value, label: words(`kind.${value}`) }))}
                onChange={(event) => set(row.key, 'kind', event.target.value)}
              />
              {text('time', t('format.startTime'), errorOf('start_time'), 'time')}
              {text('ageFrom', t('format.ageFrom'), errorOf('age_min'))}
              {text('team', t('format.team'), errorOf('max_count', 'min_count'))}
              {text('second', t('format.second'), errorOf('steps.1.price', 'steps.1'))}
              {text('secondFrom', t('format.secondFrom'), errorOf('steps.1.starts_at'), 'date')}
              <Button
                kind="line"
                size="sm"
                onClick={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
              >
                {t('removeRow', { number: String(index + 1) })}
              </Button>
              {isFalling(row) && (
                <Note kind="warn">
                  <p>{t('falling')}</p>
                </Note>
              )}
              {refused?.key === row.key && <ProblemNote error={refused.error} />}
            </div>
          );
        })}
        {isEmpty && (
          <Note kind="error" role="alert">
            <p>{t('noRows')}</p>
          </Note>
        )}
      </Card>
    </form>
  );
};
