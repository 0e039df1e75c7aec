import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import css from './aside.module.css';

/** The numbers of a chart, folded away; opens without scripts. */
export const Aside = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={css['aside']}>
    <summary>
      {title} <Icon name="down" size="s" />
    </summary>
    <div className={css['in']}>{children}</div>
  </details>
);
