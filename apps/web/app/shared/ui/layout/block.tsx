import type { ReactNode } from 'react';
import { Stack } from './layout.tsx';
import { Panel } from './panel.tsx';
import css from './block.module.css';

type Props = { id: string; title: string; lead?: ReactNode; children?: ReactNode };

/** One thing about a ticket: what it is, until when, and what can be done. */
export const Block = ({ id, title, lead, children }: Props) => (
  <section aria-labelledby={id}>
    <Panel>
      <Stack gap={16}>
        <div>
          <h2 id={id} className={css['title']}>
            {title}
          </h2>
          {lead && <p className={css['lead']}>{lead}</p>}
        </div>
        {children}
      </Stack>
    </Panel>
  </section>
);
