import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classes } from './classes.ts';
import css from './chips.module.css';
import { Icon } from './icon.tsx';
import { ScrollStrip } from './layout/scroll-strip.tsx';

type ChipsProps = { children: ReactNode; label?: string; isScroll?: boolean; className?: string | undefined };

/** A row of choices; with `isScroll` it slides sideways on narrow windows instead of wrapping. */
export const Chips = ({ children, label, isScroll = false, className }: ChipsProps) =>
  isScroll ? (
    <ScrollStrip label={label} className={className}>
      {children}
    </ScrollStrip>
  ) : (
    <div className={classes(css['chips'], className)} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  );

type LinkProps = { to: To; isCurrent?: boolean; children: ReactNode };
type ButtonProps = {
  to?: undefined;
  isPressed?: boolean;
  children: ReactNode;
} & ButtonHTMLAttributes<HTMLButtonElement>;

/** A choice: a link (`to`) or a button that stays pressed. */
export const Chip = (props: LinkProps | ButtonProps) => {
  if (props.to !== undefined) {
    const { to, isCurrent, children } = props;
    return (
      <Link
        className={css['chip']}
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
        preventScrollReset={isSearch(to)}
      >
        {children}
      </Link>
    );
  }
  const { isPressed, children, to: _, ...rest } = props;
  return (
    <button type="button" {...rest} className={css['chip']} aria-pressed={isPressed}>
      {children}
    </button>
  );
};

const isSearch = (to: To): boolean => typeof to === 'string' && !to.startsWith('#');

/** A filter that is on; pressing takes it away. `label` says so: «Убрать: Москва». */
export const RemovableChip = ({
  children,
  label,
  onRemove,
}: {
  children: ReactNode;
  label: string;
  onRemove(): void;
}) => (
  <button type="button" className={css['chip']} onClick={onRemove} aria-label={label}>
    {children}
    <Icon name="close" size="xs" />
  </button>
);
