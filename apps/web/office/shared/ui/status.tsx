import type { ReactNode } from 'react';
import { classes } from '../../../app/shared/ui/classes.ts';
import { Icon, type IconName } from '../../../app/shared/ui/icon.tsx';
import css from './status.module.css';

const icons = {
  ok: 'check',
  wait: 'clock',
  warn: 'alert',
  wrong: 'alert',
  over: 'minus',
} as const satisfies Record<string, IconName>;
export type StatusKind = keyof typeof icons;

/** A state: sign, word, tint; colour is the third to say it. */
export const Status = ({ kind, children }: { kind: StatusKind; children: ReactNode }) => (
  <span className={classes(css['status'], css[kind])}>
    <Icon name={icons[kind]} size="xs" />
    {children}
  </span>
);
