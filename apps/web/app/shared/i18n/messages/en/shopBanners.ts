import type { shopBanners as ru } from '../ru/shopBanners.ts';
import type { Translation } from '../../types.ts';

export const shopBanners: Translation<typeof ru> = {
  title: 'In the partner shop',
  pause: 'Stop',
  play: 'Play',
  back: 'Back',
  forward: 'Forward',
  before: 'Earlier price',
};
