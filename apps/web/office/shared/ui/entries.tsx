import type { ReactNode } from 'react';
import css from './entries.module.css';

export type EntryItem = {
  readonly key: string;
  readonly when: ReactNode;
  readonly text: ReactNode;
  /** What may be done with it, at the end of its row. */
  readonly act?: ReactNode;
};

/** What happened, newest first: when, and what in words. */
export const Entries = ({ items }: { items: readonly EntryItem[] }) => (
  <ol className={css['entries']}>
    {items.map(({ key, when, text, act }) => (
      <li key={key}>
        <span className={css['when']}>{when}</span>
        <div>{text}</div>
        {act && <div className={css['act']}>{act}</div>}
      </li>
    ))}
  </ol>
);
