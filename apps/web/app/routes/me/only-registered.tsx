import { type ReactNode, useEffect, useState } from 'react';
import { FinishRegistration } from '../../features/my-tickets/register/finish-registration.tsx';
import { refreshUser } from '../../shared/account/refresh-user.ts';
import { useUser } from '../../shared/session.ts';

type Props = { pending: ReactNode; children: ReactNode };

/** What a temporary user may not do he is told how to get (DEC-41). */
export const OnlyRegistered = ({ pending, children }: Props) => {
  const user = useUser();
  const [isAsked, setIsAsked] = useState(false);
  const isUnknown = user === null;
  useEffect(() => {
    if (isUnknown) void refreshUser().finally(() => setIsAsked(true));
  }, [isUnknown]);
  // Without an answer the page itself says what is wrong and how to try again.
  if (isUnknown && !isAsked) return pending;
  return user?.temporary ? <FinishRegistration /> : children;
};
