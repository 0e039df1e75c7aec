import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { KeyValue } from '../../../../app/shared/ui/layout/key-value.tsx';
import { Dialog } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { takenOf } from '../formats/taken-of.ts';
import css from '../sales.module.css';
import { lackingInWaves } from './lacking-in-waves.ts';
import { NarrowWaves } from './narrow-waves.tsx';
import type { PlacesRow } from './places-row.ts';

type Wanted = { capacity?: number | 'taken'; by?: number; reserve?: number; release_at?: number | null };

/** Capacity and reserve of a kind; each press is on sale at once. The numbers behind it go on counting. */
export const ChangePlaces = ({ row, timezone, onClose }: { row: PlacesRow; timezone: string; onClose(): void }) => {
  const t = useTranslations('places');
  const { number } = useFormat();
  const [capacity, setCapacity] = useState<number | null>(null);
  const [reserve, setReserve] = useState<number | null>(null);
  /** undefined: as it is. */
  const [release, setRelease] = useState<number | null | undefined>();
  const change = useAct(calls.formats.quota, {
    onDone: () => {
      setCapacity(null);
      setReserve(null);
      setRelease(undefined);
    },
  });
  const { taken, free } = takenOf([row]);
  const lacking = lackingInWaves(row.format, { kind: row.kind, capacity: capacity ?? row.capacity });
  const send = (wanted: Wanted): void =>
    change.mutate({
      params: { id: row.format.public_id },
      body: { version: row.format.version, kind: row.kind, ...wanted },
    });
  const errorOf = (field: string) => fieldProblem(change.error, field);
  const isAtField = errorOf('capacity') ?? errorOf('reserve') ?? errorOf('release_at');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('changeTitle', { title: row.format.name })}
      actions={
        <>
          <Button
            isBusy={change.isPending}
            disabled={capacity === null && reserve === null && release === undefined}
            onClick={() =>
              send({
                ...(capacity === null ? {} : { capacity }),
                ...(reserve === null ? {} : { reserve }),
                ...(release === undefined || (reserve ?? row.reserve) === 0 ? {} : { release_at: release }),
              })
            }
          >
            {t('save')}
          </Button>
          <Button kind="line" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={css['window']}>
        {!isAtField && <ProblemNote error={change.error} />}
        <KeyValue
          items={[
            { key: t('column.taken'), value: number(taken) },
            { key: t('column.reserve'), value: number(row.reserve) },
            { key: t('column.free'), value: number(free) },
          ]}
        />
        <div className={css['fields']}>
          <NumberField
            label={t('column.capacity')}
            isWhole
            value={capacity ?? row.capacity}
            error={errorOf('capacity')}
            onChange={(value) => setCapacity(value === row.capacity ? null : value)}
          />
          <NumberField
            label={t('column.reserve')}
            hint={t('reserveHint')}
            isWhole
            value={reserve ?? row.reserve}
            error={errorOf('reserve')}
            onChange={(value) => setReserve(value === row.reserve ? null : value)}
          />
          {(reserve ?? row.reserve) > 0 && (
            <MomentField
              label={t('releaseAt')}
              hint={t('releaseAtHint')}
              isOptional
              timezone={timezone}
              value={release === undefined ? row.release_at : release}
              error={errorOf('release_at')}
              onChange={setRelease}
            />
          )}
        </div>
        {lacking > 0 && <NarrowWaves format={row.format} lacking={lacking} />}
        <div className={css['adjust']}>
          {[10, 50].map((by) => (
            <Button key={by} kind="line" size="sm" isBusy={change.isPending} onClick={() => send({ by })}>
              +{by}
            </Button>
          ))}
          <Button kind="line" size="sm" isBusy={change.isPending} onClick={() => send({ capacity: 'taken' })}>
            {t('toTaken')}
          </Button>
          {row.reserve > 0 && (
            <Button kind="line" size="sm" isBusy={change.isPending} onClick={() => send({ reserve: 0 })}>
              {t('release', { count: number(row.reserve) })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
