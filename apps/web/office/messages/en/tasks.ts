import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { tasks as ru } from '../ru/tasks.ts';

export const tasks: Translation<typeof ru> = {
  title: 'Tasks',
  support: 'Requests that wait for more than two working hours',
  privacy: 'Requests about personal data: due soon',
  refunds: 'Refunds that failed',
  policies: 'Policies whose money did not go back',
  orders: 'Orders to look into',
  approvals: 'Waiting for your decision',
  clubResults: 'Club results to decide',
  results: 'Starts without results',
  holes: 'Teams that lack people',
  lacks: '{count, number} of {size, number} missing: {place}, {day}',
  until: 'until {moment}',
  when: 'When',
  sum: 'Sum',
  all: 'Show all',
  done: 'All done',
};
