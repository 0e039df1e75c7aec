import type { Language } from '@trassa/contracts';
import { isObstacleName, obstacleNames, pointsAt, type Track } from '@trassa/rules';
import { escapeXml } from './escape-xml.ts';

export type CourseFile = {
  readonly name: string;
  readonly url: string;
  /** Keys of the obstacles in the order of the course. */
  readonly course: readonly string[];
  readonly track: Track;
  readonly language: Language;
};

const degrees = (value: number): string => value.toFixed(6);

/** A course as GPX 1.1: its line with heights, its obstacles as numbered points with the word of their sign. */
export const courseFile = ({ name, url, course, track, language }: CourseFile): string => {
  const marks = track.marks.length === course.length ? pointsAt(track.line, track.marks) : [];
  const points = marks.map(([lat, lon, height], index) => {
    const key = course[index] ?? '';
    const word = isObstacleName(key) ? obstacleNames[key][language] : '';
    return `<wpt lat="${degrees(lat)}" lon="${degrees(lon)}"><ele>${height.toFixed(1)}</ele><name>${escapeXml(`${index + 1}. ${word}`.trim())}</name></wpt>`;
  });
  const line = track.line.map(
    ([lat, lon, height]) =>
      `<trkpt lat="${degrees(lat)}" lon="${degrees(lon)}"><ele>${height.toFixed(1)}</ele></trkpt>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="${escapeXml(new URL(url).hostname)}" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>${escapeXml(name)}</name><link href="${escapeXml(url)}"/></metadata>
${points.join('\n')}
<trk><name>${escapeXml(name)}</name><trkseg>
${line.join('\n')}
</trkseg></trk>
</gpx>
`;
};
