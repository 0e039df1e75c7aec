import { describe, expect, it } from 'vitest';
import { courseReach } from '../terrain/marks.ts';
import { RELIEFS, SEASON_PLATE } from '../terrain/plate.ts';
import { posterCourse } from '../terrain/poster.ts';
import { drawLine, fitSize, measureLine } from '../lettering.ts';
import { drawShare, SHARE_SHAPE } from './event-share.ts';

const card = {
  plate: SEASON_PLATE,
  title: 'Гонка героев',
  city: 'Москва',
  date: '16 мая 2027',
  distance: null,
  brand: 'Трасса',
};

describe('share picture', () => {
  it('keeps the course above its text', () => {
    const textTop = (SHARE_SHAPE.title?.[1] ?? 0) * SHARE_SHAPE.height;
    for (const relief of RELIEFS) {
      const course = posterCourse({ ...SEASON_PLATE, relief, rows: 3 }, SHARE_SHAPE) ?? [];
      expect(Math.max(...course.map(([, y]) => y)) + courseReach(SHARE_SHAPE.stroke)).toBeLessThanOrEqual(textTop);
    }
  });

  it('has outlines instead of text, so that no font has to be installed', () => {
    expect(drawShare(card)).not.toMatch(/<text|font-family|NaN/);
  });

  it('makes long names small enough for their line', () => {
    const size = fitSize('display', 'КОМСОМОЛЬСК-НА-АМУРЕ И ОКРЕСТНОСТИ', 1080, 204);
    expect(measureLine({ font: 'display', size, text: 'КОМСОМОЛЬСК-НА-АМУРЕ И ОКРЕСТНОСТИ' })).toBeLessThanOrEqual(
      1080,
    );
    expect(fitSize('display', 'УФА', 1080, 204)).toBe(204);
  });

  it('draws a line where it was asked to', () => {
    const numbers =
      drawLine({ font: 'text', size: 20, text: 'Н' }, 100, 50, '#ffffff')
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? [];
    expect(Math.max(...numbers.slice(0, -1))).toBeLessThanOrEqual(120);
    expect(drawLine({ font: 'text', size: 20, text: 'Н' }, 100, 50, '#ffffff')).toContain('50');
  });
});
