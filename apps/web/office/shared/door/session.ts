import type { OfficeSession } from '@trassa/contracts/office';
import type { Right } from '@trassa/rules';
import { createContext, use } from 'react';

/** The open session of the back office, for whatever stands behind the door. */
export const SessionContext = createContext<OfficeSession | null>(null);

export const useOfficeSession = (): OfficeSession => {
  const session = use(SessionContext);
  if (!session) throw new Error('useOfficeSession before the door');
  return session;
};

/** Whether the person has a right somewhere; where, the server says of each thing. */
export const useMay = (): ((right: Right) => boolean) => {
  const { rights } = useOfficeSession();
  return (right) => rights.includes(right);
};
