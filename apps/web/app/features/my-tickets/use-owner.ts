import { useEffect } from 'react';
import { refreshUser } from '../../shared/account/refresh-user.ts';
import { useSession } from '../../shared/session.ts';

/** Public id of the person whose tickets are shown; null until the first answer about a token without a stored person. */
export const useOwner = (): string | null => {
  const { token, user } = useSession();
  const isUnknown = token !== null && user === null;
  useEffect(() => {
    if (isUnknown) void refreshUser();
  }, [isUnknown]);
  return user?.public_id ?? null;
};
