import { brandLatin } from '@trassa/rules';

/** The brand in names that programs read: saved files, maker of a ticket's calendar file. */
export const brandSlug = brandLatin.toLowerCase();

/** Colours of what stands without the stylesheets of the pages: letters, PDFs, receipts, documents, pages of payments. */
export const colours = {
  ink: '#0f1417',
  soot: '#14181b',
  heat: '#f66100',
  flare: '#ffbe3e',
  edge: '#74818b',
  sunk: '#dfe4e7',
} as const;

export const light = {
  ground: '#eceff1',
  sheet: '#fbfcfd',
  text: colours.ink,
  muted: '#56626b',
  hair: '#c3cbd1',
  link: '#b53700',
  focus: '#005d82',
} as const;

export const dark = {
  ground: '#0c0f11',
  sheet: '#15191c',
  text: '#f0f3f4',
  muted: '#9ba7af',
  hair: '#2c343a',
  link: '#ffa064',
  focus: colours.flare,
} as const;
