import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { Sheet } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../sales.module.css';
import type { NumberFormat } from './number-format.ts';

type Typed = { first: number | null; last: number | null; cluster: string | null; label: string };
type Props = { format: NumberFormat; version: number; onClose(): void };

/** The whole list of ranges of a format. */
export const EditRanges = ({ format, version: seen, onClose }: Props) => {
  const t = useTranslations('numbers');
  // What is read anew behind does not move the version on which the list was begun.
  const [version] = useState(seen);
  const [ranges, setRanges] = useState<readonly Typed[]>(format.ranges);
  const save = useAct(calls.numbers.ranges, { onDone: onClose });
  const errorOf = (index: number, field: string) => fieldProblem(save.error, `ranges.${index}.${field}`);
  const change = (index: number, next: Partial<Typed>): void =>
    setRanges(ranges.map((range, at) => (at === index ? { ...range, ...next } : range)));
  const used = fieldProblem(save.error, 'ranges');
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('ranges', { format: format.name })}
      footer={
        <Button
          isBusy={save.isPending}
          onClick={() =>
            save.mutate({
              params: { id: format.public_id },
              body: {
                version,
                ranges: ranges.map(({ first, last, cluster, label }) => ({
                  first: first ?? 0,
                  last: last ?? 0,
                  cluster,
                  label,
                })),
              },
            })
          }
        >
          {t('save')}
        </Button>
      }
    >
      <div className={css['window']}>
        {used ? (
          <Note kind="error" role="alert">
            <p>{used}</p>
          </Note>
        ) : (
          <ProblemNote error={save.error} />
        )}
        {ranges.map((range, index) => (
          <Card
            key={index}
            title={`${range.first ?? '…'}–${range.last ?? '…'}`}
            aside={
              <Button kind="quiet" size="sm" onClick={() => setRanges(ranges.filter((_one, at) => at !== index))}>
                {t('drop')}
              </Button>
            }
          >
            <div className={css['fields']}>
              <NumberField
                label={t('first')}
                isWhole
                value={range.first}
                error={errorOf(index, 'first')}
                onChange={(first) => change(index, { first })}
              />
              <NumberField
                label={t('last')}
                isWhole
                value={range.last}
                error={errorOf(index, 'last')}
                onChange={(last) => change(index, { last })}
              />
              <TextField
                label={t('label')}
                hint={t('labelHint')}
                maxLength={40}
                value={range.label}
                onChange={(event) => change(index, { label: event.target.value })}
              />
              {format.clusters.length > 0 && (
                <SelectField
                  label={t('wave')}
                  placeholder={t('everybody')}
                  value={range.cluster ?? ''}
                  error={errorOf(index, 'cluster')}
                  options={format.clusters.map(({ public_id, name }) => ({ value: public_id, label: name }))}
                  onChange={(event) => change(index, { cluster: event.target.value || null })}
                />
              )}
            </div>
          </Card>
        ))}
        <Button
          kind="line"
          onClick={() => setRanges([...ranges, { first: null, last: null, cluster: null, label: '' }])}
        >
          {t('add')}
        </Button>
      </div>
    </Sheet>
  );
};
