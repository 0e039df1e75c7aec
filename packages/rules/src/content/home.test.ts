import { describe, expect, it } from 'vitest';
import { checkHome, homeAt, homeDefaults, homeSections, homeSlotState, readHome } from './home.ts';

const now = 1_000_000;
const slot = (fields: object = {}) => ({ is_shown: true, starts_at: null, ends_at: null, ...fields });

describe('the first page', () => {
  it.each([[null], [{}], ['x'], [{ sections: 'x', season: 1, leading: {} }]])(
    'is as it always was where %j is kept of it',
    (stored) => {
      expect(readHome(stored)).toEqual(homeDefaults);
      expect(homeAt(readHome(stored), now)).toEqual({ sections: [...homeSections], season: true });
    },
  );

  it('has blocks that it does not know of behind, and each once', () => {
    expect(readHome({ sections: ['news', 'old', 'news', 'signs'] }).sections).toEqual([
      'news',
      'signs',
      'stories',
      'goods',
      'partners',
    ]);
  });

  // BO-093
  it.each([
    ['always', {}, 'shown'],
    ['hidden', { is_shown: false }, 'hidden'],
    ['hidden, over too', { is_shown: false, ends_at: now }, 'hidden'],
    ['from the next second', { starts_at: now + 1 }, 'coming'],
    ['from this second', { starts_at: now }, 'shown'],
    ['until the next second', { ends_at: now + 1 }, 'shown'],
    ['until this second', { ends_at: now }, 'over'],
  ])('shows a block by its dates: %s', (_, fields, state) => expect(homeSlotState(slot(fields), now)).toBe(state));

  it('leaves out what is not shown now, in the order that was said', () => {
    const content = readHome({
      sections: ['partners', 'news', 'goods', 'stories', 'signs'],
      season: slot({ ends_at: now }),
      news: slot({ is_shown: false }),
      goods: slot({ starts_at: now + 1 }),
    });
    expect(homeAt(content, now)).toEqual({ sections: ['partners', 'stories', 'signs'], season: false });
  });

  it.each([
    ['nothing wrong', {}, {}],
    ['an end at its beginning', { news: slot({ starts_at: 2, ends_at: 2 }) }, { 'news.ends_at': 'date_order' }],
    ['an event twice', { leading: ['a', 'a'] }, { leading: 'said_twice' }],
    ['an item twice', { pinned: ['a', 'b', 'a'] }, { pinned: 'said_twice' }],
    ['a block twice', { sections: ['news', 'news', 'signs', 'stories', 'goods'] }, { sections: 'option' }],
    ['a block missing', { sections: ['news'] }, { sections: 'option' }],
  ] as const)('with %s is told so', (_, typed, problems) =>
    expect(checkHome({ ...homeDefaults, ...typed })).toEqual(problems),
  );
});
