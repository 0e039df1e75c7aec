import { colours, light } from '../../kernel/brand.ts';
import type { BibPart, Fact, LetterPart, LetterPicture } from './letter-parts.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** An e-mail is not broken at a hyphen of its own while it fits a line. */
const wordsHtml = (text: string): string =>
  escapeHtml(text).replace(/\S+@\S+/g, (address) =>
    address.replace(/-+[^-&]/g, '<span style="white-space:nowrap">$&</span>'),
  );

/** A table that only places: readers of the screen pass over it. */
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
/** Narrow and heavy, as figures on a bib are; no letter loads a font. */
const display = "font-family:Impact,'Arial Narrow','Roboto Condensed',sans-serif-condensed,Arial,sans-serif";

const picture = ({ cid, alt }: LetterPicture, width: number, style: string): string =>
  `<img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;border:0;${style}">`;

const factRows = (facts: readonly Fact[], above: string): string =>
  facts
    .map(
      ([name, value], index) =>
        `<tr><td style="padding:${index ? '0' : above} 0 12px"><p class="muted" style="margin:0;font-size:14px;line-height:1.4;color:${light.muted}">${escapeHtml(name)}</p>` +
        `<p style="margin:0;font-size:16px;line-height:1.4;font-weight:700">${wordsHtml(value)}</p></td></tr>`,
    )
    .join('');

/** White in every theme: a code is read by a camera, and its ground is part of it. */
const qrRow = ({ picture: code, note }: NonNullable<BibPart['qr']>): string =>
  `<tr><td class="cut" align="center" bgcolor="#ffffff" style="padding:20px 16px 16px;background:#ffffff;color:${colours.ink};border-top:2px dashed ${colours.edge}">` +
  picture(
    code,
    200,
    `width:200px;height:200px;margin:0 auto 12px;color:${colours.ink};font-size:16px;line-height:1.4`,
  ) +
  `<p style="margin:0;font-size:14px;line-height:1.4;font-weight:700;text-wrap:balance;color:${colours.ink}">${escapeHtml(note)}</p></td></tr>`;

const bib = ({ strip, title, number, noNumber, facts, qr }: BibPart): string =>
  `<table ${table} width="100%" class="facts" style="margin:0 0 24px;border:2px solid ${light.text}">` +
  (strip
    ? `<tr><td bgcolor="${colours.soot}" style="padding:0;background:${colours.soot};color:#ffffff;font-size:14px;line-height:1.4">${picture(strip, 548, 'width:100%;max-width:548px;height:auto')}</td></tr>`
    : '') +
  `<tr><td bgcolor="${colours.heat}" style="padding:8px 16px;background:${colours.heat};color:${colours.ink};font-size:16px;line-height:1.25;font-weight:700">${escapeHtml(title)}</td></tr>` +
  `<tr><td align="center" style="padding:12px 16px 8px">${
    number
      ? `<p style="margin:0;${display};font-size:${number.value.length > 6 ? 40 : 80}px;line-height:1.05;font-weight:700">${escapeHtml(number.value)}</p>`
      : `<p class="muted" style="margin:8px 0;font-size:18px;line-height:1.3;font-weight:700;color:${light.muted}">${escapeHtml(noNumber)}</p>`
  }</td></tr>` +
  `<tr><td style="padding:0 16px"><table ${table} width="100%" class="facts" style="border-top:2px solid ${light.text}">${factRows(facts, '12px')}</table></td></tr>` +
  `${qr ? qrRow(qr) : ''}</table>`;

/** A part as HTML that mail programs keep: tables, and styles at each tag. */
export const partHtml = (part: LetterPart): string => {
  switch (part.type) {
    case 'text':
      return `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${wordsHtml(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'heading':
      return `<h2 style="margin:0 0 12px;font-size:20px;line-height:1.25">${escapeHtml(part.text)}</h2>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${light.muted}">${wordsHtml(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'button':
      // Outlook gives a link no padding: there the cell has it.
      return (
        `<table ${table} style="margin:0 0 24px"><tr><td bgcolor="${colours.heat}" style="border-radius:4px;mso-padding-alt:14px 24px">` +
        `<a href="${escapeHtml(part.link)}" style="display:inline-block;background:${colours.heat};color:${colours.ink};font-size:16px;font-weight:700;` +
        `line-height:18px;text-decoration:none;padding:14px 24px;border-radius:4px">${escapeHtml(part.label)}</a></td></tr></table>`
      );
    case 'link':
      return (
        `<p style="margin:0 0 16px;font-size:14px;line-height:1.5"><a class="link" href="${escapeHtml(part.link)}" ` +
        `style="color:${light.link};font-weight:700;text-decoration:underline">${escapeHtml(part.label)}</a></p>`
      );
    case 'facts':
      return `<table ${table} width="100%" class="facts" style="margin:0 0 16px;border-top:2px solid ${light.text}">${factRows(part.facts, '12px')}</table>`;
    case 'bib':
      return bib(part);
  }
};
