import { describe, expect, it } from 'vitest';
import { courseReach } from '../terrain/marks.ts';
import { RELIEFS, SEASON_PLATE } from '../terrain/plate.ts';
import { posterCourse } from '../terrain/poster.ts';
import { drawResultStory, STORY_SHAPE } from './result-story.ts';

const card = {
  plate: SEASON_PLATE,
  name: 'Злата Гринкевич',
  time: '01:10:31',
  place: '241 место из 2 244',
  start: 'Большой старт, Москва · Массовый, 10 км · 12 сентября 2026',
  brand: 'Трасса',
};
/** Heights at which letters stand. */
const tops = (svg: string): number[] =>
  [...svg.matchAll(/<path d="M[\d.-]+[ ,]([\d.-]+)[^"]*" fill="#(?:ffffff|ffe5af|fff)"/g)].map(([, y]) => Number(y));

describe('the story of a result', () => {
  it('keeps the course above its words and below those of the network', () => {
    const textTop = (STORY_SHAPE.title?.[1] ?? 0) * STORY_SHAPE.height;
    for (const relief of RELIEFS)
      for (const rows of [3, 4]) {
        const heights = (posterCourse({ ...SEASON_PLATE, relief, rows, lanes: 'h' }, STORY_SHAPE) ?? []).map(
          ([, y]) => y,
        );
        expect(Math.max(...heights) + courseReach(STORY_SHAPE.stroke)).toBeLessThanOrEqual(textTop);
        expect(Math.min(...heights)).toBeGreaterThan(220);
      }
  });

  it('has outlines instead of text, the same size with and without a place', () => {
    for (const place of [card.place, '']) {
      const svg = drawResultStory({ ...card, place });
      expect(svg).toMatch(/^<svg [^>]*width="1080" height="1920"/);
      expect(svg).not.toMatch(/<text|font-family|NaN/);
    }
  });

  it('takes a long name in two lines of one size', () => {
    const svg = drawResultStory({ ...card, name: 'Анна-Мария Константиновна де ла Преображенская' });
    expect(svg).not.toContain('NaN');
    for (const y of tops(svg)) expect(y).toBeGreaterThan((STORY_SHAPE.title?.[1] ?? 0) * STORY_SHAPE.height * 0.9);
  });
});
