import { describe, expect, it } from 'vitest';
import { confirmedBefore, dayBefore, dueKind, soonBefore } from './due-letter.ts';

const opens = 1_000_000;

describe('the letter that is due', () => {
  it.each([
    [opens - dayBefore - 1, 'moved'],
    [opens - dayBefore, 'day'],
    [opens - soonBefore - 1, 'day'],
    [opens - soonBefore, 'soon'],
    [opens - 1, 'soon'],
    [opens, null],
  ] as const)('at %i is %s', (now, kind) => expect(dueKind(opens, now)).toBe(kind));

  it('a day before goes to those who asked earlier, the later one to everybody', () => {
    expect(confirmedBefore('day', opens)).toBe(opens - dayBefore);
    expect(confirmedBefore('soon', opens)).toBeNull();
  });
});
