import type { ReactNode } from 'react';
import css from './nothing.module.css';

type Props = {
  title: string;
  /** Stands in the place of a whole screen. */
  isScreen?: boolean;
  children?: ReactNode;
  action?: ReactNode;
};

/** Nothing here: what it is for, and one way on. */
export const Nothing = ({ title, isScreen = false, children, action }: Props) => (
  <div className={css['nothing']}>
    {isScreen ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children && <div className={css['text']}>{children}</div>}
    {action}
  </div>
);
