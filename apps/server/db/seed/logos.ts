import type { Storage } from '../../src/platform/storage.ts';
import type { Ground } from './model.ts';

/** Signs of the series and of the insurer on their ground, as strokes on a 48 grid. */
const logos: Readonly<Record<string, { ground: Ground; strokes: string }>> = {
  trassa: { ground: 'soot', strokes: 'M8 40V14L20 8H40V40ZM8 24H40M20 8V24M30 24V40' },
  'trassa-noch': { ground: 'rust', strokes: 'M24 6L36 18V34L28 42H20L12 34V22L18 28V12Z' },
  'trassa-deti': { ground: 'dust', strokes: 'M6 42V20L18 8H30L42 20V42M16 42V28H32V42' },
  'stalnaya-milya': { ground: 'clay', strokes: 'M18 18V8H30V18M14 18H34L40 24V42H8V24Z' },
  trenirovki: { ground: 'clay', strokes: 'M6 18V30M12 12V36M36 12V36M42 18V30M12 24H36' },
  'trassa-onlayn': { ground: 'clay', strokes: 'M24 42L10 26V14L18 6H30L38 14V26ZM18 18H30' },
  'lesnoy-kross': { ground: 'moss', strokes: 'M6 32L34 10L42 18L14 40ZM34 10L34 18L42 18' },
  insurance: { ground: 'ice', strokes: 'M24 4L41 10V26L24 44L7 26V10ZM24 14V32M15 23H33' },
  'snezhny-shturm': { ground: 'ice', strokes: 'M24 4V44M4 24H44M10 10L38 38M38 10L10 38' },
};
const colours: Record<Ground, string> = {
  soot: '#14181b',
  rust: '#7a2a0c',
  clay: '#6b3f22',
  ice: '#0d3a52',
  moss: '#2c3d1b',
  dust: '#c9b79a',
};

const draw = ({ ground, strokes }: { ground: Ground; strokes: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><path fill="${colours[ground]}" d="M0 0H74L96 22V96H0Z"/>` +
  `<path transform="translate(24 24)" fill="none" stroke="${ground === 'dust' ? '#0f1417' : '#ffffff'}" stroke-width="4.5" stroke-linejoin="bevel" d="${strokes}"/></svg>`;

/** Stores the signs as public pictures and answers their paths below '/images/', by event type; `insurance` is the insurer's. */
export const storeLogos = async (storage: Pick<Storage, 'keep'>): Promise<Map<string, string>> => {
  const names = new Map<string, string>();
  for (const [type, logo] of Object.entries(logos))
    names.set(type, (await storage.keep('public', Buffer.from(draw(logo)), 'svg')).replace(/^public\//, ''));
  return names;
};
