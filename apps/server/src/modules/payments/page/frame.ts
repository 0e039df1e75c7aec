import { createHash } from 'node:crypto';
import type { Language } from '@trassa/contracts';
import { colours, dark, light } from '../../../kernel/brand.ts';

const style = `
*{box-sizing:border-box}body{margin:0;min-height:100vh;background:${light.ground};color:${light.text};font:16px/1.5 'Golos Text',system-ui,Arial,sans-serif;display:grid;align-content:start}
header{background:${colours.ink};color:#fff;padding:20px 24px}header b{font:900 26px/1 'Alumni Sans',Impact,'Arial Narrow',sans-serif;letter-spacing:.01em}
.stripe{height:16px;background:repeating-linear-gradient(135deg,${colours.ink} 0 10px,${colours.flare} 10px 20px)}
main{width:min(560px,100% - 32px);margin:32px auto;background:${light.sheet};border:1px solid ${light.hair};padding:28px 24px}
h1{font:900 40px/.95 'Alumni Sans',Impact,'Arial Narrow',sans-serif;text-transform:uppercase;margin:0 0 12px}p{margin:0 0 20px}
dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:6px 20px;margin:0 0 24px;padding:16px 0;border-block:2px solid ${light.text}}dt{color:${light.muted}}dd{margin:0;font-weight:700;overflow-wrap:anywhere}
form{display:grid;gap:12px}button,.go{font:inherit;font-weight:700;min-height:52px;padding:12px 24px;border:2px solid ${light.text};background:${light.sheet};color:${light.text};border-radius:4px;cursor:pointer;text-align:center;text-decoration:none;display:block}
.primary{background:${colours.heat};border-color:${colours.heat}}button:hover,.go:hover{outline:2px solid ${light.text};outline-offset:2px}:focus-visible{outline:3px solid ${light.focus};outline-offset:2px}
small{font-size:14px;color:${light.muted}}
.code{display:block;width:min(280px,100%);height:auto;margin:0 auto 24px;background:#fff}.row{display:grid;gap:12px}
@media(prefers-color-scheme:dark){body{background:${dark.ground};color:${dark.text}}main{background:${dark.sheet};border-color:${dark.hair}}dl{border-color:${dark.text}}dt,small{color:${dark.muted}}
button,.go{background:${dark.sheet};color:${dark.text};border-color:${colours.edge}}.primary{background:${colours.heat};border-color:${colours.heat};color:${colours.ink}}:focus-visible{outline-color:${dark.focus}}}`;

/** For `style-src` and `script-src`: this text and no other. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page of a payment may do: show itself, run `script` and nothing else, and send its form to `formTarget`. */
export const framePolicy = ({ script, formTarget }: { script?: string; formTarget: string }): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    `form-action ${formTarget}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The frame around what a payment shows by itself, outside of the site's pages; `body` is markup. */
export const framePage = (page: { language: Language; brand: string; title: string; body: string }): string =>
  `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${page.title} · ${escape(page.brand)}</title><style>${style}</style></head><body><header><b>${escape(page.brand)}</b></header><div class="stripe"></div>` +
  `<main><h1>${page.title}</h1>${page.body}</main></body></html>`;
