import { contourLevels, contourPaths, type Grid, sampleGrid } from './contour.ts';
import { short } from './geometry.ts';
import { mixed, type Palette } from './heat.ts';
import type { Relief } from './plate.ts';
import { type Elevation, hasWater } from './relief.ts';
import type { ShapeSpec } from './shapes.ts';

const LEVELS = 20;
/** Depths of the lines along a shore, in terrain units; water beyond the last one is deep. */
const DEPTHS = [-0.34, -0.17, -0.06];

/** The light falls from the upper left: every step up throws a hard edge to the lower right. */
const plated = (path: string, fill: string, edge: string, line: string, thin: number): string =>
  `<path d="${path}" fill="${edge}" transform="translate(${short(thin * 1.3)} ${short(thin * 1.7)})"/>` +
  `<path d="${path}" fill="${fill}" stroke="${line}" stroke-width="${short(thin)}"/>`;

const waters = (grid: Grid, spec: ShapeSpec, palette: Palette, thin: number): string => {
  let svg = `<rect width="${spec.width}" height="${spec.height}" fill="${palette.depth}"/>`;
  for (const [i, path] of contourPaths(grid, DEPTHS).entries()) {
    if (path === '') continue;
    const fill = i === 0 ? palette.water : 'none';
    svg += `<path d="${path}" fill="${fill}" stroke="${palette.wave}" stroke-width="${short(thin * 0.8)}" stroke-opacity="${short(0.3 + i * 0.25)}"/>`;
  }
  return svg;
};

/** The ground under a course: water with the lines of its shore, and the land in plates, lighter the higher they lie. */
export const landscape = (relief: Relief, spec: ShapeSpec, heightAt: Elevation, palette: Palette): string => {
  const cell = Math.max(7, Math.round(Math.sqrt(spec.width * spec.height) / 80));
  const grid = sampleGrid(spec.width, spec.height, cell, heightAt);
  const isWet = hasWater(relief);
  const thin = 1.2 * Math.max(1, spec.width / 1100);
  const levels = contourLevels(grid, LEVELS, isWet ? 0 : -Infinity);
  if (isWet) levels[0] = 0;
  let svg = isWet ? waters(grid, spec, palette, thin) : '';
  for (const [i, path] of contourPaths(grid, levels).entries()) {
    if (path === '') continue;
    const isShore = isWet && i === 0;
    const isIndex = isShore || i % 5 === 3;
    const height = i / (LEVELS - 1);
    const fill = mixed(palette.low, palette.line, height);
    const edge = isShore ? palette.casing : mixed(palette.casing, fill, 0.55);
    svg += plated(
      path,
      fill,
      edge,
      isIndex ? palette.index : mixed(fill, palette.index, 0.42),
      isIndex ? thin * 1.7 : thin,
    );
  }
  return svg;
};
