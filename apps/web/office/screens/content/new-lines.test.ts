import { describe, expect, it } from 'vitest';
import { newLines } from './new-lines.ts';

describe('lines of a text beside another', () => {
  it.each([
    ['the same', '<p>a</p><p>b</p>', '<p>a</p><p>b</p>', []],
    ['a paragraph more', '<p>a</p><p>b</p>', '<p>a</p>', ['b']],
    ['another word', '<h2>a</h2><p>b c</p>', '<h2>a</h2><p>b d</p>', ['b c']],
    [
      'a table',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
      '',
      ['<table><tbody><tr><td>1</td></tr>', '</tbody></table>'],
    ],
    ['nothing', '', '<p>a</p>', []],
  ])('stand out where they are new: %s', (_, html, other, fresh) =>
    expect(newLines(html, other).flatMap(({ text, isNew }) => (isNew ? [text] : []))).toEqual(fresh),
  );
});
