import type { Translation } from '../../../../app/shared/i18n/types.ts';
import type { clubFields as ru } from '../../ru/history/club-fields.ts';

export const clubFields: Translation<typeof ru> = {
  merged_into: 'Merged into',
  merged_club: 'Took in the club',
  members: 'Members',
  competitions: 'Competitions',
  into: 'Other club',
  competition_type: 'Type of competition',
  unit: 'What is measured',
  with_obstacles: 'Only races with obstacles',
};
