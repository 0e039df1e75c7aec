import { short } from '../terrain/geometry.ts';
import type { GoodsColour } from './goods-name.ts';

/** From the shade to the glint. */
export type Metal = readonly [string, string, string, string, string];

const METALS: Readonly<Record<'steel' | 'bronze' | 'soot', Metal>> = {
  steel: ['#3d4850', '#65727c', '#93a0a9', '#c3ccd2', '#f5f8f9'],
  bronze: ['#5a280c', '#8a4a18', '#bf7427', '#e5a450', '#ffe5af'],
  soot: ['#0e1114', '#1c2125', '#2e363c', '#4a555d', '#8d9aa3'],
};

export const metalOf = (colour: GoodsColour): Metal =>
  colour === 'bronze' || colour === 'soot' ? METALS[colour] : METALS.steel;

/** Direction the light comes from: upper left. */
const LIGHT = Math.PI * 1.25;

/** A point on a circle; the angle runs clockwise from the right. */
export const onCircle = (x: number, y: number, radius: number, angle: number): [number, number] => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

const path = (list: readonly (readonly [number, number])[]): string =>
  `M${list.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A tone between shade (0) and glint (1). */
export const toneAt = (metal: Metal, share: number): string => {
  const place = Math.min(0.999, Math.max(0, share)) * (metal.length - 1);
  const [from, to] = [metal[Math.floor(place)] ?? metal[0], metal[Math.ceil(place)] ?? metal[4]];
  const [cold, hot] = [channels(from), channels(to)];
  const mixed = cold.map((value, i) => Math.round(value + ((hot[i] ?? 0) - value) * (place % 1)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Tone of a plane that looks towards `angle`. */
const tone = (metal: Metal, angle: number): string => toneAt(metal, (1 + Math.cos(angle - LIGHT)) / 2);

/** A sawtooth outline: `teeth` blunt teeth between two radii. */
export const gear = (x: number, y: number, outer: number, inner: number, teeth: number): [number, number][] => {
  const step = (Math.PI * 2) / teeth;
  return Array.from({ length: teeth }, (_, i) => {
    const at = i * step - Math.PI / 2;
    return [
      onCircle(x, y, inner, at - step * 0.36),
      onCircle(x, y, outer, at - step * 0.2),
      onCircle(x, y, outer, at + step * 0.2),
      onCircle(x, y, inner, at + step * 0.36),
    ];
  }).flat();
};

/** A ring whose planes fall outwards from `inner` to the outline: each takes its own light. */
export const bevel = (
  x: number,
  y: number,
  outline: readonly (readonly [number, number])[],
  inner: number,
  metal: Metal,
  isHollow = false,
): string =>
  outline
    .map((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from;
      const middle = Math.atan2((from[1] + to[1]) / 2 - y, (from[0] + to[0]) / 2 - x);
      const [a, b] = [Math.atan2(from[1] - y, from[0] - x), Math.atan2(to[1] - y, to[0] - x)];
      const quad = path([from, to, onCircle(x, y, inner, b), onCircle(x, y, inner, a)]);
      const colour = tone(metal, isHollow ? middle + Math.PI : middle);
      return `<path d="${quad}" fill="${colour}" stroke="${colour}" stroke-width="1"/>`;
    })
    .join('');

export const circlePoints = (x: number, y: number, radius: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => onCircle(x, y, radius, (i / count) * Math.PI * 2));

export const outlinePath = path;

/** A turned face, darker than its rim: wedges that brighten twice around, as brushed metal does. */
export const brushed = (x: number, y: number, radius: number, metal: Metal): string =>
  Array.from({ length: 72 }, (_, i) => {
    const step = (Math.PI * 2) / 72;
    const [a, b] = [i * step, (i + 1) * step + 0.02];
    const share = (1 + Math.cos((a - LIGHT) * 2)) / 2;
    const colour = toneAt(metal, 0.03 + share ** 3 * 0.4);
    return `<path d="${path([[x, y], onCircle(x, y, radius, a), onCircle(x, y, radius, b)])}" fill="${colour}"/>`;
  }).join('');
