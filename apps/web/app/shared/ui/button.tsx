import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';
import css from './button.module.css';

type Look = {
  kind?: 'primary' | 'line' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'xl';
  isWide?: boolean;
  /** A square of one icon; give `aria-label`. */
  isIcon?: boolean;
};

const look = (
  { kind = 'primary', size = 'md', isWide, isIcon }: Look,
  more: (string | false | undefined)[] = [],
): string => classes(css['button'], css[kind], css[size], isWide && css['wide'], isIcon && css['square'], ...more);

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Work is going on: the button keeps its focus and takes no second press. */
    isBusy?: boolean;
    ref?: Ref<HTMLButtonElement>;
    children?: ReactNode;
  };

const ignore = (event: MouseEvent): void => event.preventDefault();

export const Button = ({
  kind,
  size,
  isWide,
  isIcon,
  isBusy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={look({ kind, size, isWide, isIcon }, [isBusy && css['busy'], className])}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || rest['aria-disabled'] || undefined}
    onClick={isBusy ? ignore : onClick}
  >
    {children}
  </button>
);

type ButtonLinkProps = Look & Omit<LinkProps, 'className'> & { className?: string };

/** A link that looks like a button: it leads somewhere and does nothing else. */
export const ButtonLink = ({ kind, size, isWide, isIcon, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={look({ kind, size, isWide, isIcon }, [className])} />
);
