import type { ReactNode } from 'react';
import css from './settings.module.css';

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** What is set and why at the left, how at the right; one below the other on narrow windows. */
export const SettingBlock = ({ id, title, lead, children }: Props) => (
  <section id={id} className={css['block']} aria-labelledby={`${id}-title`}>
    <div>
      <h2 id={`${id}-title`} className={css['title']}>
        {title}
      </h2>
      {lead && <p className={css['lead']}>{lead}</p>}
    </div>
    <div className={css['content']}>{children}</div>
  </section>
);
