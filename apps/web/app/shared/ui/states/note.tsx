import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon.tsx';
import css from './note.module.css';

const icons = { info: 'info', success: 'check', warn: 'alert', error: 'alert' } as const satisfies Record<
  string,
  IconName
>;
type Props = {
  kind?: keyof typeof icons;
  children: ReactNode;
  role?: 'status' | 'alert';
  className?: string | undefined;
};

/** A message in the flow of the page. */
export const Note = ({ kind = 'info', children, role, className }: Props) => (
  <div className={classes(css['note'], css[kind], className)} role={role}>
    <Icon name={icons[kind]} />
    <div>{children}</div>
  </div>
);
