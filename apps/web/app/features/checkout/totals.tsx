import type { Quote } from '@trassa/contracts';
import { countLines, groupLines } from '@trassa/rules';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import {
  type BasketItem,
  isCertificate,
  isInsurance,
  isShop,
  isTicket,
} from '../../shared/basket/items/basket-item.ts';
import { isDeliveryCounted } from '../../shared/basket/delivery-lines.ts';
import { discountSums } from '../../shared/basket/discount-sums.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import css from './checkout.module.css';

type Props = { goods: readonly BasketItem[]; quote: Quote | null };
type Entry = { key: string; title: string; count: number; sum: number };

/** Sums by section with counts and costs; the figures are the server's as soon as they are there (BASKET-14). */
export const Totals = ({ goods, quote }: Props) => {
  const t = useTranslations('checkout');
  const format = useFormat();
  const fullOf = (lines: readonly BasketItem[]): number =>
    lines.reduce((sum, line) => {
      const quoted = quote?.lines.find((item) => item.unique_id === line.unique_id);
      return sum + (quoted ? quoted.totalCost + quoted.discount : line.price * line.count);
    }, 0);
  const tickets = groupLines(goods.filter(isTicket)).flatMap(({ groupId, lines, count }): Entry[] => {
    const [first] = lines;
    if (!first) return [];
    return [{ key: groupId, title: `${format.name(first.city)}, ${first.title}`, count, sum: fullOf(lines) }];
  });
  /** Equal goods together: one offer for three people is one row. */
  const entriesOf = (lines: readonly BasketItem[]): Entry[] =>
    [...new Set(lines.map(titleOf))].map((title) => {
      const same = lines.filter((line) => titleOf(line) === title);
      return { key: title, title, count: countLines(same), sum: fullOf(same) };
    });
  const sections: { id: 'events' | 'insurance' | 'certificates' | 'shop'; entries: Entry[] }[] = [
    { id: 'events', entries: tickets },
    { id: 'insurance', entries: entriesOf(goods.filter(isInsurance)) },
    { id: 'certificates', entries: entriesOf(goods.filter(isCertificate)) },
    { id: 'shop', entries: entriesOf(goods.filter(isShop)) },
  ];
  const paid = (quote?.certificates ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <dl className={css['totals']}>
      {sections
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, entries }) => (
          <Fragment key={id}>
            <Row className={css['section']} name={t(id)} value={entries.reduce((sum, { count }) => sum + count, 0)} />
            {entries.map(({ key, title, count, sum }) => (
              <Row key={key} name={t('line', { title, count })} value={format.money(sum)} />
            ))}
          </Fragment>
        ))}
      {(quote?.shipments ?? []).map((shipment) => (
        <Row
          key={`${shipment.delivery_public_id}-${shipment.lines.join()}`}
          name={t('delivery', { method: shipment.method })}
          value={shipment.cost > 0 ? format.money(shipment.cost) : t('free')}
        />
      ))}
      {discountSums(quote?.lines ?? []).map(({ reason, sum }) => (
        <Row key={reason} className={css['discount']} name={t(`discount.${reason}`)} value={`−${format.money(sum)}`} />
      ))}
      {paid > 0 && <Row className={css['discount']} name={t('byCertificate')} value={`−${format.money(paid)}`} />}
      <div className={css['total']}>
        <dt>{t(isDeliveryCounted(goods, quote?.shipments ?? []) ? 'total' : 'totalWithoutDelivery')}</dt>
        <dd aria-live="polite">{quote ? format.money(quote.amount) : t('counting')}</dd>
      </div>
    </dl>
  );
};

const titleOf = ({ title, size }: BasketItem): string => (size ? `${title}, ${size}` : title);

const Row = ({ name, value, className }: { name: ReactNode; value: ReactNode; className?: string | undefined }) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
