import { useQuery } from '@tanstack/react-query';
import type { Shipment } from '@trassa/contracts/office';
import { isParcelSent } from '@trassa/rules';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { History } from '../../shared/ui/history.tsx';
import { Letters } from '../../shared/ui/letters.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { LackLink } from './lack-link.tsx';
import { ParcelState } from './parcel-state.tsx';
import { ShipmentActs } from './shipment-acts.tsx';
import { thingName } from '../../shared/words/thing-name.ts';

/** /admin/shop/shipments/:id: what lies in a parcel, where it goes, and what can be done with it. */
export const ShipmentCard = () => {
  const { id = '' } = useParams();
  const shipment = useQuery(read(calls.shipments.read, { params: { id } }));
  return <ReadState read={shipment}>{({ values }) => <Parcel key={values.public_id} parcel={values} />}</ReadState>;
};

const Parcel = ({ parcel }: { parcel: Shipment }) => {
  const t = useTranslations('shipments');
  const { number: format } = useFormat();
  const { public_id: id, number, way, city, pieces, problem, letters } = parcel;
  return (
    <>
      <PageHead
        title={t('name', { number })}
        isName
        state={<ParcelState {...parcel} />}
        present={{ kind: 'shipment', id }}
        facts={t('facts', { way, city, count: format(pieces) })}
        actions={<ShipmentActs parcel={parcel} />}
      />
      {problem === 'changed' && (
        <Note kind="warn" role="status">
          <p>{t('changedText')}</p>
        </Note>
      )}
      <Split
        side={
          <>
            <Letters letters={letters} />
            <History call={calls.shipments.history} id={id} />
          </>
        }
      >
        <Lines parcel={parcel} />
        <About parcel={parcel} />
      </Split>
    </>
  );
};

const About = ({ parcel }: { parcel: Shipment }) => {
  const t = useTranslations('shipments');
  const { day, number } = useFormat();
  const moment = useMoment();
  const { order, track, link, shipped, point, days_min: min, days_max: max } = parcel;
  return (
    <Card title={t('about')}>
      <KeyValue
        items={[
          {
            key: t('order'),
            value: order.public_id ? <Link to={`/orders/${order.public_id}`}>{order.number}</Link> : order.number,
          },
          { key: t('column.paid'), value: day(parcel.paid, SITE_ZONE) },
          { key: t('column.way'), value: parcel.way },
          {
            key: t('column.city'),
            value: point === null ? parcel.city : `${parcel.city}, ${point}`,
            isLong: point !== null,
          },
          { key: t('column.recipient'), value: parcel.recipient.masked || t('erased') },
          { key: t('phone'), value: parcel.phone.masked || '–' },
          { key: t('column.grams'), value: t('grams', { grams: number(parcel.grams) }) },
          { key: t('term'), value: min === max ? number(max) : `${number(min)}–${number(max)}` },
          ...(track === null
            ? []
            : [
                {
                  key: t('column.track'),
                  value:
                    link === null ? (
                      track
                    ) : (
                      <a href={link} target="_blank" rel="noreferrer">
                        {track}
                      </a>
                    ),
                },
              ]),
          ...(shipped === null ? [] : [{ key: t('shippedAt'), value: moment(shipped) }]),
        ]}
      />
    </Card>
  );
};

type Line = Shipment['lines'][number];

const Lines = ({ parcel }: { parcel: Shipment }) => {
  const t = useTranslations('shipments');
  const { number } = useFormat();
  const isWaiting = !isParcelSent(parcel.state);
  const columns: DataColumn<Line>[] = [
    {
      id: 'title',
      title: t('thing'),
      onPhone: 'name',
      cell: thingName,
    },
    { id: 'code', title: t('code'), isMinor: true, onPhone: 'detail', cell: ({ code }) => code },
    {
      id: 'pieces',
      title: t('column.pieces'),
      isNumber: true,
      onPhone: 'amount',
      cell: ({ pieces, count }) =>
        pieces === count ? number(pieces) : t('ofBought', { left: number(pieces), count: number(count) }),
    },
    ...(isWaiting
      ? [
          {
            id: 'lack',
            title: t('lack'),
            onPhone: 'status' as const,
            cell: (line: Line) =>
              line.pieces > 0 && <LackLink order={parcel.order} line={line} can={parcel.can_refund} />,
          },
        ]
      : []),
  ];
  return (
    <Card title={t('inside')} isFlush>
      <DataTable label={t('inside')} columns={columns} rows={parcel.lines} keyOf={(line) => line.unique_id} />
    </Card>
  );
};
