import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { clearGlobalError } from './api/global-error.ts';
import { guardPage } from './account/guarded-page.ts';
import { isElsewhere, returnParam, safeReturnPath, withReturn } from './return-path.ts';
import { hasNamelessUser, isMember, useSession } from './session.ts';
import { useIsBrowser } from './use-is-browser.ts';

type MembersProps = {
  /** Where a guest goes: `/auth` for /me/session, /me/ticket/{id} and /me/shop/{id}, else `/login` (DEC-19). */
  fallback?: '/login' | '/auth';
  /** What the server sends to everybody: the frame of the page without anything personal. */
  pending?: ReactNode;
  children: ReactNode;
};

/**
 * A page of the cabinet: shown to whoever holds a token, a temporary user too (DEC-41); a guest goes to sign in and comes
 * back (ROUTE-58, ROUTE-59).
 */
export const OnlyMembers = ({ fallback = '/login', pending = null, children }: MembersProps) => {
  const isBrowser = useIsBrowser();
  const { token } = useSession();
  const location = useLocation();
  useEffect(guardPage, []);
  if (!isBrowser) return pending;
  if (token === null) return <Navigate to={withReturn(fallback, location, window.location.origin)} replace />;
  // The keeper of the session leads him away; his token asks for nothing (AUTH-45).
  if (hasNamelessUser()) return pending;
  return children;
};

/** A sign-in page: a registered person goes where he wanted, or to /me; a temporary user may stay (ROUTE-46…49, DEC-41). */
export const OnlyGuests = ({ children }: { children: ReactNode }) => {
  const isBrowser = useIsBrowser();
  const session = useSession();
  const [search] = useSearchParams();
  // What was wrong on the page that led here is not the matter of this one.
  useEffect(clearGlobalError, []);
  if (!isBrowser || !isMember(session)) return children;
  return <ReturnTo path={safeReturnPath(search.get(returnParam), window.location.origin) ?? '/me'} />;
};

const ReturnTo = ({ path }: { path: string }) => {
  const isWhole = isElsewhere(path);
  useEffect(() => {
    if (isWhole) window.location.replace(path);
  }, [isWhole, path]);
  return isWhole ? null : <Navigate to={path} replace />;
};
