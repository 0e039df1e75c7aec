import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseMember } from './erase-member.repository.ts';
import { exportClubs, exportHandedIn } from './export-member.repository.ts';

/** Clubs of a person and what he handed in for their competitions. */
export const clubsPersonalData: PersonalDataOwner = {
  export: { clubs: exportClubs, club_results: exportHandedIn },
  erase: eraseMember,
};
