import { useQuery } from '@tanstack/react-query';
import type { DeliveryTry } from '@trassa/contracts/office';
import { wayGoods } from '@trassa/rules';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { calls } from '../../generated/calls.ts';
import { readList } from '../../shared/api/query.ts';
import { NumberField } from '../../shared/fields/number-field.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import sales from '../starts/sales.module.css';
import { CityPick, type Picked } from './city-pick.tsx';
import css from './delivery.module.css';
import { WayState } from './way-state.tsx';

type Tried = DeliveryTry['ways'][number];

/** A parcel that is only asked about: what a basket would say of each way, hidden ones too. */
export const TryCard = () => {
  const t = useTranslations('delivery');
  const { money } = useFormat();
  const [city, setCity] = useState<Picked | null>(null);
  const [grams, setGrams] = useState<number | null>(1000);
  const [goods, setGoods] = useState<(typeof wayGoods)[number]>('shop');
  const weight = useDeferredValue(grams);
  const isAsked = city !== null && weight !== null && weight > 0;
  const tried = useQuery({
    ...readList(calls.ways.try, { query: { city: city?.id ?? 0, grams: weight ?? 0, goods } }),
    enabled: isAsked,
  });
  const found = isAsked ? tried.data?.values : undefined;
  const columns: DataColumn<Tried>[] = [
    {
      id: 'name',
      title: t('column.way'),
      onPhone: 'name',
      cell: (way) => <Link to={`/shop/delivery/${way.public_id}`}>{way.name}</Link>,
    },
    {
      id: 'cost',
      title: t('column.cost'),
      isNumber: true,
      onPhone: 'amount',
      cell: (way) => (way.cost === null ? '–' : <b>{money(way.cost)}</b>),
    },
    {
      id: 'outcome',
      title: t('column.outcome'),
      isWide: true,
      onPhone: 'detail',
      cell: (way) =>
        way.why === null ? t('daysOf', { min: String(way.days_min), max: String(way.days_max) }) : t(`why.${way.why}`),
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (way) => <WayState state={way.state} /> },
  ];
  return (
    <Card title={t('try')} isFlush>
      <div className={css['below']}>
        <p className={sales['muted']}>{t('tryText')}</p>
        <div className={css['ask']}>
          <CityPick value={city} onChange={setCity} />
          <NumberField id="grams" label={t('field.grams')} isWhole value={grams} onChange={setGrams} />
          <SelectField
            id="try-goods"
            label={t('field.goods')}
            value={goods}
            options={wayGoods.map((value) => ({ value, label: t(`goods.${value}`) }))}
            onChange={({ target }) => setGoods(wayGoods.find((one) => one === target.value) ?? 'shop')}
          />
        </div>
        <ProblemNote error={isAsked ? tried.error : null} />
        {found && (
          <p role="status">
            {found.zone === null
              ? t('triedNoZone', { city: found.city, region: found.region })
              : t('triedZone', { city: found.city, region: found.region, zone: String(found.zone) })}
          </p>
        )}
      </div>
      {found && found.ways.length > 0 && (
        <DataTable
          label={t('try')}
          columns={columns}
          rows={found.ways}
          keyOf={(way) => way.public_id}
          isStale={tried.isPlaceholderData}
        />
      )}
      {found?.ways.length === 0 && <p className={css['below']}>{t('tryNothing')}</p>}
    </Card>
  );
};
