import type { ReactNode } from 'react';
import css from './accordion.module.css';
import { Icon } from '../icon.tsx';

type Item = { title: ReactNode; content: ReactNode; isOpen?: boolean };

/** Questions that open; found by the browser's own search, work without scripts. */
export const Accordion = ({ items }: { items: readonly Item[] }) => (
  <div className={css['accordion']}>
    {items.map((item, index) => (
      <details key={index} open={item.isOpen}>
        <summary>
          {item.title}
          <Icon name="down" />
        </summary>
        <div className={css['content']}>{item.content}</div>
      </details>
    ))}
  </div>
);
