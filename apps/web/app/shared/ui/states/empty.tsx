import type { ReactNode } from 'react';
import css from './empty.module.css';
import { Sign } from '../sign/sign.tsx';

type Props = { sign?: string; title: ReactNode; children?: ReactNode; action?: ReactNode };

/** Nothing here yet: what it is, when it comes, and where to go. */
export const Empty = ({ sign = 'trench', title, children, action }: Props) => (
  <div className={css['empty']}>
    <Sign name={sign} className={css['sign']} />
    <h2>{title}</h2>
    {children && <div className={css['text']}>{children}</div>}
    {action}
  </div>
);
