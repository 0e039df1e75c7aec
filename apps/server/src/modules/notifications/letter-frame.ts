import type { Language } from '@trassa/contracts';
import { colours, dark, light } from '../../kernel/brand.ts';

/** HTML of the parts of a letter, escaped. */
export type LetterHtml = {
  readonly language: Language;
  readonly subject: string;
  readonly brand: string;
  readonly title: string;
  readonly body: string;
};

const sans = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Programs that know the reader's theme; the others show the light one, whose styles stand at each tag. */
const darkStyle =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (prefers-color-scheme:dark){.ground{background:${dark.ground}!important;color:${dark.text}!important}` +
  `.sheet{background:${dark.sheet}!important;color:${dark.text}!important}.muted{color:${dark.muted}!important}.facts{border-color:${dark.text}!important}}`;

/** Outlook of Windows knows no greatest width and no web fonts: it gets a table of 600 px and Arial. */
const outlookFont = '<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->';
const outlookOpen =
  '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->';
const outlookClose = '<!--[if mso]></td></tr></table><![endif]-->';

/** A letter's page: tables and styles at each tag, which every mail program keeps. */
export const frameLetter = ({ language, subject, brand, title, body }: LetterHtml): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
  `<title>${subject}</title><style>${darkStyle}</style>${outlookFont}</head>` +
  `<body class="ground" style="margin:0;padding:0;background:${light.ground};color:${light.text};${sans}">` +
  `<table ${table} class="ground" bgcolor="${light.ground}" style="background:${light.ground}"><tr><td align="center" style="padding:24px 16px">${outlookOpen}` +
  `<table ${table} style="max-width:600px;${sans};color:${light.text};text-align:left">` +
  `<tr><td bgcolor="${colours.ink}" style="padding:16px 24px;background:${colours.ink};color:#ffffff;font-size:20px;font-weight:900;letter-spacing:.02em">${brand}</td></tr>` +
  `<tr><td class="sheet" bgcolor="${light.sheet}" style="padding:24px;background:${light.sheet};border-top:4px solid ${colours.heat};word-break:break-word">` +
  `<h1 style="margin:0 0 16px;font-size:28px;line-height:1.15">${title}</h1>${body}</td></tr></table>${outlookClose}</td></tr></table></body></html>`;
