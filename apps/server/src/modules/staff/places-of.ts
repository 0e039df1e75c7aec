import type { Places } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import { isInvitation } from './people/invitations.repository.ts';
import { findMember } from './people/members.repository.ts';
import type { PlacesOf, StaffDeps } from './staff-deps.ts';

/** Things of the staff belong to the whole house. */
const own: Readonly<Record<string, PlacesOf>> = {
  staff: async (db, id) => (await findMember(db, id)) && [],
  invitation: async (db, id) => ((await isInvitation(db, id)) ? [] : null),
};

/** Where a thing of a kind belongs, as its owner says; a kind that nobody owns is not found. */
export const placesOf = async (
  { db, placesOf: owners }: Pick<StaffDeps, 'placesOf'> & { readonly db: Executor },
  kind: string,
  id: string,
): Promise<Places | null> => {
  const all = { ...owners, ...own };
  return Object.hasOwn(all, kind) ? (all[kind]?.(db, id) ?? null) : null;
};
