import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Panel } from './panel.tsx';
import css from './block.module.css';

type Props = {
  id: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Heading at the left, the rest at the right, where there is room. */ isBeside?: boolean;
};

/** One thing about a ticket: what it is, until when, and what can be done. */
export const Block = ({ id, title, lead, children, isBeside = false }: Props) => (
  <section aria-labelledby={id}>
    <Panel>
      <div className={classes(css['in'], isBeside && css['beside'])}>
        <div>
          <h2 id={id} className={css['title']}>
            {title}
          </h2>
          {lead && <p className={css['lead']}>{lead}</p>}
        </div>
        {children}
      </div>
    </Panel>
  </section>
);
