import { Fragment, type ReactNode } from 'react';
import css from './key-value.module.css';

/** `isLong`: the value has a row of its own in a narrow container. */
export type Fact = { readonly key: string; readonly value: ReactNode; readonly isLong?: boolean };
type Props = { items: readonly (Omit<Fact, 'key'> & { readonly key: ReactNode })[]; isRow?: boolean };

/** Names and their values: one below another, or side by side. */
export const KeyValue = ({ items, isRow = false }: Props) =>
  isRow ? (
    <dl className={css['row']}>
      {items.map((item, index) => (
        <div key={index}>
          <dt>{item.key}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <dl className={css['list']}>
      {items.map((item, index) => (
        <Fragment key={index}>
          <dt>{item.key}</dt>
          <dd className={item.isLong ? css['long'] : undefined}>{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
