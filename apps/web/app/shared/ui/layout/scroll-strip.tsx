import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import css from './scroll-strip.module.css';

type Props = { children: ReactNode; label?: string | undefined; className?: string | undefined };

/** Part of the strip that a press of an arrow goes on by. */
const STEP = 0.7;

/**
 * A row that slides sideways and shows that it goes on: its end fades, and a mouse gets an arrow there. The chosen one
 * is brought into view. The keyboard needs no arrows: the focus brings its choice into view by itself.
 */
export const ScrollStrip = ({ children, label, className }: Props) => {
  const strip = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const row = strip.current;
    if (!row) return undefined;
    const measure = (): void => {
      const before = row.scrollLeft > 4;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 4;
      setEnds((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(row);
    for (const choice of row.children) watch.observe(choice);
    measure();
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);
  useEffect(() => {
    const row = strip.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]');
    if (!row || !chosen) return;
    const { left, right } = chosen.getBoundingClientRect();
    const seen = row.getBoundingClientRect();
    if (left < seen.left || right > seen.right)
      row.scrollLeft += left - seen.left - (seen.width - chosen.offsetWidth) / 2;
  }, [children]);
  const slide = (way: number): void =>
    strip.current?.scrollBy({ left: way * strip.current.clientWidth * STEP, behavior: 'smooth' });
  return (
    <div className={css['strip']}>
      <div
        ref={strip}
        className={classes(css['row'], className)}
        role={label ? 'group' : undefined}
        aria-label={label}
        data-before={ends.before || undefined}
        data-after={ends.after || undefined}
      >
        {children}
      </div>
      {ends.before && (
        <button type="button" tabIndex={-1} aria-hidden className={css['back']} onClick={() => slide(-1)}>
          <Icon name="left" size="s" />
        </button>
      )}
      {ends.after && (
        <button type="button" tabIndex={-1} aria-hidden className={css['on']} onClick={() => slide(1)}>
          <Icon name="right" size="s" />
        </button>
      )}
    </div>
  );
};
