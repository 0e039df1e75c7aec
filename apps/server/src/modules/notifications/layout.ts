import type { Language } from '@trassa/contracts';
import { colours, light } from '../../kernel/brand.ts';
import { frameLetter } from './letter-frame.ts';

/** Parts of a letter, top to bottom; texts are plain, escaping happens here. */
export type LetterPart =
  | { readonly type: 'text'; readonly text: string }
  /** Names with values: a line each. */
  | { readonly type: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly type: 'button'; readonly label: string; readonly link: string }
  | { readonly type: 'note'; readonly text: string };

export type LetterContent = { readonly subject: string; readonly title: string; readonly parts: readonly LetterPart[] };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A table that only places: readers of the screen pass over it. */
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const partHtml = (part: LetterPart): string => {
  switch (part.type) {
    case 'text':
      return `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(part.text)}</p>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${light.muted}">${escapeHtml(part.text)}</p>`;
    case 'button':
      // Outlook gives a link no padding: there the cell has it.
      return (
        `<table ${table} style="margin:0 0 24px"><tr><td bgcolor="${colours.heat}" style="border-radius:4px;mso-padding-alt:14px 24px">` +
        `<a href="${escapeHtml(part.link)}" style="display:inline-block;background:${colours.heat};color:${colours.ink};font-size:16px;font-weight:700;` +
        `line-height:18px;text-decoration:none;padding:14px 24px;border-radius:4px">${escapeHtml(part.label)}</a></td></tr></table>`
      );
    case 'facts':
      return `<table ${table} width="100%" class="facts" style="margin:0 0 16px;border-top:2px solid ${light.text}">${part.facts
        .map(
          ([name, value], index) =>
            `<tr><td style="padding:${index ? '0' : '12px'} 0 12px"><p class="muted" style="margin:0;font-size:14px;line-height:1.4;color:${light.muted}">${escapeHtml(name)}</p>` +
            `<p style="margin:0;font-size:16px;line-height:1.4;font-weight:700">${escapeHtml(value)}</p></td></tr>`,
        )
        .join('')}</table>`;
  }
};

const partText = (part: LetterPart): string => {
  if (part.type === 'facts') return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return part.type === 'button' ? `${part.label}: ${part.link}` : part.text;
};

/** One column, no pictures: reads the same everywhere, and in plain text. Why no library: docs/adr/0008. */
export const layOut = (
  content: LetterContent,
  { brand, language }: { brand: string; language: Language },
): { subject: string; text: string; html: string } => ({
  subject: content.subject,
  text: `${content.title}\n\n${content.parts.map(partText).join('\n\n')}\n\n${brand}\n`,
  html: frameLetter({
    language,
    subject: escapeHtml(content.subject),
    brand: escapeHtml(brand),
    title: escapeHtml(content.title),
    body: content.parts.map(partHtml).join(''),
  }),
});
