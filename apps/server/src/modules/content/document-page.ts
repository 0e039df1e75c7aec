import type { Language } from '@trassa/contracts';
import { formatLongDate, siteTimezone } from '@trassa/rules';
import { createHash } from 'node:crypto';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { colours, dark, light } from '../../kernel/brand.ts';
import { toUnix } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';
import type { DocumentRow } from './content.repository.ts';

const display = `900 1em/.95 'Alumni Sans','Alumni Sans Fallback',Impact,'Arial Narrow',sans-serif`;
const reading = `'Golos Text','Golos Text Fallback',system-ui,sans-serif`;
const style = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:light-dark(${light.ground},${dark.ground});color:light-dark(${light.text},${dark.text});font:17px/1.6 ${reading}}
header{background:${colours.ink};color:${dark.text};border-bottom:6px solid ${colours.heat}}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 24px;max-width:calc(68ch + 32px);margin:0 auto;padding:8px 16px}
.bar a{display:flex;align-items:center;min-height:48px;color:inherit;text-decoration:none}
.bar .brand{font:${display};font-size:32px;text-transform:uppercase}
.bar .back{font-weight:700;text-decoration:underline;text-underline-offset:5px;text-decoration-thickness:2px}
main{max-width:calc(68ch + 32px);margin:0 auto;padding:40px 16px 96px;overflow-wrap:break-word}
h1{font:${display};font-size:clamp(44px,6vw,72px);line-height:.9;text-transform:uppercase;hyphens:auto;margin:0 0 20px;text-wrap:balance}
h2{font:${display};font-size:34px;text-transform:uppercase;margin:48px 0 12px;text-wrap:balance}
p,ul,ol{margin:0 0 12px;text-wrap:pretty}ul,ol{padding-left:24px}li{margin:4px 0}li::marker{color:light-dark(${light.link},${dark.link});font-weight:700}
a{color:light-dark(${light.link},${dark.link})}
a:focus-visible{outline:3px solid light-dark(${light.focus},${dark.focus});outline-offset:3px}
header a:focus-visible{outline-color:${dark.focus};outline-offset:-3px}
.facts{color:light-dark(${light.muted},${dark.muted});font-size:15px;font-variant-numeric:tabular-nums;margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid light-dark(${light.hair},${dark.hair})}
@media print{header{display:none}body{background:#fff;color:#000;font-size:11pt}h1{font-size:28pt}h2{font-size:18pt;break-after:avoid}}`;

/** Policy of the page: its own style, known by its hash, and the fonts of the site. */
export const documentPolicy = `default-src 'none'; style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const words = {
  ru: {
    version: 'Редакция',
    since: 'действует с',
    home: 'На главную',
    draft: 'Предпросмотр: этот текст ещё не действует.',
    same: 'Предпросмотр: этот текст уже действует.',
  },
  en: {
    version: 'Version',
    since: 'effective from',
    home: 'Home page',
    draft: 'Preview: this text is not in force yet.',
    same: 'Preview: this text is in force already.',
  },
} as const;

export type DocumentText = Pick<DocumentRow, 'titleRu' | 'titleEn' | 'htmlRu' | 'htmlEn'>;
/** A version, or what is written anew: `isInForce` when nothing of it is new. */
type Shown = Pick<DocumentRow, 'version' | 'publishedAt'> | { readonly isInForce: boolean };

const factsOf = (shown: Shown, language: Language): string => {
  const label = words[language];
  if ('isInForce' in shown) return shown.isInForce ? label.same : label.draft;
  const { version, publishedAt } = shown;
  return `${label.version} ${version}, ${label.since} <time datetime="${publishedAt.toISOString().slice(0, 10)}">${formatLongDate(toUnix(publishedAt), siteTimezone, language)}</time>`;
};

/** A legal document as a page that reads and prints well even without the fonts of the site. */
export const documentPage = (row: DocumentText & Shown, language: Language, name: string): string => {
  const isTranslated = language === 'ru' || row.htmlEn !== null;
  const title = say(language, row.titleRu, row.titleEn);
  const label = words[language];
  return `<!doctype html>
<html lang="${isTranslated ? language : 'ru'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><link rel="stylesheet" href="/fonts/fonts.css"><style>${style}</style></head>
<body><header><div class="bar"><span class="brand">${escape(name)}</span><a class="back" href="/">${label.home}</a></div></header>
<main><h1>${escape(title)}</h1>
<p class="facts">${factsOf(row, language)}</p>
${cleanHtml(say(language, row.htmlRu, row.htmlEn))}
</main></body></html>
`;
};
