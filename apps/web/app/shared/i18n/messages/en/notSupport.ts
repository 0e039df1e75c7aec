import type { Translation } from '../../types.ts';
import type { notSupport as ru } from '../ru/notSupport.ts';

export const notSupport: Translation<typeof ru> = {
  title: 'Your browser is not supported',
  text: 'Open the site in a recent version of Chrome, Firefox, Safari, Edge or Yandex Browser.',
  home: 'Home page',
};
