import type { OwnOrderDetail, OwnOrderLine } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { kindOf } from '../../shared/basket/goods-kind.ts';
import type { PurchaseKind, PurchaseKinds } from './purchase-kind.ts';
import { useWords } from '../../shared/basket/use-words.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './my-orders.module.css';

/** What was bought, how it comes, what it cost and what paid for it. */
export const PurchaseLines = ({ kinds, order }: { kinds: PurchaseKinds; order: OwnOrderDetail }) => {
  const t = useTranslations('myOrders');
  const { money } = useFormat();
  const isMixed = order.certificates_amount > 0;
  return (
    <ul className={css['goods']}>
      {order.lines.map((line) => (
        <Line key={line.unique_id} kind={kindOf(kinds, line)} line={line} />
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

type LineProps = { kind: PurchaseKind | undefined; line: OwnOrderLine };

const Line = ({ kind, line }: LineProps) => {
  const t = useTranslations('myOrders');
  const words = useWords();
  const { money } = words.format;
  const about = [
    kind?.pieces(words, line.count),
    line.proportion,
    line.size && t('size', { size: line.size }),
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
        <span className={css['about']}>{about.filter(Boolean).join('\u00a0· ')}</span>
      </div>
      <span className={type['price']}>{money(line.totalCost)}</span>
      {line.issued.length > 0 && (
        <ul className={css['issued']}>
          {line.issued.map((issued) => (
            <li key={issued.number}>
              <Issued kind={kind} issued={issued} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

type IssuedProps = { kind: PurchaseKind | undefined; issued: OwnOrderLine['issued'][number] };

/** What was made of the line: the way to it while the person holds it, else what became of it. */
const Issued = ({ kind, issued }: IssuedProps) => {
  const t = useTranslations('myOrders');
  const words = useWords();
  const { number, public_id, state } = issued;
  const page = state === 'held' && public_id !== null ? kind?.issued?.(words, issued) : undefined;
  if (!page) return <>{t(`issued.${state}`, { number })}</>;
  return (
    <Link className={type['link']} to={page.to}>
      {page.text}
    </Link>
  );
};
