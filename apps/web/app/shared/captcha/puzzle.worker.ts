import { puzzleParts } from '@trassa/rules';
import { solvePart } from './solve-part.ts';

/** Solves a puzzle away from the page; posts the counter of every part as soon as it is found. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  for (let part = 0; part < puzzleParts; part += 1) postMessage(solvePart(data, part));
});
