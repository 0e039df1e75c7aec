import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './panel.module.css';

type Props = {
  children: ReactNode;
  className?: string | undefined;
  kind?: 'plain' | 'sunk' | 'flush';
  as?: 'div' | 'section' | 'aside' | 'article' | 'li';
};

/** A stamped plate with the top right corner cut. */
export const Panel = ({ children, className, kind = 'plain', as: As = 'div' }: Props) => (
  <As className={classes(css['panel'], css[kind], className)}>{children}</As>
);
