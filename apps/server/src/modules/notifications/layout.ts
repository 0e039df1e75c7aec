import type { Language } from '@trassa/contracts';

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

const sans = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.5';

const partHtml = (part: LetterPart): string => {
  switch (part.type) {
    case 'text':
      return `<p style="${paragraph}">${escapeHtml(part.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#56626b">${escapeHtml(part.text)}</p>`;
    case 'button':
      return (
        `<p style="margin:8px 0 24px"><a href="${escapeHtml(part.link)}" style="display:inline-block;background:#f66100;color:#0f1417;` +
        `font-size:16px;font-weight:700;text-decoration:none;padding:14px 24px;border-radius:4px">${escapeHtml(part.label)}</a></p>`
      );
    case 'facts':
      return `<dl style="margin:0 0 16px;padding:12px 0 0;border-top:2px solid #0f1417">${part.facts
        .map(
          ([name, value]) =>
            `<dt style="font-size:14px;line-height:1.4;color:#56626b">${escapeHtml(name)}</dt>` +
            `<dd style="margin:0 0 12px;font-size:16px;line-height:1.4;font-weight:700">${escapeHtml(value)}</dd>`,
        )
        .join('')}</dl>`;
  }
};

const partText = (part: LetterPart): string => {
  if (part.type === 'facts') return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return part.type === 'button' ? `${part.label}: ${part.link}` : part.text;
};

/** One column, inline styles, no pictures: reads the same everywhere, and in plain text. */
export const layOut = (
  content: LetterContent,
  { brand, language }: { brand: string; language: Language },
): { subject: string; text: string; html: string } => ({
  subject: content.subject,
  text: `${content.title}\n\n${content.parts.map(partText).join('\n\n')}\n\n${brand}\n`,
  html:
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(content.subject)}</title></head><body style="margin:0;background:#eceff1;color:#0f1417;${sans}">` +
    `<div style="max-width:600px;margin:0 auto;padding:24px 16px">` +
    `<p style="margin:0;padding:16px 24px;background:#0f1417;color:#ffffff;font-size:20px;font-weight:900;letter-spacing:.02em">${escapeHtml(brand)}</p>` +
    `<div style="background:#fbfcfd;padding:24px;border-top:4px solid #f66100"><h1 style="margin:0 0 16px;font-size:28px;line-height:1.15">${escapeHtml(content.title)}</h1>` +
    `${content.parts.map(partHtml).join('')}</div></div></body></html>`,
});
