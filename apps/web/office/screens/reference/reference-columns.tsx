import type { OfficeReferenceImport } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';

/** What the columns of a file are taken for, with samples; a change reads the file anew. */
export const ReferenceColumns = ({ file }: { file: OfficeReferenceImport }) => {
  const t = useTranslations('reference');
  const words = useTranslations('imports');
  const { shown, fields } = file;
  const [map, setMap] = useState<Record<string, string>>({});
  const [sheet, setSheet] = useState(file.options.sheet);
  const again = useAct(calls.reference.columns, { rereads: true });
  const columns = shown?.columns ?? [];
  const sheets = shown?.sheets ?? [];
  const named = Object.fromEntries(columns.map(({ field }, index) => [String(index), field ?? 'ignore']));
  const isSheetChanged = sheet !== file.options.sheet;
  const isNamed = Object.keys({ ...file.map, ...map }).length > 0;
  if (columns.length === 0 && sheets.length < 2) return null;
  return (
    <Card title={t('columnsOf')}>
      <div className={css['window']}>
        {sheets.length > 1 && (
          <div className={css['fields']}>
            <SelectField
              label={words('sheet')}
              value={sheet ?? shown?.sheet ?? ''}
              options={sheets.map((name) => ({ value: name, label: name }))}
              onChange={({ target }) => setSheet(target.value)}
            />
          </div>
        )}
        {!isSheetChanged && (
          <div className={css['fields']}>
            {columns.map(({ header, field, samples }, index) => (
              <SelectField
                key={index}
                label={header || words('column', { number: String(index + 1) })}
                hint={samples.join(' · ') || words('empty')}
                value={map[String(index)] ?? field ?? 'ignore'}
                options={fields.map(({ field: value, title: label }) => ({ value, label }))}
                onChange={({ target }) => setMap({ ...map, [String(index)]: target.value })}
              />
            ))}
          </div>
        )}
        <ProblemNote error={again.error} />
        <div className={css['row']}>
          <Button
            kind="line"
            isBusy={again.isPending}
            disabled={!isSheetChanged && Object.keys(map).length === 0}
            onClick={() =>
              again.mutate({
                params: { id: file.public_id },
                // All of them once one is named by hand: the rest stays what is shown. Another sheet has columns of its own.
                body: {
                  version: file.version,
                  map: isNamed && !isSheetChanged ? { ...file.map, ...named, ...map } : {},
                  options: { sheet },
                },
              })
            }
          >
            {words('again')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
