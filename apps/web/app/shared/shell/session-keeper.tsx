import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../api/query.ts';
import { refreshUser } from '../account/refresh-user.ts';
import { getToken, hasNamelessUser, isMember, useSession, voidSession } from '../session.ts';
import { toast } from '../ui/overlays/toast.tsx';

/**
 * What being authorised brings on every page: the person behind the token (AUTH-45), his basket on the server (AUTH-46…49)
 * and the tickets of a vip, whose price depends on them (AUTH-53). What another person saw is forgotten.
 */
export const SessionKeeper = () => {
  const session = useSession();
  const { token, user } = session;
  const t = useTranslations('signIn');
  const queries = useQueryClient();
  const navigate = useNavigate();
  // Who is leaving needs no basket any more.
  const { pathname } = useLocation();
  const isLeaving = pathname === '/exit';
  const owner = isMember(session) && !isLeaving ? token : null;
  const isVip = owner !== null && (user?.role.includes('vip') ?? false);
  const isUnknown = token !== null && user === null;
  const before = useRef(token);
  const tell = useRef<(titles: string) => void>(() => undefined);
  useEffect(() => {
    tell.current = (titles) => toast(t('removed', { titles }), 'info');
  });

  useEffect(() => {
    if (before.current === token) return;
    const isFirst = before.current === null;
    before.current = token;
    if (!isFirst) queries.removeQueries({ type: 'inactive' });
    void queries.invalidateQueries();
  }, [token, queries]);

  // A page kept for the back button asks again for all it shows: its session may have ended, and that is told by an answer.
  useEffect(() => {
    const askAnew = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && getToken() !== null) void queries.invalidateQueries();
    };
    addEventListener('pageshow', askAnew);
    return () => removeEventListener('pageshow', askAnew);
  }, [queries]);

  useEffect(() => {
    if (!isUnknown || !hasNamelessUser()) return;
    // Away first: the guard of a cabinet page would lead whoever has no token to its own sign-in.
    if (pathname === '/auth') voidSession();
    else void navigate('/auth', { replace: true });
  }, [isUnknown, pathname, navigate]);

  useEffect(() => {
    if (!isUnknown || hasNamelessUser()) return;
    void refreshUser().then((found) => {
      if (!found || found.public_id) return;
      voidSession();
      void navigate('/auth', { replace: true });
    });
  }, [isUnknown, navigate]);

  useEffect(() => {
    if (isVip) void queries.prefetchQuery(queryOf(calls.tickets.mine, {}));
  }, [isVip, queries]);

  useEffect(() => {
    if (owner === null) return undefined;
    let stop = (): void => undefined;
    let isGone = false;
    void import('../basket/keep-basket.ts').then(
      ({ keepBasket }) => {
        if (isGone) return;
        stop = keepBasket((lines) => tell.current([...new Set(lines.map(({ title }) => title))].join(', ')));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [owner]);
  return null;
};
