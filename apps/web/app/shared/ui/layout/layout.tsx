import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './layout.module.css';

type Props = { children: ReactNode; className?: string | undefined };
type Tag = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'form' | 'fieldset';
const gapStyle = (gap: number | undefined): CSSProperties | undefined =>
  gap === undefined ? undefined : ({ '--gap': `${gap}px` } as CSSProperties);

/** The page column: at most 1320 px with gutters. */
export const Wrap = ({ children, className }: Props) => (
  <div className={classes(css['wrap'], className)}>{children}</div>
);

type SectionProps = Props & {
  id?: string;
  labelledBy?: string;
  /** Far down: a fresh page lays it out after its first picture. */
  isLater?: boolean;
};
export const Section = ({ children, className, id, labelledBy, isLater }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    data-later={isLater || undefined}
    className={classes(css['section'], className)}
  >
    {children}
  </section>
);

/** Heading of a section with something at its right. */
export const SectionHead = ({ children, className }: Props) => (
  <div className={classes(css['head'], className)}>{children}</div>
);

/** Crumbs, H1 and lead at the top of a page. */
export const PageHead = ({ children, className }: Props) => (
  <div className={classes(css['pageHead'], className)}>{children}</div>
);

type FlowProps = Props & { as?: Tag; gap?: number };
export const Stack = ({ children, className, as: As = 'div', gap }: FlowProps) => (
  <As className={classes(css['stack'], className)} style={gapStyle(gap)}>
    {children}
  </As>
);

export const Row = ({ children, className, as: As = 'div', gap, isSpread }: FlowProps & { isSpread?: boolean }) => (
  <As className={classes(css['row'], isSpread && css['spread'], className)} style={gapStyle(gap)}>
    {children}
  </As>
);

type GridProps = Props & {
  as?: Tag;
  /** Least width of a column, px. */
  min?: number;
  /** One column, then as many as are wide enough: two by 768 px, three from 1024 px on. */
  isThree?: boolean;
  /** One column, then exactly two (by 768 px) and four (above 1200 px). */
  isFour?: boolean;
};
export const Grid = ({ children, className, as: As = 'div', min, isThree, isFour }: GridProps) => (
  <As
    className={classes(isFour ? css['four'] : css['grid'], isThree && css['three'], className)}
    style={min === undefined ? undefined : ({ '--min': `${min}px` } as CSSProperties)}
  >
    {children}
  </As>
);

/** Two columns from 1024 px: content and 384 px (`aside`), halves (`even`), or 232 px and content (`rail`). */
export const Split = ({ children, className, kind = 'aside' }: Props & { kind?: 'aside' | 'even' | 'rail' }) => (
  <div className={classes(css['split'], css[kind], className)}>{children}</div>
);

/** Fields in columns of at least 232 px (300 with `isWide`); a child with `data-full` takes the whole row. */
export const Fields = ({ children, className, isWide }: Props & { isWide?: boolean }) => (
  <div className={classes(css['fields'], isWide && css['fieldsWide'], className)}>{children}</div>
);
