import { drawPoster } from '../../../../packages/artwork/src/poster.ts';

export const poster = drawPoster();
