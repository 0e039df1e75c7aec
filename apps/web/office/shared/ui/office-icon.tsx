import { classes } from '../../../app/shared/ui/classes.ts';
import css from './office-icon.module.css';

/** Marks that the site does not have; the stroke is the same. */
const paths = {
  home: 'M3 20V10L12 3L21 10V20H15V14H9V20Z',
  user: 'M9 3H15L17 5V9L15 11H9L7 9V5ZM3 22V18L6 15H18L21 18V22',
  team: 'M8 4H12V9H8ZM3 20V14H15V20M15 5H18V9H15M18 13H21V20',
  cart: 'M2 4H6L9 16H19L21 8H8M9 21H11M17 21H19',
  ticket: 'M3 6H21V10L19 12L21 14V18H3V14L5 12L3 10ZM14 6V18',
  tag: 'M3 3H12L21 12L12 21L3 12ZM7 7H9V9H7Z',
  gift: 'M3 8H21V12H3ZM5 12V21H19V12M12 8V21M12 8L8 3M12 8L16 3',
  mail: 'M3 5H21V19H3ZM3 7L12 13L21 7',
  shield: 'M12 2L20 5V12L17 18L12 22L7 18L4 12V5ZM8 11L11 14L16 9',
  club: 'M6 3H18V10L15 14H9L6 10ZM6 5H3V9L6 11M18 5H21V9L18 11M12 14V19M8 21H16',
  box: 'M3 7L12 3L21 7V17L12 21L3 17ZM3 7L12 11L21 7M12 11V21',
  log: 'M5 3H19V21H5ZM9 8H15M9 12H15M9 16H12',
  flag: 'M5 22V3H19L16 8L19 13H5',
  event: 'M3 5H21V21H3ZM3 10H21M8 2V7M16 2V7',
  tasks: 'M3 6L5 8L9 4M3 16L5 18L9 14M12 6H21M12 16H21',
  lock: 'M5 11H19V21H5ZM8 11V7L10 4H14L16 7V11',
  approve: 'M4 12L10 18L20 6M3 3H13V5H5V19H9',
  refund: 'M9 5L4 10L9 15M4 10H16L20 14V19',
  runs: 'M4 6H20M4 12H14M4 18H9M18 12V20M14 16L18 20L22 16',
  save: 'M12 3V15M7 10L12 15L17 10M4 16V21H20V16',
  more: 'M4 11H6V13H4ZM11 11H13V13H11ZM18 11H20V13H18Z',
} as const;
export type OfficeIconName = keyof typeof paths;

export const OfficeIcon = ({ name, className }: { name: OfficeIconName; className?: string | undefined }) => (
  <svg className={classes(css['icon'], className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
