import { classes } from '../classes.ts';
import css from './sign.module.css';
import { isSignName, signPaths } from './sign-paths.ts';

type Props = { name: string; className?: string | undefined };

/** An obstacle sign on its 48 grid; an unknown name shows the finish. Words stand beside it. */
export const Sign = ({ name, className }: Props) => (
  <svg className={classes(css['sign'], className)} viewBox="0 0 48 48" aria-hidden="true">
    <path d={signPaths[isSignName(name) ? name : 'finish']} />
  </svg>
);
