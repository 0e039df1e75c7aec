import { z } from 'zod';
import { Img } from './basic.ts';

/** ＋ the measured course of an event city, thinned for a page; the whole of it is its GPX file */
export const CourseTrack = z.object({
  /** Latitude, longitude (degrees, WGS 84) and metres above the sea, at even distances. */
  line: z.array(z.tuple([z.number(), z.number(), z.number()])),
  /** Metres from start to finish. */
  length: z.int(),
  /** Metres from the start to each obstacle of `obstacles_list`; empty when they were not measured. */
  marks: z.array(z.int()),
  /** The GPX file, a path on this site. */
  gpx: z.string(),
});
export type CourseTrack = z.infer<typeof CourseTrack>;

/**
 * ＋ the surroundings of a start: the part of the Web Mercator world that its map shows (1280 × 720 pixels of the zoom's
 * world from this corner); `picture` is null where the installation has no tiles, `credit` names their makers
 */
export const PlaceMap = z.object({
  zoom: z.int(),
  left: z.int(),
  top: z.int(),
  picture: Img.nullable(),
  credit: z.string(),
});
export type PlaceMap = z.infer<typeof PlaceMap>;
