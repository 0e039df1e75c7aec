import type { OfficeStartPlaces } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { HeatBar } from '../../../../app/shared/ui/heat.tsx';
import { useMay } from '../../../shared/door/session.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import { Nothing } from '../../../shared/ui/nothing.tsx';
import { takenOf } from '../formats/taken-of.ts';
import css from '../sales.module.css';
import { SalesHead } from '../sales-head.tsx';
import { ChangePlaces } from './change-places.tsx';
import { lackingInWaves } from './lacking-in-waves.ts';
import { NarrowWaves } from './narrow-waves.tsx';
import { PlacesChart } from './places-chart.tsx';
import type { PlacesRow } from './places-row.ts';
import { Shirts } from './shirts.tsx';

/** /admin/starts/:id/places: places, waves and shirts as they are now; counted anew every five seconds. */
export const Places = () => {
  const t = useTranslations('places');
  const { id = '' } = useParams();
  return (
    <SalesHead id={id}>
      {(start) =>
        start.formats.length === 0 ? (
          <Nothing title={t('none')}>{t('noneText')}</Nothing>
        ) : (
          <>
            <PlacesChart start={start} />
            <Counts start={start} />
            <div className={css['pair']}>
              <Waves start={start} />
              <Shirts start={id} places={start} />
            </div>
          </>
        )
      }
    </SalesHead>
  );
};

const Counts = ({ start }: { start: OfficeStartPlaces }) => {
  const t = useTranslations('places');
  const words = useTranslations('formats');
  const { day, number, time } = useFormat();
  const mayEdit = useMay()('places.edit');
  const [chosen, setChosen] = useState<string | null>(null);
  const rows: PlacesRow[] = start.formats
    .filter(({ status }) => status !== 'archived')
    .flatMap((format) => format.kinds.map((kind) => ({ ...kind, format })));
  const keyOf = (row: PlacesRow): string => `${row.format.public_id} ${row.kind}`;
  const count = (id: 'capacity' | 'held' | 'ordered' | 'sold' | 'returned', isMinor = false) => ({
    id,
    title: t(`column.${id}`),
    isNumber: true,
    isMinor,
    cell: (row: PlacesRow) => (row[id] === 0 ? '–' : number(row[id])),
  });
  const columns: DataColumn<PlacesRow>[] = [
    {
      id: 'format',
      title: t('column.format'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => (
        <>
          <Link to={`/formats/${row.format.public_id}`}>{row.format.name}</Link>
          {row.format.kinds.length > 1 && `, ${words(`kind.${row.kind}`).toLowerCase()}`}
        </>
      ),
    },
    {
      id: 'bar',
      title: t('column.taken'),
      onPhone: 'detail',
      cell: (row) => {
        const { taken } = takenOf([row]);
        return (
          <span className={css['bar']}>
            <HeatBar value={row.capacity ? taken / row.capacity : 0} />
            <span>
              <b>{number(taken)}</b> / {number(row.capacity)}
            </span>
          </span>
        );
      },
    },
    {
      id: 'reserve',
      title: t('column.reserve'),
      isNumber: true,
      cell: (row) =>
        row.reserve === 0 ? (
          '–'
        ) : (
          <>
            {number(row.reserve)}
            {row.release_at !== null && (
              <>
                <br />
                <small>
                  {t('releasedAt', {
                    day: day(row.release_at, start.timezone),
                    time: time(row.release_at, start.timezone),
                  })}
                </small>
              </>
            )}
          </>
        ),
    },
    count('held', true),
    count('ordered', true),
    count('sold', true),
    {
      id: 'free',
      title: t('column.free'),
      isNumber: true,
      onPhone: 'amount',
      isNamed: true,
      cell: (row) => <b>{number(takenOf([row]).free)}</b>,
    },
    count('returned', true),
    ...(mayEdit
      ? [
          {
            id: 'act',
            title: t('column.act'),
            onPhone: 'status' as const,
            cell: (row: PlacesRow) => (
              <Button kind="line" size="sm" onClick={() => setChosen(keyOf(row))}>
                {t('change')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  const row = rows.find((one) => keyOf(one) === chosen);
  return (
    <Card title={t('title')} aside={t('asOf', { time: time(start.at, start.timezone) })} isFlush>
      <DataTable label={t('title')} columns={columns} rows={rows} keyOf={keyOf} />
      {row && <ChangePlaces row={row} timezone={start.timezone} onClose={() => setChosen(null)} />}
    </Card>
  );
};

const Waves = ({ start }: { start: OfficeStartPlaces }) => {
  const t = useTranslations('places');
  const { number, time } = useFormat();
  const rows = start.formats.flatMap((format) => format.waves.map((wave) => ({ ...wave, format })));
  if (rows.length === 0) return null;
  const columns: DataColumn<(typeof rows)[number]>[] = [
    {
      id: 'wave',
      title: t('column.wave'),
      isWide: true,
      onPhone: 'name',
      cell: ({ name, format }) => `${format.name}, ${name}`,
    },
    {
      id: 'time',
      title: t('column.time'),
      onPhone: 'detail',
      cell: ({ start_time: at }) => (at === null ? '–' : time(at, start.timezone)),
    },
    {
      id: 'people',
      title: t('column.people'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ people, capacity }) => (capacity === null ? number(people) : `${number(people)} / ${number(capacity)}`),
    },
  ];
  const narrow = start.formats.flatMap((format) => {
    const lacking = lackingInWaves(format);
    return lacking > 0 ? [{ format, lacking }] : [];
  });
  return (
    <Card title={t('waves')} isFlush>
      {narrow.map(({ format, lacking }) => (
        <NarrowWaves key={format.public_id} format={format} lacking={lacking} />
      ))}
      <DataTable label={t('waves')} columns={columns} rows={rows} keyOf={(row) => row.public_id} />
    </Card>
  );
};
