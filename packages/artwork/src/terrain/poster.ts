import { contourLevels, contourPaths, sampleGrid } from './contour.ts';
import { drawCourse } from './course.ts';
import { createTrack, short, toPixels, type Point } from './geometry.ts';
import { PALETTES, type Palette } from './heat.ts';
import { courseLine, finishMark, obstacleMarks, startMark } from './marks.ts';
import type { Plate } from './plate.ts';
import { profileBars } from './profile.ts';
import { createElevation, WATER_SHARE, type Elevation } from './relief.ts';
import { SHAPE_SPECS, type Shape, type ShapeSpec } from './shapes.ts';

const LEVELS = 20;
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
    taper: plate.relief === 'peak' && plate.lanes === 'h' ? 0.8 : 0,
  });
};

const landscape = (plate: Plate, spec: ShapeSpec, heightAt: Elevation, palette: Palette): string => {
  const cell = Math.max(7, Math.round(Math.sqrt(spec.width * spec.height) / 80));
  const grid = sampleGrid(spec.width, spec.height, cell, heightAt);
  const share = WATER_SHARE[plate.relief];
  const thresholds = contourLevels(grid, LEVELS, share);
  const thin = 1.2 * Math.max(1, spec.width / 1100);
  let svg = share > 0 ? `<rect width="${spec.width}" height="${spec.height}" fill="${palette.water}"/>` : '';
  for (const [i, path] of contourPaths(grid, thresholds).entries()) {
    if (path === '') continue;
    const isShore = share > 0 && i === 0;
    const isIndex = isShore || i % 5 === 3;
    const fill = isShore ? palette.ground : i % 2 === 1 ? palette.line : 'none';
    const opacity = isShore || fill === 'none' ? '' : ' fill-opacity=".09"';
    svg += `<path d="${path}" fill="${fill}"${opacity} stroke="${isIndex ? palette.index : palette.line}" stroke-width="${short(isIndex ? thin * 1.8 : thin)}"/>`;
  }
  return svg;
};

/** What stands inside the `<svg>` of a poster, in pixels of `spec`; share pictures draw on top of it. */
export const posterBody = (plate: Plate, spec: ShapeSpec): string => {
  const palette = PALETTES[plate.ground];
  const elevation = createElevation(plate.relief, plate.seed);
  const [zx, zy, zw, zh] = toPixels(spec.course?.[plate.lanes] ?? [0, 0, 1, 1], spec.width, spec.height);
  const heightAt: Elevation = (x, y) => elevation((x - zx - zw / 2) / spec.unit, (y - zy - zh / 2) / spec.unit);
  const course = posterCourse(plate, spec);

  let svg = `<rect width="${spec.width}" height="${spec.height}" fill="${palette.ground}"/>`;
  svg += landscape(plate, spec, heightAt, palette);
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
  svg += courseLine(course, track, spec.stroke, palette) + obstacleMarks(track, plate.obstacles, spec.stroke, palette);
  return svg + startMark(start, spec.stroke, palette) + finishMark(finish, spec.stroke, palette);
};

/** Terrain poster of a plate as SVG text, `width` pixels wide (the shape's design width by default). Pure. */
export const drawPoster = (plate: Plate, shape: Shape, width = SHAPE_SPECS[shape].width): string => {
  const spec = SHAPE_SPECS[shape];
  const height = Math.round((spec.height * width) / spec.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${spec.width} ${spec.height}">${posterBody(plate, spec)}</svg>`;
};
