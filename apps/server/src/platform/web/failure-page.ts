import type { Language } from '@trassa/contracts';
import { createHash } from 'node:crypto';
import { colours, dark, light } from '../../kernel/brand.ts';

const style = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(${light.ground},${dark.ground});color:light-dark(${light.text},${dark.text});font:17px/1.5 'Golos Text',system-ui,sans-serif;border-top:6px solid ${colours.heat}}
main{max-width:40rem;margin:0 auto;padding:clamp(48px,18vh,160px) 16px}
h1{font-size:clamp(28px,5vw,44px);line-height:1.1;margin:0 0 24px;text-wrap:balance}
p{display:flex;flex-wrap:wrap;gap:4px 24px;margin:0}
a{padding:12px 0;color:light-dark(${light.link},${dark.link});font-weight:700;text-underline-offset:4px}
a:focus-visible{outline:3px solid light-dark(${light.focus},${dark.focus});outline-offset:3px}`;

/** Policy of the page: nothing but its own style, known by its hash. */
export const failurePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const words = {
  ru: { again: 'Обновить страницу', home: 'На главную' },
  en: { again: 'Reload page', home: 'Home page' },
} as const;

/** A page of one sentence for when the web cannot draw one; it needs no other file. */
export const failurePage = (language: Language, text: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text}</title><style>${style}</style><main><h1>${text}</h1><p><a href="">${words[language].again}</a><a href="/">${words[language].home}</a></p></main></html>`;
