const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (sign) => entities[sign] ?? sign);

/** An address as a mark has it; the server says of one outside that it opens apart. */
const address = String.raw`[^\s"<>()]+`;
const link = String.raw`a href="${address}"(?: rel="noopener")?`;
const beyond = new RegExp(String.raw`<(?!\/?(?:p|h2|ul|li|br|strong)\s*\/?>|${link}>|\/a>)`, 'i');

/** HTML of the site as lines: paragraphs apart, `## ` a heading, `- ` an item of a list, `**` around strong words, `[words](address)`. */
export const toLines = (html: string): string =>
  unescaped(
    html
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll(/<\/?strong>/gi, '**')
      .replaceAll(new RegExp(String.raw`<${link}>(.*?)<\/a>`, 'gi'), (whole, words: string) => {
        const [, to = ''] = /href="([^"]*)"/i.exec(whole) ?? [];
        return `[${words}](${to})`;
      })
      .replaceAll(/<br\s*\/?>/gi, '\n')
      .replaceAll(/<h2>/gi, '\n\n## ')
      .replaceAll(/<li>\s*/gi, '\n- ')
      .replaceAll(/<(?:p|ul)>/gi, '\n\n')
      .replaceAll(/<[^>]+>/g, ''),
  )
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Marks within a line that is escaped already: `**strong**`, `[words](address)`. */
const marked = (line: string): string =>
  line
    .replaceAll(new RegExp(String.raw`\[([^[\]]+)\]\((${address})\)`, 'g'), '<a href="$2">$1</a>')
    .replaceAll(/\*\*(?=[^\s*])([^*]*[^\s*])\*\*/g, '<strong>$1</strong>');

const blockOf = (block: string): string => {
  const lines = block.split('\n').map((line) => marked(escaped(line.trim())));
  const [first = ''] = lines;
  if (first.startsWith('## ')) {
    const rest = lines.slice(1).join('\n');
    return `<h2>${first.slice(3)}</h2>${rest ? blockOf(rest) : ''}`;
  }
  const items = lines.filter((line) => line.startsWith('- '));
  if (items.length > 0) {
    const words = lines.filter((line) => !line.startsWith('- '));
    const list = `<ul>${items.map((item) => `<li>${item.slice(2)}</li>`).join('')}</ul>`;
    return (words.length > 0 ? `<p>${words.join('<br />')}</p>` : '') + list;
  }
  return `<p>${lines.join('<br />')}</p>`;
};

/** Lines as the HTML that the site shows. */
export const toHtml = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf)
    .join('');

/** As `toHtml` writes it: blanks beside blocks say nothing, and words alone are a paragraph. */
const regular = (html: string): string => {
  const tidy = html
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/ rel="noopener"(?=>)/g, '')
    .replaceAll(/<br\s*\/?>/gi, '<br />')
    .replaceAll(/[ \t]*(<\/?(?:p|h2|ul|li)>|<br \/>)[ \t]*/gi, '$1')
    .trim();
  return tidy === '' || tidy.includes('<') ? tidy : `<p>${tidy}</p>`;
};

/**
 * Whether a text has only what the plain way of writing can say – paragraphs, headings, lists, lines, strong words and links – and comes
 * back from it as it was. Words that look like a mark themselves are beyond it.
 */
export const isPlain = (html: string): boolean =>
  !beyond.test(html) && !/\*\*|\]\(/.test(html) && toHtml(toLines(html)) === regular(html);

/** What a field of such a text shows, and whether in lines. */
export type Typed = { readonly text: string; readonly html: string; readonly isLines: boolean };

/** What is being typed keeps its blanks and its way of writing; a value that came from elsewhere is shown anew. */
export const shownText = (value: string, typed: Typed | null, isHtml: boolean): Typed => {
  if (typed?.html === value && !(isHtml && typed.isLines)) return typed;
  const isLines = !isHtml && isPlain(value);
  return { text: isLines ? toLines(value) : value, html: value, isLines };
};

export const typeText = (text: string, isLines: boolean): Typed => ({
  text,
  html: isLines ? toHtml(text) : text,
  isLines,
});
