import type { StartNumbers } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { RadioPick } from '../../../../app/shared/ui/fields/radio-pick.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { Sheet } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../../generated/calls.ts';
import { ask } from '../../../shared/api/client.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useMay } from '../../../shared/door/session.ts';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../sales.module.css';
import { useFile } from '../../../shared/api/use-file.ts';

type Props = { id: string; sheet: StartNumbers; onClose(): void };

const files = ['xlsx', 'csv', 'json'] as const;
const presets = ['generic', 'raceresult', 'mylaps'] as const;
const sorts = ['number', 'surname', 'wave'] as const;
const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1251', label: 'Windows-1251' },
] as const;

/** The start list as a file: for Excel, for paper, for programs of timing. */
export const StartList = ({ id, sheet, onClose }: Props) => {
  const t = useTranslations('numbers');
  const mayPersonal = useMay()('exports.personal');
  const [preset, setPreset] = useState<(typeof presets)[number]>('generic');
  const [file, setFile] = useState<(typeof files)[number]>('xlsx');
  const [order, setOrder] = useState<(typeof sorts)[number]>('number');
  const [encoding, setEncoding] = useState<(typeof encodings)[number]['value']>('utf-8');
  const [format, setFormat] = useState('');
  const [isPersonal, setPersonal] = useState(false);
  const [purpose, setPurpose] = useState('');
  const made = useFile(() => {
    const asked = { preset, file, order, encoding };
    return isPersonal
      ? ask(calls.numbers.personalStartList, {
          params: { id },
          body: { ...asked, formats: format ? [format] : [], purpose },
        })
      : ask(calls.numbers.startList, { params: { id }, query: { ...asked, formats: format } });
  });
  const wrong = fieldProblem(made.error, 'purpose');
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('startList')}
      footer={
        <Button isBusy={made.isPending} onClick={() => made.mutate(undefined)}>
          {t('download')}
        </Button>
      }
    >
      <div className={css['window']}>
        <RadioPick
          label={t('file')}
          value={file}
          options={files.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(event) => setFile(event.target.value as typeof file)}
        />
        <div className={css['fields']}>
          {file !== 'json' && (
            <SelectField
              label={t('preset')}
              value={preset}
              options={presets.map((value) => ({ value, label: t(`presets.${value}`) }))}
              onChange={(event) => setPreset(event.target.value as typeof preset)}
            />
          )}
          {file === 'csv' && (
            <SelectField
              label={t('encoding')}
              value={encoding}
              options={[...encodings]}
              onChange={(event) => setEncoding(event.target.value as typeof encoding)}
            />
          )}
          <SelectField
            label={t('sort')}
            value={order}
            options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            onChange={(event) => setOrder(event.target.value as typeof order)}
          />
          {sheet.formats.length > 1 && (
            <SelectField
              label={t('formats')}
              placeholder={t('allFormats')}
              value={format}
              options={sheet.formats.map(({ public_id, name }) => ({ value: public_id, label: name }))}
              onChange={(event) => setFormat(event.target.value)}
            />
          )}
        </div>
        {mayPersonal && (
          <>
            <CheckField checked={isPersonal} onChange={(event) => setPersonal(event.target.checked)}>
              {t('personal')}
            </CheckField>
            {isPersonal ? (
              <TextField
                label={t('purpose')}
                hint={t('purposeHint')}
                maxLength={200}
                value={purpose}
                error={wrong}
                onChange={(event) => setPurpose(event.target.value)}
              />
            ) : (
              <p className={css['muted']}>{t('personalHint')}</p>
            )}
          </>
        )}
        <ProblemNote error={wrong ? null : made.error} />
      </div>
    </Sheet>
  );
};
