import { describe, expect, it } from 'vitest';
import { isPlain, toHtml, toLines } from './plain-text.ts';

describe('a text written in lines', () => {
  it.each([
    ['один абзац', '<p>один абзац</p>'],
    ['первый\nстрока\n\nвторой', '<p>первый<br />строка</p><p>второй</p>'],
    ['## Трасса\n\n- стена\n- канат', '<h2>Трасса</h2><ul><li>стена</li><li>канат</li></ul>'],
    ['a < b & c', '<p>a &lt; b &amp; c</p>'],
    ['<script>1</script>', '<p>&lt;script&gt;1&lt;/script&gt;</p>'],
    ['', ''],
  ])('%j becomes %s and comes back the same', (text, html) => {
    expect(toHtml(text)).toBe(html);
    expect(toLines(html)).toBe(text);
    expect(isPlain(html)).toBe(true);
  });

  it('is told from one with more in it, which stays as it is', () => {
    expect(isPlain('<p>так <a href="/x">и</a></p>')).toBe(false);
    expect(isPlain('<table><tr><td>1</td></tr></table>')).toBe(false);
  });
});
