import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Panel } from './panel.tsx';
import css from './block.module.css';

type Props = {
  id: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Language of title and lead where it is not that of the page. */ lang?: 'ru' | undefined;
  /** Heading at the left, the rest at the right, where there is room. */ isBeside?: boolean;
};

/** One thing about a ticket: what it is, until when, and what can be done. */
export const Block = ({ id, title, lead, children, lang, isBeside = false }: Props) => (
  <section aria-labelledby={id}>
    <Panel>
      <div className={classes(css['in'], isBeside && css['beside'])}>
        <div>
          <h2 id={id} className={css['title']} lang={lang}>
            {title}
          </h2>
          {lead && (
            <p className={css['lead']} lang={lang}>
              {lead}
            </p>
          )}
        </div>
        {children}
      </div>
    </Panel>
  </section>
);
