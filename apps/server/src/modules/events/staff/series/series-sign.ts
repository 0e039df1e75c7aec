import { colours, light } from '../../../../kernel/brand.ts';

/** Grounds of signs, by which the series of one organiser differ; the strokes are a course with its marks, on a grid of 48. */
const grounds = [colours.soot, light.link, light.focus, light.muted] as const;
const strokes = 'M6 36H16L22 20L30 30L36 12H42M16 31V41M30 25V35M36 7V17';

const placeOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** The sign of a series that has none of its own yet: the same for the same name. */
export const drawSign = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><path fill="${grounds[placeOf(name) % grounds.length]}" d="M0 0H74L96 22V96H0Z"/>` +
  `<path transform="translate(24 24)" fill="none" stroke="${light.sheet}" stroke-width="4.5" stroke-linejoin="bevel" d="${strokes}"/></svg>`;
