import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { backTarget } from '../../shared/return-path.ts';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Row } from '../../shared/ui/layout/layout.tsx';

type WayProps = {
  to: string;
  /** Of the form to show: by e-mail or by SMS; without it the page's first one. */
  by?: 'sms';
  isReplacing?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/** Address of another sign-in page that still knows which page was asked for. */
export const useWay = (): ((to: string, by?: 'sms') => string) => {
  const [search] = useSearchParams();
  return (to, by) => {
    const query = new URLSearchParams(search);
    query.delete('by');
    if (by) query.set('by', by);
    const text = query.toString();
    return text ? `${to}?${text}` : to;
  };
};

export const WayLink = ({
  to,
  by,
  isReplacing,
  children,
  className = classes(type['link'], type['alone']),
}: WayProps) => {
  const way = useWay();
  return (
    <Link
      className={className}
      to={way(to, by)}
      replace={isReplacing ?? false}
      preventScrollReset={isReplacing ?? false}
    >
      {children}
    </Link>
  );
};

/** 'Назад' goes back one page, after a full load too; somebody who came by a link gets the home page (AUTH-09). */
export const BackLink = () => {
  const t = useTranslations('signIn');
  const navigate = useNavigate();
  const back = (event: MouseEvent): void => {
    event.preventDefault();
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    const place = { idx, entries: window.history.length, referrer: document.referrer };
    const target = backTarget(place, window.location.origin);
    void (target === -1 ? navigate(target) : navigate(target));
  };
  return (
    <Link className={classes(type['link'], type['alone'])} to="/" onClick={back}>
      {t('back')}
    </Link>
  );
};

/** The last line of a form: the other page on the left, the way out on the right. */
export const Ways = ({ children, out }: { children: ReactNode; out: ReactNode }) => (
  <Row isSpread>
    <span>{children}</span>
    {out}
  </Row>
);
