import type { OfficeStartPlaces } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { Sheet } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useMay } from '../../../shared/door/session.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { takenOf } from '../formats/taken-of.ts';
import css from '../sales.module.css';

type Props = { start: string; places: OfficeStartPlaces };
type Shirt = OfficeStartPlaces['shirts'][number];

/** Shirts by size: those that are there, that were chosen, and how many of each a full start would take. */
export const Shirts = ({ start, places }: Props) => {
  const t = useTranslations('places');
  const { number } = useFormat();
  const mayEdit = useMay()('places.edit');
  const [isOpen, setOpen] = useState(false);
  const { shirts } = places;
  const chosen = shirts.reduce((sum, { taken }) => sum + taken, 0);
  const { capacity, taken } = takenOf(places.formats.flatMap(({ kinds }) => kinds));
  /** Those who come yet choose as those who came. */
  const forecast = (shirt: Shirt): number | null =>
    chosen === 0 || taken === 0 ? null : Math.round((shirt.taken / taken) * capacity);
  const columns: DataColumn<Shirt>[] = [
    { id: 'size', title: t('column.size'), onPhone: 'name', cell: ({ size }) => size },
    { id: 'stock', title: t('column.stock'), isNumber: true, cell: ({ stock }) => number(stock) },
    {
      id: 'chosen',
      title: t('column.chosen'),
      isNumber: true,
      onPhone: 'detail',
      isNamed: true,
      cell: (row) => number(row.taken),
    },
    {
      id: 'left',
      title: t('column.left'),
      isNumber: true,
      onPhone: 'amount',
      isNamed: true,
      cell: (row) => <b>{number(row.stock - row.taken)}</b>,
    },
    {
      id: 'forecast',
      title: t('column.forecast'),
      isNumber: true,
      onPhone: 'status',
      isNamed: true,
      cell: (row) => {
        const wanted = forecast(row);
        return wanted === null ? '–' : number(wanted);
      },
    },
  ];
  return (
    <Card
      title={t('shirts')}
      isFlush
      aside={
        mayEdit && (
          <Button kind="line" size="sm" onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        )
      }
      footer={shirts.length === 0 ? t('noShirts') : t('forecastHint')}
    >
      {shirts.length > 0 && (
        <DataTable label={t('shirts')} columns={columns} rows={shirts} keyOf={({ size }) => size} />
      )}
      {isOpen && <Edit start={start} places={places} onClose={() => setOpen(false)} />}
    </Card>
  );
};

const Edit = ({ start, places, onClose }: Props & { onClose(): void }) => {
  const t = useTranslations('places');
  // The counts behind go on; what is edited stays on the version on which it was begun.
  const [version] = useState(places.version);
  const [sizes, setSizes] = useState<readonly Shirt[]>(places.shirts);
  const save = useAct(calls.startSales.shirts, { onDone: onClose });
  const change = (index: number, next: Partial<Shirt>): void =>
    setSizes(sizes.map((one, at) => (at === index ? { ...one, ...next } : one)));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('shirts')}
      footer={
        <Button
          isBusy={save.isPending}
          onClick={() =>
            save.mutate({
              params: { id: start },
              body: { version, sizes: sizes.map(({ size, stock }) => ({ size, stock })) },
            })
          }
        >
          {t('save')}
        </Button>
      }
    >
      <ProblemNote error={save.error} />
      {sizes.map((one, index) => (
        <div key={index} className={css['fields']}>
          <TextField
            label={t('column.size')}
            value={one.size}
            disabled={one.taken > 0}
            error={fieldProblem(save.error, `sizes.${index}.size`)}
            onChange={(event) => change(index, { size: event.target.value })}
          />
          <NumberField
            label={t('column.stock')}
            hint={one.taken > 0 ? t('chosenOf', { count: String(one.taken) }) : undefined}
            isWhole
            value={one.stock}
            error={fieldProblem(save.error, `sizes.${index}.stock`)}
            onChange={(stock) => change(index, { stock: Math.max(0, stock ?? 0) })}
          />
          {one.taken === 0 && (
            <Button kind="quiet" size="sm" onClick={() => setSizes(sizes.filter((_other, at) => at !== index))}>
              {t('drop')}
            </Button>
          )}
        </div>
      ))}
      <Button kind="line" onClick={() => setSizes([...sizes, { size: '', stock: 0, taken: 0 }])}>
        {t('addSize')}
      </Button>
    </Sheet>
  );
};
