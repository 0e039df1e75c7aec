import type { Translation } from '../../types.ts';
import type { errorPage as ru } from '../ru/errorPage.ts';

export const errorPage: Translation<typeof ru> = {
  title: 'Off the track',
  text: 'Something went wrong, try again later. We already know about it.',
  reload: 'Reload the page',
  home: 'Home page',
};
