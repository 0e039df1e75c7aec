import type { QuoteLine } from '@trassa/contracts';
import { validityDays } from '@trassa/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BasketInsurance } from '../../shared/basket/basket-item.ts';
import { removeBasketLine } from '../../shared/basket/change-lines.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import css from './basket.module.css';
import { GoodsLine } from './goods-line.tsx';
import goods from './goods.module.css';
import { PromoBox } from './promo-box.tsx';

type Props = {
  /** Policies that ask for a person of their own, and those that take one from a ticket. */
  lines: readonly BasketInsurance[];
  quotes: readonly QuoteLine[];
  errors: Readonly<Record<string, readonly string[]>>;
  /** The form of the insured person; nothing for a policy that takes him from its ticket. */
  renderForm(line: BasketInsurance): ReactNode;
};

/** Policies with their promocode, each with the form of its person (BASKET-05, BASKET-10). */
export const InsuranceGroup = ({ lines, quotes, errors, renderForm }: Props) => {
  const t = useTranslations('basket.goods');
  const u = useTranslations('ui');
  const format = useFormat();
  return (
    <Panel as="section" className={css['panel']}>
      <h2 className={goods['title']}>{t('insurance')}</h2>
      <ul className={goods['lines']}>
        {lines.map((line) => (
          <GoodsLine
            key={line.unique_id}
            id={line.unique_id}
            title={line.title}
            picture={line.logo}
            about={[
              line.event?.title ?? null,
              line.format_start_time && format.day(line.format_start_time, line.timezone ?? SITE_ZONE),
              t('validity', { days: u('days', { count: validityDays(line.validity_time) }) }),
              line.default && line.abid ? t('byTicket') : null,
            ].map((text) => text || null)}
            quote={quotes.find(({ unique_id }) => unique_id === line.unique_id)}
            cost={line.totalCost}
            errors={errors[line.unique_id] ?? []}
            onRemove={() => removeBasketLine(line.unique_id)}
          >
            {line.default && line.abid ? null : renderForm(line)}
          </GoodsLine>
        ))}
      </ul>
      <PromoBox kind="insurance" lines={lines} quotes={quotes} />
    </Panel>
  );
};
