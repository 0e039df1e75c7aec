import type { Quote } from '@trassa/contracts';
import { countLines } from '@trassa/rules';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { isDeliveryCounted } from '../../shared/basket/delivery-lines.ts';
import { discountSums } from '../../shared/basket/discount-sums.ts';
import { bySum, type GoodsKind, type GoodsKinds, linesOf, type Words } from '../../shared/basket/goods-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { useWords } from '../../shared/basket/use-words.ts';
import css from './checkout.module.css';

type Props = { kinds: GoodsKinds; goods: readonly BasketItem[]; quote: Quote | null };

/** Lines of a kind by what the buyer counts as one thing: tickets of a group, equal goods. */
const entriesOf = (kind: GoodsKind, lines: readonly BasketItem[], words: Words) => {
  const titleOf = (line: BasketItem): string => {
    const name = kind.nameOf(line, words);
    return line.size ? `${name}, ${line.size}` : name;
  };
  return [...Map.groupBy(lines, (line) => (kind.isGrouped ? line.groupId : titleOf(line)))].flatMap(([key, same]) =>
    same[0] ? [{ key, title: titleOf(same[0]), lines: same, count: countLines(same) }] : [],
  );
};

/** Sums by section with counts and costs; the figures are the server's as soon as they are there (BASKET-14). */
export const Totals = ({ kinds, goods, quote }: Props) => {
  const t = useTranslations('checkout');
  const words = useWords();
  const { format } = words;
  const quotedOf = ({ unique_id }: BasketItem) => quote?.lines.find((item) => item.unique_id === unique_id);
  /** What cannot be bought is priced at nothing, which is no price. */
  const isUnsold = (line: BasketItem): boolean => {
    const quoted = quotedOf(line);
    return quoted?.error !== undefined && quoted.totalCost + quoted.discount === 0;
  };
  const fullOf = (lines: readonly BasketItem[]): number =>
    lines.reduce((sum, line) => {
      const quoted = quotedOf(line);
      return sum + (quoted ? quoted.totalCost + quoted.discount : line.price * line.count);
    }, 0);
  const sections = bySum(kinds).map((kind) => ({
    kind,
    count: countLines(linesOf(goods, kind)),
    entries: entriesOf(kind, linesOf(goods, kind), words),
  }));
  const paid = (quote?.certificates ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <dl className={css['totals']}>
      {sections
        .filter(({ entries }) => entries.length > 0)
        .map(({ kind, count, entries }) => (
          <Fragment key={kind.selector}>
            <Row className={css['section']} name={kind.section(words)} value={count} />
            {entries.map(({ key, title, lines, count: pieces }) => (
              <Row
                key={key}
                name={t('line', { title, count: pieces })}
                value={lines.every(isUnsold) ? '–' : format.money(fullOf(lines))}
              />
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

const Row = ({ name, value, className }: { name: ReactNode; value: ReactNode; className?: string | undefined }) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
