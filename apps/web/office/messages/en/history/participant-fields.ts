import type { Translation } from '../../../../app/shared/i18n/types.ts';
import type { participantFields as ru } from '../../ru/history/participant-fields.ts';

export const participantFields: Translation<typeof ru> = {
  last_name: 'Last name',
  first_name: 'First name',
  second_name: 'Middle name',
  birth_date: 'Date of birth',
  gender: 'Gender',
  item_size: 'Shirt',
  cluster: 'Wave',
  city: 'City',
  region: 'Region',
  school: 'School',
  team: 'Team',
  club: 'Club',
  extra_contact: 'Emergency phone, of the form',
  contact_name: 'Emergency contact',
  contact_phone: 'Emergency contact’s phone',
};
