import { officeEntry } from './entry.ts';
import { officeLinks } from './links.ts';
import { officeInvitation, officeStaff } from './staff.ts';

/** Every call of the back office by its group, as its pages name them. */
export const officeApi = {
  entry: officeEntry,
  staff: officeStaff,
  invitation: officeInvitation,
  links: officeLinks,
};
