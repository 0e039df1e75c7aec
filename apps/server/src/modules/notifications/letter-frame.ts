import type { Language } from '@trassa/contracts';
import { colours, dark, light } from '../../kernel/brand.ts';

/** HTML of the parts of a letter, escaped. */
export type LetterHtml = {
  readonly language: Language;
  readonly subject: string;
  readonly preview: string;
  readonly brand: string;
  readonly title: string;
  readonly body: string;
  readonly ask: string;
  readonly email: { readonly link: string; readonly text: string } | null;
  readonly phone: { readonly number: string; readonly text: string } | null;
  readonly leave: { readonly link: string; readonly text: string } | null;
  readonly site: { readonly link: string; readonly text: string };
};

const sans = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const darkRules = (prefix: string): string =>
  `${prefix}.ground{background:${dark.ground}!important;color:${dark.text}!important}` +
  `${prefix}.sheet{background:${dark.sheet}!important;color:${dark.text}!important}${prefix}.muted{color:${dark.muted}!important}` +
  `${prefix}.link{color:${dark.link}!important}${prefix}.facts{border-color:${dark.text}!important}`;

/**
 * Programs that know the reader's theme, and Outlook of the web, which names it at the page; the others show the light one,
 * whose styles stand at each tag and outlive an inversion: no text stands on a picture, and each ground has its own colour.
 */
const style =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}h1{text-wrap:balance}p{text-wrap:pretty}' +
  `@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}` +
  '@media (max-width:480px){.ground-edge{padding:0!important}.sheet,.foot{padding:20px 16px!important}.head{padding:16px!important}}';

/** Outlook of Windows knows no greatest width and no web fonts: it gets a table of 600 px and Arial. */
const outlookFont = '<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->';
const outlookOpen =
  '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->';
const outlookClose = '<!--[if mso]></td></tr></table><![endif]-->';

/** A number or an address is not broken in its middle. */
const link = (href: string, text: string): string =>
  `<a class="link" href="${href}" style="color:${light.link};font-weight:700;text-decoration:underline;white-space:nowrap">${text}</a>`;

const foot = ({ ask, email, phone, brand, leave, site }: LetterHtml): string => {
  const ways = [
    ...(email ? [link(email.link, email.text)] : []),
    ...(phone ? [link(`tel:${phone.number}`, phone.text)] : []),
  ];
  const line = (html: string): string =>
    `<p class="muted" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${light.muted}">${html}</p>`;
  return (
    (ways.length ? line(`${ask} ${ways.join(', ')}`) : '') +
    line(`${brand} · ${link(site.link, site.text)}`) +
    (leave ? line(link(leave.link, leave.text)) : '')
  );
};

/** A letter's page: tables and styles at each tag, which every mail program keeps. */
export const frameLetter = (letter: LetterHtml): string =>
  `<!doctype html><html lang="${letter.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
  `<meta name="format-detection" content="telephone=no,date=no,address=no"><title>${letter.subject}</title><style>${style}</style>${outlookFont}</head>` +
  `<body class="ground" style="margin:0;padding:0;background:${light.ground};color:${light.text};${sans}">` +
  `<span style="display:none;max-height:0;overflow:hidden;mso-hide:all">${letter.preview}</span>` +
  `<table ${table} class="ground" bgcolor="${light.ground}" style="background:${light.ground}"><tr><td class="ground-edge" align="center" style="padding:24px 16px">${outlookOpen}` +
  `<table ${table} style="max-width:600px;${sans};color:${light.text};text-align:left">` +
  `<tr><td class="head" bgcolor="${colours.ink}" style="padding:16px 24px;background:${colours.ink};color:#ffffff;font-size:20px;font-weight:900;letter-spacing:.02em">${letter.brand}</td></tr>` +
  `<tr><td class="sheet" bgcolor="${light.sheet}" style="padding:24px;background:${light.sheet};border-top:4px solid ${colours.heat};word-break:break-word">` +
  `<h1 style="margin:0 0 16px;font-size:28px;line-height:1.15">${letter.title}</h1>${letter.body}</td></tr>` +
  `<tr><td class="foot" style="padding:16px 24px">${foot(letter)}</td></tr></table>${outlookClose}</td></tr></table></body></html>`;
