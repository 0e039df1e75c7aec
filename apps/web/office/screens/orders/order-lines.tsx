import type { OfficeOrder } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { Status } from '../../shared/ui/status.tsx';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { thingName } from '../../shared/words/thing-name.ts';

type Line = OfficeOrder['lines'][number];

/** What an order is made of; lines of other events are counted alone. */
export const OrderLines = ({ order }: { order: OfficeOrder }) => {
  const t = useTranslations('orders');
  const { money } = useFormat();
  const words = useListWords('orders');
  const stateOf = (line: Line) => {
    if (line.refunds.some(({ done }) => done === null)) return <Status kind="wait">{t('lineState.refunding')}</Status>;
    if (line.refunds.length > 0) return <Status kind="over">{t('lineState.refunded')}</Status>;
    return line.issued.length > 0 ? <Status kind="ok">{t('lineState.issued')}</Status> : null;
  };
  const columns: DataColumn<Line>[] = [
    { id: 'title', title: t('line.title'), onPhone: 'name', isWide: true, cell: thingName },
    { id: 'kind', title: t('line.kind'), isMinor: true, cell: (line) => words.value('selector', line.selector) },
    {
      id: 'issued',
      title: t('line.issued'),
      onPhone: 'detail',
      // The numbers of a team; one or two leave the room to the title.
      isWide: order.lines.some(({ issued }) => issued.length > 2),
      cell: (line) =>
        line.issued.map(({ public_id, number, state, name }) => {
          // Numbers alone stand in a row; with a name each has a line.
          const Piece = name === null ? 'span' : 'div';
          return (
            <Piece key={public_id}>
              {line.selector === 'ticket' ? <Link to={`/tickets/${public_id}`}>{number}</Link> : number} {name}
              {state !== 'held' && ` (${t(`piece.${state}`)})`}{' '}
            </Piece>
          );
        }),
    },
    { id: 'count', title: t('line.count'), isNumber: true, isMinor: true, cell: (line) => line.count },
    { id: 'price', title: t('line.price'), isNumber: true, isMinor: true, cell: (line) => money(line.price) },
    {
      id: 'discount',
      title: t('line.discount'),
      isNumber: true,
      isMinor: true,
      cell: (line) =>
        line.discount > 0
          ? `${money(-line.discount)}${line.reason ? ` (${line.promocode ?? t(`reason.${line.reason}`)})` : ''}`
          : '–',
    },
    {
      id: 'total',
      title: t('line.total'),
      isNumber: true,
      onPhone: 'amount',
      cell: (line) => <b>{money(line.total)}</b>,
    },
    { id: 'state', title: t('line.state'), onPhone: 'status', cell: stateOf },
  ];
  return (
    <Card title={t('lines')} isFlush footer={order.hidden_lines > 0 && t('hiddenLines', { count: order.hidden_lines })}>
      <DataTable label={t('lines')} columns={columns} rows={order.lines} keyOf={(line) => line.unique_id} />
    </Card>
  );
};
