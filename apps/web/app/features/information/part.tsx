import type { ReactNode } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import css from './part.module.css';

type Props = { title: string | null; children: ReactNode };

/** A part of an information page: its heading at the left, what it says at the right. */
export const Part = ({ title, children }: Props) => (
  <div className={classes(css['part'], title && css['titled'])}>
    {title && <h2>{title}</h2>}
    {children}
  </div>
);
