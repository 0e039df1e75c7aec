import { describe, expect, it } from 'vitest';
import { figureOf } from './course.ts';
import { createTrack, toPixels } from './geometry.ts';
import { PALETTES } from './heat.ts';
import { courseReach } from './marks.ts';
import { FIGURES, GROUNDS, isPlate, RELIEFS, SEASON_PLATE, type Plate } from './plate.ts';
import { drawPoster, posterCourse } from './poster.ts';
import { SHAPE_SPECS, SHAPES } from './shapes.ts';

const moscow: Plate = {
  seed: 'moscow',
  ground: 'soot',
  relief: 'field',
  rows: 3,
  lanes: 'h',
  flip: false,
  obstacles: 28,
};

const plates = RELIEFS.flatMap((relief, i) =>
  ([3, 4, 5, 6] as const).map((rows, j): Plate => ({
    seed: `city-${relief}-${rows}`,
    ground: GROUNDS[(i + j) % GROUNDS.length]!,
    relief,
    rows,
    lanes: (i + j) % 2 === 0 ? 'h' : 'v',
    flip: j % 2 === 0,
    obstacles: rows * 6,
    figure: FIGURES[(i * 4 + j) % FIGURES.length]!,
    turn: (i + j) % 8,
  })),
);
const pairs = plates.flatMap((plate) => SHAPES.map((shape) => ({ plate, shape, spec: SHAPE_SPECS[shape] })));
/** Drawing takes time: every ground and every shape, not each with each. */
const drawn = plates.map((plate, i) => ({ plate, shape: SHAPES[i % SHAPES.length]! }));

const luminance = (colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

describe('terrain poster', () => {
  it('is the same text for the same plate', () => {
    expect(drawPoster(moscow, 'card')).toBe(drawPoster({ ...moscow }, 'card'));
  });

  it('differs when any part of the plate differs', () => {
    const changes: Partial<Plate>[] = [
      { seed: 'kazan' },
      { ground: 'moss' },
      { relief: 'hills' },
      { rows: 4 },
      { lanes: 'v' },
      { flip: true },
      { obstacles: 27 },
      { turn: 3 },
      ...FIGURES.filter((figure) => figure !== figureOf('moscow')).map((figure) => ({ figure })),
    ];
    const pictures = changes.map((change) => drawPoster({ ...moscow, ...change }, 'card'));
    expect(new Set([drawPoster(moscow, 'card'), ...pictures]).size).toBe(changes.length + 1);
  });

  it('has no broken number for any ground and relief in any shape', () => {
    for (const { plate, shape } of drawn) expect(drawPoster(plate, shape, 320)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('lies on its ground and uses the colours of that ground only', () => {
    for (const ground of GROUNDS) {
      const svg = drawPoster({ ...moscow, ground }, 'card');
      const palette = PALETTES[ground];
      expect(svg).toContain(`height="600" fill="${palette.ground}"`);
      for (const other of GROUNDS.filter((name) => name !== ground)) expect(svg).not.toContain(PALETTES[other].line);
    }
  });

  it('leaves text on every ground readable, contour lines included', () => {
    for (const { ground, low, line, index, water, depth, text } of Object.values(PALETTES)) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
      for (const under of [low, line, index, water, depth]) expect(contrast(text, under)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps the course and its marks out of the title zone', () => {
    for (const { plate, shape, spec } of pairs) {
      const course = posterCourse(plate, spec);
      if (course === null || spec.title === null) continue;
      const [x, y, w, h] = toPixels(spec.title, spec.width, spec.height);
      const reach = courseReach(spec.stroke);
      const track = createTrack(course);
      for (let distance = 0; distance <= track.length; distance += 4) {
        const [px, py] = track.at(distance);
        const isFree = px + reach <= x || px - reach >= x + w || py + reach <= y || py - reach >= y + h;
        expect(isFree, `${plate.seed} ${shape} at ${px}, ${py}`).toBe(true);
      }
    }
  });

  it('keeps the course and its marks inside the picture', () => {
    for (const { plate, spec } of pairs) {
      const reach = courseReach(spec.stroke);
      for (const [x, y] of posterCourse(plate, spec) ?? []) {
        expect(Math.min(x, spec.width - x, y, spec.height - y)).toBeGreaterThanOrEqual(reach);
      }
    }
  });

  it('runs its course along, across or by 45 degrees and never back over itself', () => {
    for (const { plate, spec } of pairs) {
      const course = posterCourse(plate, spec) ?? [];
      for (let i = 1; i < course.length; i++) {
        const dx = Math.abs(course[i]![0] - course[i - 1]![0]);
        const dy = Math.abs(course[i]![1] - course[i - 1]![1]);
        expect(dx < 0.01 || dy < 0.01 || Math.abs(dx - dy) < 0.01, `${plate.seed}: ${dx} by ${dy}`).toBe(true);
      }
      const seen = new Set(course.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`));
      expect(seen.size).toBeGreaterThanOrEqual(course.length - 2);
    }
  });

  it('has one cut mark per obstacle, a start and a finish', () => {
    const marks = (svg: string): number => svg.split('<path transform="translate').length - 1;
    // The start is a mark of its own; the finish is a group.
    expect(marks(drawPoster(moscow, 'card'))).toBe(28 + 1);
    expect(marks(drawPoster({ ...moscow, obstacles: 0 }, 'card'))).toBe(1);
    expect(marks(drawPoster(moscow, 'plain'))).toBe(0);
  });
});

describe('plate', () => {
  it('is accepted when complete', () => {
    expect([moscow, SEASON_PLATE, ...plates].every(isPlate)).toBe(true);
  });

  it('is refused when a part is missing, strange or out of range', () => {
    const { seed: _, ...withoutSeed } = moscow;
    const broken = [
      null,
      'moscow',
      withoutSeed,
      { ...moscow, seed: '../up' },
      { ...moscow, seed: '-up' },
      { ...moscow, seed: 'x-hero' },
      { ...moscow, ground: 'snow' },
      { ...moscow, rows: 2 },
      { ...moscow, rows: 3.5 },
      { ...moscow, lanes: 'd' },
      { ...moscow, flip: 1 },
      { ...moscow, obstacles: 61 },
      { ...moscow, turn: 8 },
      { ...moscow, figure: 'knot' },
    ];
    expect(broken.filter(isPlate)).toEqual([]);
  });
});
