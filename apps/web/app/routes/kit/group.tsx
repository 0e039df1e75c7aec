import type { ReactNode } from 'react';
import css from './kit.module.css';

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css['group']}>
    <h2>{title}</h2>
    <div className={css['content']}>{children}</div>
  </section>
);
