import type { Translation } from '../../types.ts';
import type { notFound as ru } from '../ru/notFound.ts';

export const notFound: Translation<typeof ru> = {
  title: 'Page not found',
  text: 'The link is out of date or mistyped. Find a race by name or city.',
  label: 'Name or city',
  find: 'Find',
  next: 'Next races',
  all: 'Full calendar',
};
