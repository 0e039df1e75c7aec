import { certificateCountMax } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { GoodsGroup } from '../../features/basket/goods-group.tsx';
import { NoPromo } from '../../features/basket/promocode/promo-box.tsx';
import { setLineCount } from '../../shared/basket/change-lines.ts';
import type { BasketCertificate } from '../../shared/basket/items/basket-item.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { Late } from '../../shared/late.tsx';
import type { GroupsProps } from '../basket-kind.ts';
import { lineErrors } from '../line-errors.ts';
import { quotesOf } from '../quotes-of.ts';

/** Gift certificates with their recipients; promocodes do not touch them (PROMO-05, DEC-80, DEC-84). */
export const CertificateGroup = ({ lines, page }: GroupsProps<BasketCertificate>) => {
  const t = useTranslations('basket.goods');
  const promo = useTranslations('basket.promo');
  const format = useFormat();
  const { quote, problem, onEdit } = page;
  if (lines.length === 0) return null;
  return (
    <GoodsGroup
      lines={lines}
      quotes={quotesOf(quote, lines)}
      errors={lineErrors(quote, problem)}
      onEdit={onEdit}
      title={t('certificates')}
      promo={null}
      lookOf={(line) => ({
        to: '/shop/certificates',
        picture: line.picture,
        about: [
          line.recipient && t('recipient', { name: line.recipient.name }),
          line.recipient?.email ?? null,
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
      renderBelow={(line) => (
        <Late
          name="recipient-editor"
          load={() => import('../../features/certificates/recipient-editor.tsx')}
          height="44px"
        >
          {({ RecipientEditor }) => <RecipientEditor line={line} onSaved={() => onEdit(line.unique_id)} />}
        </Late>
      )}
    >
      <NoPromo label={promo('labels.certificate')} hint={promo('noCertificate')} />
    </GoodsGroup>
  );
};
