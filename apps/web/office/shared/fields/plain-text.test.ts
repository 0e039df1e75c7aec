import { describe, expect, it } from 'vitest';
import { isPlain, shownText, toHtml, toLines, type Typed, typeText } from './plain-text.ts';

describe('a text written in lines', () => {
  it.each([
    ['один абзац', '<p>один абзац</p>'],
    ['первый\nстрока\n\nвторой', '<p>первый<br />строка</p><p>второй</p>'],
    ['## Трасса\n\n- стена\n- канат', '<h2>Трасса</h2><ul><li>стена</li><li>канат</li></ul>'],
    ['a < b & c', '<p>a &lt; b &amp; c</p>'],
    ['<script>1</script>', '<p>&lt;script&gt;1&lt;/script&gt;</p>'],
    [
      'это **важно** и [тут](/event/a?city=b&x=1)',
      '<p>это <strong>важно</strong> и <a href="/event/a?city=b&amp;x=1">тут</a></p>',
    ],
    ['- [**дом**](https://a.test/б)', '<ul><li><a href="https://a.test/б"><strong>дом</strong></a></li></ul>'],
    ['', ''],
  ])('%j becomes %s and comes back the same', (text, html) => {
    expect(toHtml(text)).toBe(html);
    expect(toLines(html)).toBe(text);
    expect(isPlain(html)).toBe(true);
  });

  it('is told from one with more in it, which stays as it is', () => {
    expect(isPlain('<p>так <a href="/x" class="y">и</a></p>')).toBe(false);
    expect(isPlain('<p>а ** б ** в</p>')).toBe(false);
    expect(isPlain('<p>[а](б)</p>')).toBe(false);
    expect(isPlain('<table><tr><td>1</td></tr></table>')).toBe(false);
  });

  it.each([
    '<p><strong>Важно: </strong>слова</p>',
    '<p><strong>а<br />б</strong></p>',
    '<p><a href="/x">а [б]</a></p>',
    '<p>- тире</p>',
    '<p>## решётки</p>',
    '<ul><li><p>а</p></li></ul>',
    '<p>а <strong>б * в</strong></p>',
    '<p></p><p>а</p>',
    '<h2>а<br />б</h2>',
    '<p>а\u00a0</p>',
    '<p>а</p>б',
  ])('leaves %s as it is, which lines would change', (html) => expect(isPlain(html)).toBe(false));

  it.each([
    ['<p>а</p>\n<ul>\n  <li>б</li>\n</ul>\n', 'а\n\n- б'],
    ['<p>а<br>б</p>', 'а\nб'],
    ['<p><a href="https://a.test/" rel="noopener">а</a></p>', '[а](https://a.test/)'],
    ['одни слова', 'одни слова'],
  ])('%j is written in lines too', (html, lines) => {
    expect(isPlain(html)).toBe(true);
    expect(toLines(html)).toBe(lines);
  });

  it.each([
    ['это **важно** и дальше', '<p>это <strong>важно</strong> и дальше</p>'],
    ['смотри [тут](/calendar).', '<p>смотри <a href="/calendar">тут</a>.</p>'],
    ['- раз\n- два\n\n## И', '<ul><li>раз</li><li>два</li></ul><h2>И</h2>'],
  ])('typed key by key, %j stays lines to the end', (words, html) => {
    let [value, typed]: [string, Typed | null] = ['', null];
    for (const key of words) {
      const { text, isLines }: Typed = shownText(value, typed, false);
      typed = typeText(text + key, isLines);
      value = typed.html;
    }
    expect(shownText(value, typed, false).text).toBe(words);
    expect(value).toBe(html);
  });

  it('comes back from what the server says of a link outside', () =>
    expect(toLines('<p><a href="https://a.test/" rel="noopener">а</a></p>')).toBe('[а](https://a.test/)'));

  it.each(['a * b ** c', '** а **', '[а] (б)', '[а](б в)', '2**3'])('keeps %s, which is no mark', (text) =>
    expect(toHtml(text)).toBe(`<p>${text}</p>`),
  );

  it('runs nothing by an address', () => expect(toHtml('[а](x"onclick="alert)')).toBe('<p>[а](x"onclick="alert)</p>'));
});
