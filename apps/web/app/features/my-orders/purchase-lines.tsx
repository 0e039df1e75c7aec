import type { OwnOrderDetail, OwnOrderLine } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './my-orders.module.css';

/** What was bought, how it comes, what it cost and what paid for it. */
export const PurchaseLines = ({ order }: { order: OwnOrderDetail }) => {
  const t = useTranslations('myOrders');
  const { money } = useFormat();
  const isMixed = order.certificates_amount > 0;
  return (
    <ul className={css['goods']}>
      {order.lines.map((line) => (
        <Line key={line.unique_id} line={line} />
      ))}
      {order.delivery > 0 && <Sum name={t('delivery')} sum={money(order.delivery)} />}
      <li className={css['total']}>
        <span>{t('total')}</span>
        <span className={type['price']}>{order.total > 0 ? money(order.total) : t('free')}</span>
      </li>
      {isMixed && <Sum name={t('byCertificate')} sum={money(order.certificates_amount)} />}
      {isMixed && <Sum name={t('byMoney')} sum={money(order.amount)} />}
    </ul>
  );
};

const Sum = ({ name, sum }: { name: string; sum: string }) => (
  <li>
    <span>{name}</span>
    <span className={type['price']}>{sum}</span>
  </li>
);

const Line = ({ line }: { line: OwnOrderLine }) => {
  const t = useTranslations('myOrders');
  const { money } = useFormat();
  const about = [
    t(`kinds.${line.selector}`),
    line.proportion,
    line.size && t('size', { size: line.size }),
    t('pieces', { count: line.count }),
    line.discount > 0 && t('discount', { sum: money(line.discount) }),
  ];
  return (
    <li>
      {line.picture && (
        <Picture
          className={css['picture']}
          src={line.picture}
          alt=""
          width={96}
          height={96}
          sizes="96px"
          maxWidth={320}
        />
      )}
      <div className={css['what']}>
        <b>{line.title}</b>
        <span className={css['about']}>{about.filter(Boolean).join(' · ')}</span>
        {line.issued.length > 0 && (
          <ul className={css['issued']}>
            {line.issued.map((issued) => (
              <li key={issued.number}>
                <Issued issued={issued} isTicket={line.selector === 'ticket'} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className={type['price']}>{money(line.totalCost)}</span>
    </li>
  );
};

type IssuedProps = { issued: OwnOrderLine['issued'][number]; isTicket: boolean };

/** A ticket or policy of the line: the way to it while the person holds it, else what became of it. */
const Issued = ({ issued, isTicket }: IssuedProps) => {
  const t = useTranslations('myOrders');
  const { number, public_id, state } = issued;
  if (public_id === null || state !== 'held') return <>{t(`issued.${state}`, { number })}</>;
  return (
    <Link className={type['link']} to={isTicket ? `/me/ticket/${public_id}` : '/me/insurances'}>
      {t(isTicket ? 'ticketOf' : 'policyOf', { number })}
    </Link>
  );
};
