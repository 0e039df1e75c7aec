import { Written } from '../i18n/written.tsx';
import { classes } from '../ui/classes.ts';
import css from './club-about.module.css';
import { cutText } from './cut-text.ts';

const MOST = { wide: 130, narrow: 70 } as const;

type Props = { text: string; className: string | undefined };

/** A club's description in short: a wide window takes more of it (ME-16). */
export const ClubAbout = ({ text, className }: Props) => (
  <>
    <p className={classes(css['wide'], className)}>
      <Written text={cutText(text, MOST.wide)} />
    </p>
    <p className={classes(css['narrow'], className)}>
      <Written text={cutText(text, MOST.narrow)} />
    </p>
  </>
);
