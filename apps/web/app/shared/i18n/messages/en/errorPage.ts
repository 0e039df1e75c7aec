import type { Translation } from '../../types.ts';
import type { errorPage as ru } from '../ru/errorPage.ts';

export const errorPage: Translation<typeof ru> = {
  title: 'Off course',
  text: 'Something went wrong. We already know about it: please try again later.',
  reload: 'Reload the page',
  home: 'Home page',
};
