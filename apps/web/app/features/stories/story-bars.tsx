import { classes } from '../../shared/ui/classes.ts';
import css from './stories.module.css';

type Props = { total: number; index: number; isPaused: boolean; /** The time of the slide is over. */ onEnd(): void };

/** How far the story has come: one bar a slide; the bar of the present one fills, and its end is the clock of the story. */
export const StoryBars = ({ total, index, isPaused, onEnd }: Props) => (
  <div className={css['bars']} aria-hidden="true">
    {Array.from({ length: total }, (_, number) => (
      <span key={number} className={classes(number < index && css['past'])}>
        {number === index && <i className={classes(isPaused && css['paused'])} onAnimationEnd={onEnd} />}
      </span>
    ))}
  </div>
);
