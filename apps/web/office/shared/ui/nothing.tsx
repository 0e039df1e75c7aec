import type { ReactNode } from 'react';
import css from './nothing.module.css';

type Props = { title: string; children?: ReactNode; action?: ReactNode };

/** Nothing here: what it is for, and one way on. */
export const Nothing = ({ title, children, action }: Props) => (
  <div className={css['nothing']}>
    <h2>{title}</h2>
    {children && <div className={css['text']}>{children}</div>}
    {action}
  </div>
);
