import { drawCourse, figureOf } from './course.ts';
import { createTrack, toPixels, type Point } from './geometry.ts';
import { PALETTES } from './heat.ts';
import { landscape } from './landscape.ts';
import { courseLine, finishMark, obstacleMarks, startMark } from './marks.ts';
import type { Plate } from './plate.ts';
import { profileBars } from './profile.ts';
import { createElevation, type Elevation } from './relief.ts';
import { SHAPE_SPECS, type Shape, type ShapeSpec } from './shapes.ts';

const PROFILE_SAMPLES = 96;

/** The course of a plate in a shape: its corners in pixels of the design size; null where a shape has none. */
export const posterCourse = (plate: Plate, spec: ShapeSpec): Point[] | null => {
  if (spec.course === null) return null;
  const zone = toPixels(spec.course[plate.lanes], spec.width, spec.height);
  const across = plate.lanes === 'h' ? zone[3] : zone[2];
  const most = Math.max(3, Math.floor(across / (spec.stroke * 6)) + 1);
  return drawCourse({
    seed: plate.seed,
    zone,
    rows: Math.min(plate.rows + spec.extraRows, most),
    lanes: plate.lanes,
    flip: plate.flip,
    figure: plate.figure ?? figureOf(plate.seed),
    gap: spec.stroke * 6,
    taper: plate.relief === 'peak' && plate.lanes === 'h' ? 0.8 : 0,
  });
};

/** What stands inside the `<svg>` of a poster, in pixels of `spec`; share pictures draw on top of it. */
export const posterBody = (plate: Plate, spec: ShapeSpec): string => {
  const palette = PALETTES[plate.ground];
  const elevation = createElevation(plate);
  const [zx, zy, zw, zh] = toPixels(spec.course?.[plate.lanes] ?? [0, 0, 1, 1], spec.width, spec.height);
  const heightAt: Elevation = (x, y) => elevation((x - zx - zw / 2) / spec.unit, (y - zy - zh / 2) / spec.unit);
  const course = posterCourse(plate, spec);

  let svg = `<rect width="${spec.width}" height="${spec.height}" fill="${palette.ground}"/>`;
  svg += landscape(plate.relief, spec, heightAt, palette);
  const start = course?.[0];
  const finish = course?.at(-1);
  if (course === null || start === undefined || finish === undefined) return svg;

  const track = createTrack(course);
  if (spec.profile) {
    const heights = Array.from({ length: PROFILE_SAMPLES }, (_, i) =>
      heightAt(...track.at((i / (PROFILE_SAMPLES - 1)) * track.length)),
    );
    svg += profileBars(heights, spec.width, spec.height);
  }
  svg +=
    courseLine(course, track, spec.stroke, palette) +
    obstacleMarks(track, plate.obstacles, spec.stroke, palette, spec.numbered);
  return svg + startMark(start, spec.stroke, palette) + finishMark(finish, spec.stroke, palette);
};

/** Terrain poster of a plate as SVG text, `width` pixels wide (the shape's design width by default). Pure. */
export const drawPoster = (plate: Plate, shape: Shape, width = SHAPE_SPECS[shape].width): string => {
  const spec = SHAPE_SPECS[shape];
  const height = Math.round((spec.height * width) / spec.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${spec.width} ${spec.height}">${posterBody(plate, spec)}</svg>`;
};
