import type { QuoteLine } from '@trassa/contracts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/fields/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Stepper } from '../../shared/ui/fields/stepper.tsx';
import css from './goods.module.css';

/** How a line of some kind of goods looks. */
export type GoodsLook = {
  /** Page of the product. */
  to?: string;
  /** null: a sign instead. */
  picture: string | null;
  about: readonly (string | null)[];
  count?: { value: number; max: number; onChange(count: number): void };
};

type Props = GoodsLook & {
  /** unique_id; the heading of the line has the id `line-…`. */
  id: string;
  title: string;
  quote: QuoteLine | undefined;
  /** Roubles of the line as it was put here, until the server has counted. */
  cost: number;
  /** What the server refused. */
  errors: readonly string[];
  onEdit(): void;
  onRemove(): void;
  children?: ReactNode;
};

/** One line of goods: picture, what it is, pieces, what it costs, and what is wrong with it (BASKET-11). */
export const GoodsLine = (props: Props) => {
  const { id, title, to, picture, about, quote, cost, count, errors, onEdit, onRemove, children } = props;
  const t = useTranslations('basket.goods');
  const format = useFormat();
  // A line that cannot be bought is priced at nothing: what it would cost stays in view.
  const isPriced = quote !== undefined && quote.totalCost + quote.discount > 0;
  const total = isPriced ? quote.totalCost : cost;
  const full = isPriced ? quote.totalCost + quote.discount : cost;
  const setCount = (next: number): void => {
    onEdit();
    count?.onChange(next);
  };
  return (
    <li className={css['line']}>
      <div className={css['picture']}>
        {picture ? (
          <Picture src={picture} alt="" width={96} height={96} sizes="88px" maxWidth={320} />
        ) : (
          <Icon name="shield" />
        )}
      </div>
      <div className={css['what']}>
        <h3 id={`line-${id}`} tabIndex={-1}>
          {to ? <Link to={to}>{title}</Link> : title}
        </h3>
        <p className={css['about']}>
          {about.filter(Boolean).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <span className={css['dot']}> ·</span>}
              {index > 0 && ' '}
              {part}
            </Fragment>
          ))}
        </p>
        {errors.map((text) => (
          <FieldError key={text} text={text} />
        ))}
      </div>
      {count && (
        <div className={css['count']}>
          <Stepper
            label={t('count', { title })}
            value={count.value}
            canLess={count.value > 1}
            canMore={count.value < count.max}
            onLess={() => setCount(count.value - 1)}
            onMore={() => setCount(count.value + 1)}
          />
        </div>
      )}
      <p className={css['cost']}>
        {full > total && <s>{format.money(full)}</s>}
        <b className={type['price']}>{format.money(total)}</b>
      </p>
      <Button kind="quiet" isIcon className={css['remove']} aria-label={t('remove', { title })} onClick={onRemove}>
        <Icon name="trash" size="s" />
      </Button>
      {children && <div className={css['below']}>{children}</div>}
    </li>
  );
};
