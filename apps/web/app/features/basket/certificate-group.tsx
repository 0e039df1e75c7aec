import type { QuoteLine } from '@trassa/contracts';
import { certificateCountMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import type { BasketCertificate } from '../../shared/basket/basket-item.ts';
import { removeBasketLine, setLineCount } from '../../shared/basket/change-lines.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import css from './basket.module.css';
import { GoodsLine } from './goods-line.tsx';
import goods from './goods.module.css';
import { NoPromo } from './promo-box.tsx';

type Props = {
  lines: readonly BasketCertificate[];
  quotes: readonly QuoteLine[];
  errors: Readonly<Record<string, readonly string[]>>;
  /** For whom it is, to be changed here. */
  renderRecipient(line: BasketCertificate): ReactNode;
};

/** Gift certificates with their recipients; promocodes do not touch them (PROMO-05, DEC-80, DEC-84). */
export const CertificateGroup = ({ lines, quotes, errors, renderRecipient }: Props) => {
  const t = useTranslations('basket.goods');
  const format = useFormat();
  return (
    <Panel as="section" className={css['panel']}>
      <h2 className={goods['title']}>{t('certificates')}</h2>
      <ul className={goods['lines']}>
        {lines.map((line) => (
          <GoodsLine
            key={line.unique_id}
            id={line.unique_id}
            title={line.title}
            to="/shop/certificates"
            picture={line.picture}
            about={[
              line.recipient && t('recipient', { name: line.recipient.name, email: line.recipient.email }),
              line.recipient?.send_at
                ? t('sendAt', { day: format.longDay(line.recipient.send_at, SITE_ZONE) })
                : t('sendNow'),
            ]}
            quote={quotes.find(({ unique_id }) => unique_id === line.unique_id)}
            cost={line.totalCost}
            count={{
              value: line.count,
              max: certificateCountMax,
              onChange: (count) => setLineCount(line.unique_id, count),
            }}
            errors={errors[line.unique_id] ?? []}
            onRemove={() => removeBasketLine(line.unique_id)}
          >
            {renderRecipient(line)}
          </GoodsLine>
        ))}
      </ul>
      <NoPromo />
    </Panel>
  );
};
