import { describe, expect, it } from 'vitest';
import { joinAnswer } from './join-answer.ts';

const line = (unique_id: string, name = '') => ({ unique_id, name });

describe('a basket that was changed while the server answered', () => {
  it.each([
    ['nothing was done here', [line('a')], [line('a')], [line('a'), line('s')], ['a', 's'], false],
    ['a line was added here', [], [line('n')], [line('s')], ['s', 'n'], true],
    ['a name was typed here', [line('a')], [line('a', 'Анна')], [line('a'), line('s')], ['a:Анна', 's'], true],
    ['a line was taken out here', [line('a')], [], [line('a'), line('s')], ['s'], true],
    ['the server knows a line no more', [line('a')], [line('a')], [line('s')], ['s'], false],
    ['a line that the server dropped was typed in', [line('a')], [line('a', 'Анна')], [], ['a:Анна'], true],
    [
      'both have more',
      [line('a')],
      [line('a'), line('n')],
      [line('a', 'server'), line('s')],
      ['a:server', 's', 'n'],
      true,
    ],
  ])('%s', (_, before, now, answer, expected, isOwn) => {
    const joined = joinAnswer({ before, now, answer });
    expect(joined.goods.map(({ unique_id, name }) => (name ? `${unique_id}:${name}` : unique_id))).toEqual(expected);
    expect(joined.isOwn).toBe(isOwn);
  });
});
