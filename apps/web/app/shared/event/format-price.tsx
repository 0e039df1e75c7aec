import type { EventFormat } from '@trassa/contracts';
import { teamPrice } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../format/use-format.ts';
import { mainPrice } from './format-facts.ts';
import css from './format-price.module.css';

/** What a place of the format costs; of a team, each one's price and the sum of the smallest team. */
export const FormatPrice = ({ item }: { item: EventFormat }) => {
  const t = useTranslations('event');
  const format = useFormat();
  const price = mainPrice(item);
  if (!price) return null;
  const team = price.price > 0 ? teamPrice(item, price.price) : null;
  return (
    <span className={css['price']}>
      {price.old_price !== undefined && <s>{format.roubles(price.old_price)}</s>}
      <b>{price.price === 0 ? t('free') : format.roubles(price.price)}</b>
      {item.isTeam && price.price > 0 && <small>{t('perPerson')}</small>}
      {team && (
        <small>
          {team.isExact
            ? t('teamExact', { sum: format.roubles(team.sum), count: team.count })
            : t('teamFrom', { sum: format.roubles(team.sum) })}
        </small>
      )}
    </span>
  );
};
