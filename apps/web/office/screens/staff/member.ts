import type { Answer } from '@trassa/contracts/client';
import type { officeStaff } from '@trassa/contracts/office';

export type Team = Answer<typeof officeStaff.list>;
export type Member = Team['values'][number];
export type Invitation = Team['invitations'][number];

/** How a state of the second factor looks. */
export const factorKinds = { enrolled: 'ok', none: 'warn', blocked: 'wrong' } as const;
