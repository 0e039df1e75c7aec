import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { findLastAdmins, lockAdminsFor } from '../admins.repository.ts';
import { eraseStaff, forgetInvitations } from './erase-staff.repository.ts';
import { exportGrants, exportStaffSessions } from './export-staff.repository.ts';

/** Who of the staff may what, and his ways into the back office. */
export const staffPersonalData: PersonalDataOwner = {
  export: { staff_grants: exportGrants, staff_sessions: exportStaffSessions },
  obstacles: findLastAdmins,
  lock: (tx, { userId }) => lockAdminsFor(tx, userId),
  erase: eraseStaff,
  forget: { staff_invitations: forgetInvitations },
};
