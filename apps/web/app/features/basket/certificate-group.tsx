import { certificateCountMax } from '@trassa/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BasketCertificate } from '../../shared/basket/items/basket-item.ts';
import { setLineCount } from '../../shared/basket/change-lines.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { GoodsGroup, type GroupProps } from './goods-group.tsx';

type Props = GroupProps<BasketCertificate> & {
  /** For whom it is, to be changed here. */
  renderRecipient(line: BasketCertificate): ReactNode;
};

/** Gift certificates with their recipients; promocodes do not touch them (PROMO-05, DEC-80, DEC-84). */
export const CertificateGroup = ({ renderRecipient, ...group }: Props) => {
  const t = useTranslations('basket.goods');
  const format = useFormat();
  return (
    <GoodsGroup
      {...group}
      title={t('certificates')}
      promo={null}
      lookOf={(line) => ({
        to: '/shop/certificates',
        picture: line.picture,
        about: [
          line.recipient && t('recipient', { name: line.recipient.name, email: line.recipient.email }),
          line.recipient?.send_at
            ? t('sendAt', { day: format.longDay(line.recipient.send_at, SITE_ZONE) })
            : t('sendNow'),
        ],
        count: {
          value: line.count,
          max: certificateCountMax,
          onChange: (count) => setLineCount(line.unique_id, count),
        },
      })}
      renderBelow={renderRecipient}
    />
  );
};
