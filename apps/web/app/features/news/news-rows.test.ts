import { describe, expect, it } from 'vitest';
import { newsSpans } from './news-rows.ts';

describe('rows of news', () => {
  it.each(Array.from({ length: 30 }, (_, count) => count))('leaves no empty cell with %i posters', (count) => {
    const spans = newsSpans(count);
    expect(spans).toHaveLength(count);
    let filled = 0;
    for (const span of spans) {
      filled += span;
      expect(filled).toBeLessThanOrEqual(6);
      if (filled === 6) filled = 0;
    }
    expect(filled).toBe(0);
  });

  it('changes the rhythm from row to row', () => {
    expect(newsSpans(12)).toEqual([4, 2, 2, 2, 2, 2, 4, 2, 2, 2, 4, 2]);
    expect(newsSpans(4)).toEqual([3, 3, 3, 3]);
  });
});
