import { type Grant, may, type Right } from '@trassa/rules';
import { useOfficeSession } from './session.ts';

/** Whether the person has a right on what belongs to no start: a grant for some of them does not reach it. */
export const useMayInHouse = (): ((right: Right) => boolean) => {
  const { grants } = useOfficeSession();
  // A session names only grants that count, so that no clock is asked.
  return (right) => may(grants as readonly Grant[], right, [], 0).verdict === 'yes';
};
