import type { CourseTrack } from '@trassa/contracts';
import { onceFor } from '../../../kernel/once-for.ts';
import { isTrack, type PlaceMap, placeMap, sampleLine, trackLength } from '@trassa/rules';
import type { CityDetailRow } from '../rows.ts';

/** Enough for a line and a profile at 1440 px; a whole track would weigh more than the page. */
const points = 121;

type TrackRow = Pick<CityDetailRow, 'publicId' | 'course' | 'track' | 'isOnline'>;
type MapRow = Pick<CityDetailRow, 'latitude' | 'longitude' | 'track' | 'isOnline'>;

/** The course of an event city for its page; null when it is not measured or nobody runs there. */
export const presentTrack = onceFor((row: TrackRow): CourseTrack | null => {
  if (row.isOnline || !isTrack(row.track)) return null;
  const { line, marks } = row.track;
  return {
    line: sampleLine(line, points).map(([lat, lon, height]): [number, number, number] => [
      Number(lat.toFixed(5)),
      Number(lon.toFixed(5)),
      Math.round(height),
    ]),
    length: Math.round(trackLength(line)),
    marks: marks.length === row.course.length ? marks.map(Math.round) : [],
    gpx: `/course/${row.publicId}.gpx`,
  };
});

/** The part of the world that shows the start and its whole course; null where nobody runs at a place. */
export const mapOf = onceFor((row: MapRow): PlaceMap | null => {
  if (row.isOnline || row.latitude === null || row.longitude === null) return null;
  return placeMap([[row.latitude, row.longitude], ...(isTrack(row.track) ? row.track.line : [])]);
});
