import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseStaff } from './erase-staff.repository.ts';
import { exportGrants, exportStaffSessions } from './export-staff.repository.ts';

/** Who of the staff may what, and his ways into the back office. */
export const staffPersonalData: PersonalDataOwner = {
  export: { staff_grants: exportGrants, staff_sessions: exportStaffSessions },
  erase: eraseStaff,
};
