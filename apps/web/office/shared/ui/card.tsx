import { type ReactNode, useId } from 'react';
import { classes } from '../../../app/shared/ui/classes.ts';
import type from '../../../app/shared/styles/type.module.css';
import css from './card.module.css';

type Props = {
  title: ReactNode;
  /** Beside the title: a count, a link to all. */
  aside?: ReactNode;
  /** The title is read aloud alone: what stands above has said it. */
  isBare?: boolean;
  /** Rows reach the edges. */
  isFlush?: boolean;
  footer?: ReactNode;
  children: ReactNode;
};

/** A block of a screen with a heading. */
export const Card = ({ title, aside, isFlush = false, isBare = false, footer, children }: Props) => {
  const id = useId();
  return (
    <section className={css['card']} aria-labelledby={id}>
      <div className={isBare ? type['hidden'] : css['head']}>
        <h2 id={id}>{title}</h2>
        {aside && <div className={css['aside']}>{aside}</div>}
      </div>
      <div className={classes(css['body'], isFlush && css['flush'])}>{children}</div>
      {footer && <div className={css['foot']}>{footer}</div>}
    </section>
  );
};

/** The main column and, from 1200 px on, a side one. */
export const Split = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <div className={css['split']}>
    <div className={css['stack']}>{children}</div>
    <div className={css['stack']}>{side}</div>
  </div>
);
