import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useUser } from '../../shared/session.ts';
import { classes } from '../../shared/ui/classes.ts';
import type from '../../shared/styles/type.module.css';

const LinkLogin = (text: ReactNode): ReactNode => (
  <Link className={type['link']} to="/loginlink">
    {text}
  </Link>
);

/** Purchases made without signing in come by a letter alone: a password proves no mailbox (DEC-114). */
export const GuestPurchases = () => {
  const t = useTranslations('myTickets');
  const user = useUser();
  if (!user?.email_confirmed || user.temporary) return null;
  return <p className={classes(type['small'], type['second'])}>{t.rich('boughtAsGuest', { link: LinkLogin })}</p>;
};
