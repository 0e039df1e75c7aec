import type { ImportOptions, OfficeImport } from '@trassa/contracts/office';
import { importLacks } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';

/** What the columns of a file are taken for, with samples; a change reads the file anew. */
export const Columns = ({ file }: { file: OfficeImport }) => {
  const t = useTranslations('imports');
  const { shown, fields } = file;
  const [map, setMap] = useState<Record<string, string>>({});
  const [options, setOptions] = useState<ImportOptions>(file.options);
  const again = useAct(calls.imports.columns, { rereads: true });
  const columns = shown?.columns ?? [];
  const named = Object.fromEntries(columns.map(({ field }, index) => [String(index), field ?? 'ignore']));
  const isSheetChanged = options.sheet !== file.options.sheet;
  const isNamed = Object.keys({ ...file.map, ...map }).length > 0;
  const isChanged = Object.keys(map).length > 0 || JSON.stringify(options) !== JSON.stringify(file.options);
  const read = (): void =>
    again.mutate({
      params: { id: file.public_id },
      // All of them once one is named by hand: the rest stays what is shown. Another sheet has columns of its own.
      body: {
        version: file.version,
        map: isNamed && !isSheetChanged ? { ...file.map, ...named, ...map } : {},
        options,
      },
    });
  return (
    <Card title={t('columns')}>
      <div className={css['window']}>
        <div className={css['fields']}>
          {(shown?.sheets.length ?? 0) > 1 && (
            <SelectField
              label={t('sheet')}
              value={options.sheet ?? shown?.sheet ?? ''}
              options={(shown?.sheets ?? []).map((name) => ({ value: name, label: name }))}
              onChange={({ target }) => setOptions({ ...options, sheet: target.value })}
            />
          )}
          <SelectField
            label={t('format')}
            value={options.format ?? ''}
            options={[
              { value: '', label: t('formatOfFile') },
              ...file.formats.map(({ public_id: value, title: label }) => ({ value, label })),
            ]}
            onChange={({ target }) => setOptions({ ...options, format: target.value || null })}
          />
        </div>
        {!isSheetChanged && (
          <div className={css['fields']}>
            {columns.map(({ header, field, samples }, index) => (
              <SelectField
                key={index}
                label={header || t('column', { number: String(index + 1) })}
                hint={samples.join(' · ') || t('empty')}
                value={map[String(index)] ?? field ?? 'ignore'}
                options={fields.map(({ field: value, title: label }) => ({ value, label }))}
                onChange={({ target }) => setMap({ ...map, [String(index)]: target.value })}
              />
            ))}
          </div>
        )}
        <div className={css['checks']}>
          {importLacks.map((lack) => (
            <CheckField
              key={lack}
              checked={options.accepts.includes(lack)}
              onChange={({ target }) =>
                setOptions({
                  ...options,
                  accepts: importLacks.filter((one) => (one === lack ? target.checked : options.accepts.includes(one))),
                })
              }
            >
              {t(`accept.${lack}`)}
            </CheckField>
          ))}
          <CheckField
            checked={options.keep}
            onChange={({ target }) => setOptions({ ...options, keep: target.checked })}
          >
            {t('keep')}
          </CheckField>
        </div>
        <ProblemNote error={again.error} />
        <div className={css['row']}>
          <Button kind="line" isBusy={again.isPending} disabled={!isChanged && file.state !== 'failed'} onClick={read}>
            {t('again')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
