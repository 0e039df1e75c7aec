import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { HeatBar } from '../../../../app/shared/ui/heat.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import css from '../sales.module.css';
import { EditRanges } from './edit-ranges.tsx';
import type { NumberFormat } from './number-format.ts';
import { PinDialog, Pins } from './pins.tsx';

type Range = NumberFormat['ranges'][number];
type Props = { format: NumberFormat; version: number; mayEdit: boolean };

/** Ranges of a format with what of them is given, and its pinned numbers. */
export const FormatNumbers = ({ format, version, mayEdit }: Props) => {
  const t = useTranslations('numbers');
  const { number } = useFormat();
  const [open, setOpen] = useState<'ranges' | 'pin' | null>(null);
  const sizeOf = ({ first, last }: Range): number => last - first + 1;
  const waveOf = ({ cluster }: Range): string =>
    format.clusters.find(({ public_id }) => public_id === cluster)?.name ?? t('everybody');
  const columns: DataColumn<Range>[] = [
    {
      id: 'range',
      title: t('column.range'),
      onPhone: 'name',
      cell: ({ first, last }) => (
        <b>
          {first}–{last}
        </b>
      ),
    },
    {
      id: 'label',
      title: t('column.label'),
      isWide: true,
      onPhone: 'detail',
      cell: ({ label }) => label || '–',
    },
    ...(format.clusters.length > 0
      ? [{ id: 'wave', title: t('column.wave'), onPhone: 'status' as const, cell: waveOf }]
      : []),
    {
      id: 'given',
      title: t('column.given'),
      isMinor: true,
      cell: (range) => (
        <span className={css['bar']}>
          <HeatBar value={range.given / sizeOf(range)} />
          <span>
            <b>{number(range.given)}</b> / {number(sizeOf(range))}
          </span>
        </span>
      ),
    },
    {
      id: 'kept',
      title: t('column.kept'),
      isNumber: true,
      isMinor: true,
      cell: ({ kept }) => (kept === 0 ? '–' : number(kept)),
    },
    {
      id: 'free',
      title: t('column.free'),
      isNumber: true,
      onPhone: 'amount',
      cell: (range) => <b>{number(sizeOf(range) - range.given - range.kept)}</b>,
    },
  ];
  return (
    <Card
      title={format.name}
      isFlush={format.ranges.length > 0}
      aside={
        <span className={css['row']}>
          <span className={css['muted']}>
            {t('ready', { ready: number(format.ready), missing: number(format.missing) })}
            {format.chosen && `, ${t('chosen')}`}
          </span>
          {mayEdit && (
            <>
              <Button kind="line" size="sm" onClick={() => setOpen('pin')}>
                {t('pin')}
              </Button>
              <Button kind="line" size="sm" onClick={() => setOpen('ranges')}>
                {t('edit')}
              </Button>
            </>
          )}
        </span>
      }
      footer={format.pins.length > 0 && <Pins format={format} mayEdit={mayEdit} />}
    >
      {format.ranges.length === 0 ? (
        <p className={css['muted']}>{t('noRanges')}</p>
      ) : (
        <DataTable label={format.name} columns={columns} rows={format.ranges} keyOf={({ first }) => String(first)} />
      )}
      {open === 'ranges' && <EditRanges format={format} version={version} onClose={() => setOpen(null)} />}
      {open === 'pin' && <PinDialog format={format} onClose={() => setOpen(null)} />}
    </Card>
  );
};
