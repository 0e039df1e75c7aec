import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './tag.module.css';

type Props = {
  kind?: 'plain' | 'success' | 'error' | 'info' | 'muted' | 'warn' | 'solid';
  icon?: IconName;
  children: ReactNode;
  className?: string | undefined;
};

/** A state in a word or two. */
export const Tag = ({ kind = 'plain', icon, children, className }: Props) => (
  <span className={classes(css['tag'], css[kind], className)}>
    {icon && <Icon name={icon} size="xs" />}
    {children}
  </span>
);
