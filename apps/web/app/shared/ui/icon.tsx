import { classes } from './classes.ts';
import css from './icon.module.css';

const paths = {
  out: 'M8 6H18V16M18 6L6 18',
  down: 'M4 8L12 16L20 8',
  search: 'M10 3H14L17 6V13L14 16H10L6 13V6ZM15 15L22 22',
  cart: 'M2 4H6L9 16H19L21 8H8M9 21H11M17 21H19',
  user: 'M9 3H15L17 5V9L15 11H9L7 9V5ZM3 22V18L6 15H18L21 18V22',
  menu: 'M3 6H21M3 12H21M3 18H21',
  clock: 'M8 3H16L21 8V16L16 21H8L3 16V8ZM12 7V13L16 15',
  team: 'M8 4H12V9H8ZM3 20V14H15V20M15 5H18V9H15M18 13H21V20',
  copy: 'M8 8H20V21H8ZM5 16H3V3H16V5',
  doc: 'M5 3H14L19 8V21H5ZM14 3V8H19',
  shield: 'M4 4H20V13L12 21L4 13Z',
  check: 'M4 12L10 18L20 7',
  plus: 'M12 4V20M4 12H20',
  minus: 'M4 12H20',
  close: 'M5 5L19 19M19 5L5 19',
  left: 'M16 4L8 12L16 20',
  right: 'M8 4L16 12L8 20',
  alert: 'M12 3L22 21H2ZM12 9V14M12 16V19',
  trash: 'M4 6H20M9 6V3H15V6M6 6L7 21H17L18 6',
  up: 'M12 20V5M5 11L12 4L19 11M4 21H20',
  pin: 'M8 3H16L19 6V11L12 21L5 11V6ZM10 8H14V11H10Z',
  share: 'M14 4H20V10M20 4L11 13M10 5H4V20H19V14',
  pause: 'M8 4V20M16 4V20',
  play: 'M7 4L19 12L7 20Z',
  mail: 'M3 5H21V19H3ZM3 7L12 13L21 7',
  calendar: 'M3 5H21V21H3ZM3 10H21M8 2V6M16 2V6',
  info: 'M3 3H21V21H3ZM12 10V17M12 6V8',
} as const;
export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

type Props = { name: IconName; size?: 'xs' | 's' | 'm' | 'l'; className?: string };

/** A mark of 24, 18 (s), 14 (xs) or 32 px (l). It says nothing by itself: words stand beside it or in `aria-label`. */
export const Icon = ({ name, size = 'm', className }: Props) => (
  <svg className={classes(css['icon'], css[size], className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
