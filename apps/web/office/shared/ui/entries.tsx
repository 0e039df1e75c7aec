import type { ReactNode } from 'react';
import css from './entries.module.css';

export type EntryItem = { readonly key: string; readonly when: ReactNode; readonly text: ReactNode };

/** What happened, newest first: when, and what in words. */
export const Entries = ({ items }: { items: readonly EntryItem[] }) => (
  <ol className={css['entries']}>
    {items.map(({ key, when, text }) => (
      <li key={key}>
        <span className={css['when']}>{when}</span>
        <div>{text}</div>
      </li>
    ))}
  </ol>
);
