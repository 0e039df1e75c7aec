import type { Language } from '@trassa/contracts';
import { formatLongDate, siteTimezone } from '@trassa/rules';
import { createHash } from 'node:crypto';
import { colours, dark, light } from '../../kernel/brand.ts';
import { toUnix } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';
import type { DocumentRow } from './content.repository.ts';

const style = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(${light.ground},${dark.ground});color:light-dark(${light.text},${dark.text});font:17px/1.6 'Golos Text',system-ui,sans-serif}
header{background:${colours.ink};border-bottom:6px solid ${colours.heat}}
header a{display:flex;align-items:center;max-width:42rem;min-height:60px;margin:0 auto;padding:0 16px;color:${dark.text};font-weight:800;letter-spacing:.02em;text-decoration:none}
main{max-width:42rem;margin:0 auto;padding:40px 16px 96px}
h1{font-size:clamp(28px,5vw,44px);line-height:1.1;margin:0 0 12px;text-wrap:balance}
h2{font-size:22px;line-height:1.25;margin:40px 0 8px}
p,ul,ol{margin:0 0 12px;text-wrap:pretty}ul,ol{padding-left:24px}li{margin:4px 0}li::marker{color:light-dark(${light.link},${dark.link});font-weight:700}
a{color:light-dark(${light.link},${dark.link})}
a:focus-visible{outline:3px solid light-dark(${light.focus},${dark.focus});outline-offset:3px}
header a:focus-visible{outline-color:${dark.focus};outline-offset:-3px}
.facts{color:light-dark(${light.muted},${dark.muted});font-size:15px;margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid light-dark(${light.hair},${dark.hair})}
@media print{header{display:none}body{background:#fff;color:#000;font-size:11pt}}`;

/** Policy of the page: nothing but its own style, known by its hash. */
export const documentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const words = {
  ru: { version: 'Редакция', since: 'действует с', home: 'на главную' },
  en: { version: 'Version', since: 'effective from', home: 'home page' },
} as const;

/** A legal document as a page that reads and prints well without anything else; its HTML is sanitised when it is stored. */
export const documentPage = (row: DocumentRow, language: Language, name: string): string => {
  const isTranslated = language === 'ru' || row.htmlEn !== null;
  const title = say(language, row.titleRu, row.titleEn);
  const label = words[language];
  return `<!doctype html>
<html lang="${isTranslated ? language : 'ru'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head>
<body><header><a href="/" aria-label="${escape(name)}, ${label.home}">${escape(name)}</a></header>
<main><h1>${escape(title)}</h1>
<p class="facts">${label.version} ${row.version}, ${label.since} <time datetime="${row.publishedAt.toISOString().slice(0, 10)}">${formatLongDate(toUnix(row.publishedAt), siteTimezone, language)}</time></p>
${say(language, row.htmlRu, row.htmlEn)}
</main></body></html>
`;
};
