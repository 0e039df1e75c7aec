import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const shaped =
  '<h2>Ход</h2><p>Текст <strong>важный</strong>, <em>курсив</em><br /><u>раз</u> <s>два</s></p>' +
  '<ul><li>один</li></ul><ol start="3"><li>три</li></ol><blockquote>слово</blockquote><hr />' +
  '<table><thead><tr><th scope="col" colspan="2">А</th></tr></thead><tbody><tr><td rowspan="2">Б</td></tr></tbody></table>' +
  '<figure><img src="/images/medal.jpg" alt="Медаль" /><figcaption>Медаль</figcaption></figure>';

it('leaves the shape of a text as it is', () => expect(cleanHtml(shaped)).toBe(shaped));

it.each([
  ['script', '<p>а</p><script>alert(1)</script>', '<p>а</p>'],
  ['style', '<style>p{display:none}</style><p>а</p>', '<p>а</p>'],
  ['a frame', '<iframe src="https://other.test"></iframe><p>а</p>', '<p>а</p>'],
  ['a handler', '<p onclick="alert(1)" style="color:red" class="x">а</p>', '<p>а</p>'],
  [
    'a handler of a picture',
    '<img src="/images/a.jpg" alt="а" onerror="alert(1)">',
    '<img src="/images/a.jpg" alt="а" />',
  ],
  ['a picture from elsewhere', '<p>а<img src="https://other.test/a.gif"></p>', '<p>а</p>'],
  ['a picture of a folder above', '<img src="/images/../api/me">', ''],
  ['a picture of data', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['a drawing', '<svg onload="alert(1)"><a href="javascript:alert(1)">а</a></svg>', '<a>а</a>'],
  ['a form', '<form action="/api"><input name="a"><button>а</button></form>', 'а'],
  ['an address of a script', '<a href="javascript:alert(1)">а</a>', '<a>а</a>'],
  ['a hidden address of a script', '<a href=" jav&#x09;ascript:alert(1)">а</a>', '<a>а</a>'],
  ['an address of data', '<a href="data:text/html,a">а</a>', '<a>а</a>'],
  ['an unclosed tag', '<p>а<script>alert(1)', '<p>а</p>'],
  ['a comment', '<!-- <p>а</p> --><p>б</p>', '<p>б</p>'],
  ['a new window', '<a href="/shop" target="_blank" rel="opener">а</a>', '<a href="/shop">а</a>'],
  ['what is no tag', '<p>5 < 6 & 7</p>', '<p>5 &lt; 6 &amp; 7</p>'],
])('takes out or mends %s', (_, given, cleaned) => expect(cleanHtml(given)).toBe(cleaned));

it.each([
  ['https://other.test/a', 'https://other.test/a" rel="noopener'],
  ['//other.test/a', '//other.test/a" rel="noopener'],
  ['mailto:a@b.test', 'mailto:a@b.test'],
  ['/event/a#course', '/event/a#course'],
  ['#course', '#course'],
])('keeps the address %s', (given, kept) =>
  expect(cleanHtml(`<a href="${given}">а</a>`)).toBe(`<a href="${kept}">а</a>`),
);

it('says the same of what it has cleaned', () => {
  const once = cleanHtml('<p>5 < 6 <a href="https://other.test">а</a></p>');
  expect(cleanHtml(once)).toBe(once);
});
