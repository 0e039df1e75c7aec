import { short } from './geometry.ts';

type Stroke = readonly (readonly [x: number, y: number])[];

const ring: Stroke = [
  [1, 0],
  [3, 0],
  [4, 1],
  [4, 5],
  [3, 6],
  [1, 6],
  [0, 5],
  [0, 1],
  [1, 0],
];

/** Digits on a field of 4 by 6, along, across and by 45 degrees: stamped ones, no font is needed where they are drawn. */
const DIGITS: readonly (readonly Stroke[])[] = [
  [ring],
  [
    [
      [0.6, 1.4],
      [2, 0],
      [2, 6],
    ],
  ],
  [
    [
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 2],
      [0, 6],
      [4.2, 6],
    ],
  ],
  [
    [
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 2],
      [3, 3],
      [4, 4],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
    ],
    [
      [1.4, 3],
      [3, 3],
    ],
  ],
  [
    [
      [3, 6],
      [3, 0],
      [0, 3],
      [0, 4],
      [4.2, 4],
    ],
  ],
  [
    [
      [4, 0],
      [0, 0],
      [0, 3],
      [3, 3],
      [4, 4],
      [4, 5],
      [3, 6],
      [0, 6],
    ],
  ],
  [
    [
      [3.6, 0],
      [2, 0],
      [0, 2],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
      [4, 4],
      [3, 3],
      [0, 3],
    ],
  ],
  [
    [
      [0, 0],
      [4, 0],
      [4, 1],
      [1.4, 3.6],
      [1.4, 6],
    ],
  ],
  [
    ring,
    [
      [0.4, 3],
      [3.6, 3],
    ],
  ],
  [
    [
      [0.4, 6],
      [2, 6],
      [4, 4],
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
      [0, 2],
      [1, 3],
      [4, 3],
    ],
  ],
];

const ADVANCE = 5.7;

/** Path of a whole number with its middle at x, y; digits are `height` pixels high. */
export const numberPath = (number: number, x: number, y: number, height: number): string => {
  const unit = height / 6;
  const digits = String(number);
  const left = x - ((digits.length - 1) * ADVANCE + 4) * 0.5 * unit;
  let path = '';
  for (const [place, digit] of [...digits].entries()) {
    for (const stroke of DIGITS[Number(digit)] ?? []) {
      for (const [i, [dx, dy]] of stroke.entries()) {
        path += `${i === 0 ? 'M' : 'L'}${short(left + (place * ADVANCE + dx) * unit)} ${short(y + (dy - 3) * unit)}`;
      }
    }
  }
  return path;
};
