import type { Places } from '@trassa/rules';
import { isInvitation } from './people/invitations.repository.ts';
import { findMember } from './people/members.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

/**
 * Where things of the staff belong: to the whole house. Until the owners of other things plug in, nothing else is found; null is
 * what does not exist.
 */
export const placesOf = async ({ db }: Pick<StaffDeps, 'db'>, kind: string, id: string): Promise<Places | null> => {
  if (kind === 'staff') return (await findMember(db, id)) && [];
  if (kind === 'invitation') return (await isInvitation(db, id)) ? [] : null;
  return null;
};
