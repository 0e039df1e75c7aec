import type { OfficeFormat } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../../app/shared/ui/fields/check-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { Sheet } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../sales.module.css';

type Props = { format: OfficeFormat; mayEdit: boolean };
type Typed = Omit<OfficeFormat['clusters'][number], 'people' | 'public_id'> & {
  public_id: string | null;
  people: number;
};

/** Waves of a format with the people in them. */
export const Waves = ({ format, mayEdit }: Props) => {
  const t = useTranslations('formats');
  const { time } = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('waves')}
      aside={
        mayEdit && (
          <Button kind="line" size="sm" onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {format.clusters.length === 0 && <p className={css['muted']}>{t('noWaves')}</p>}
      <ul className={css['locked']}>
        {format.clusters.map(({ public_id: id, name, capacity, people, start_time: at }) => (
          <li key={id} className={css['name']}>
            <b>{name.ru}</b>{' '}
            <span className={css['muted']}>
              {at !== null && `${time(at, format.start.timezone)}, `}
              {capacity === null
                ? t('people', { people })
                : t('peopleOf', { people: String(people), capacity: String(capacity) })}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && <Edit format={format} onClose={() => setOpen(false)} />}
    </Card>
  );
};

const Edit = ({ format, onClose }: { format: OfficeFormat; onClose(): void }) => {
  const t = useTranslations('formats');
  const [waves, setWaves] = useState<readonly Typed[]>(format.clusters);
  const save = useAct(calls.formats.clusters, { onDone: onClose });
  const errorOf = (index: number, field: string) => fieldProblem(save.error, `clusters.${index}.${field}`);
  const change = (index: number, next: Partial<Typed>): void =>
    setWaves(waves.map((wave, at) => (at === index ? { ...wave, ...next } : wave)));
  const clusters = waves.map(({ people: _people, ...wave }) => wave);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('waves')}
      footer={
        <Button
          isBusy={save.isPending}
          onClick={() => save.mutate({ params: { id: format.public_id }, body: { version: format.version, clusters } })}
        >
          {t('save')}
        </Button>
      }
    >
      <ProblemNote error={save.error} />
      {waves.map((wave, index) => (
        <Card
          key={wave.public_id ?? index}
          title={wave.name.ru || t('wave', { number: String(index + 1) })}
          aside={
            wave.people > 0 ? (
              t('people', { people: wave.people })
            ) : (
              <Button kind="quiet" size="sm" onClick={() => setWaves(waves.filter((_one, at) => at !== index))}>
                {t('drop')}
              </Button>
            )
          }
        >
          <div className={css['fields']}>
            <TextField
              label={t('nameRu')}
              value={wave.name.ru}
              error={errorOf(index, 'name.ru')}
              onChange={(event) => change(index, { name: { ...wave.name, ru: event.target.value } })}
            />
            <TextField
              label={t('nameEn')}
              value={wave.name.en ?? ''}
              onChange={(event) => change(index, { name: { ...wave.name, en: event.target.value || null } })}
            />
            <NumberField
              label={t('field.capacity')}
              hint={t('waveCapacity')}
              isWhole
              value={wave.capacity}
              error={errorOf(index, 'capacity')}
              onChange={(capacity) => change(index, { capacity })}
            />
            <MomentField
              label={t('field.start_time')}
              value={wave.start_time}
              timezone={format.start.timezone}
              onChange={(at) => change(index, { start_time: at })}
            />
          </div>
          <CheckField checked={wave.file} onChange={(event) => change(index, { file: event.target.checked })}>
            {t('waveFile')}
          </CheckField>
          {wave.file && (
            <TextField
              label={t('waveDocument')}
              value={wave.document ?? ''}
              error={errorOf(index, 'document')}
              onChange={(event) => change(index, { document: event.target.value || null })}
            />
          )}
        </Card>
      ))}
      <Button
        kind="line"
        onClick={() =>
          setWaves([
            ...waves,
            {
              public_id: null,
              name: { ru: '', en: null },
              capacity: null,
              start_time: null,
              file: false,
              document: null,
              people: 0,
            },
          ])
        }
      >
        {t('addWave')}
      </Button>
    </Sheet>
  );
};
