import type { Translation } from '../../types.ts';
import type { notFound as ru } from '../ru/notFound.ts';

export const notFound: Translation<typeof ru> = {
  title: 'No such page',
  text: 'The link is out of date or the address has a mistake. Find a race by its name or city.',
  label: 'Name or city',
  find: 'Find',
  next: 'Next races',
  all: 'The whole calendar',
};
