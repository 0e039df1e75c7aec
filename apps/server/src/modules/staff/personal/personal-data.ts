import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { findLastAdmins, lockAdminsFor } from '../admins.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { eraseStaff } from './erase-staff.ts';
import { forgetInvitations } from './erase-staff.repository.ts';
import {
  exportGrants,
  exportInvitations,
  exportPasskeys,
  exportStaffSessions,
  exportViews,
  isInvited,
} from './export-staff.repository.ts';

/** Who of the staff may what, and his ways into the back office. */
export const staffPersonalData = (deps: () => Pick<StaffDeps, 'audit' | 'clock'>): PersonalDataOwner => ({
  export: {
    staff_grants: exportGrants,
    staff_sessions: exportStaffSessions,
    passkeys: exportPasskeys,
    staff_invitations: exportInvitations,
    saved_views: exportViews,
  },
  knows: isInvited,
  obstacles: findLastAdmins,
  lock: (tx, { userId }) => lockAdminsFor(tx, userId),
  erase: (tx, person) => eraseStaff(deps(), tx, person),
  forget: { staff_invitations: forgetInvitations },
});
