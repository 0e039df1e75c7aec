import css from './seat-plan.module.css';
import type { SeatState } from './seat-state.ts';

/** A seat round its centre, told apart by shape as well as by colour: frame, cross, filled square, filled circle with a tick. */
export const SeatMark = ({ state, place }: { state: SeatState; place: string }) => (
  <>
    <rect className={css['touch']} x={-20} y={-20} width={40} height={40} />
    {state === 'taken' && <path className={css['cross']} d="M-6 -6L6 6M6 -6L-6 6" />}
    {state === 'free' && <rect className={css['frameMark']} x={-15} y={-15} width={30} height={30} />}
    {state === 'own' && <rect className={css['ownMark']} x={-15} y={-15} width={30} height={30} />}
    {state === 'chosen' && <circle className={css['chosenMark']} r={17} />}
    {(state === 'free' || state === 'own') && (
      <text className={state === 'own' ? css['ownText'] : css['place']} y={5} aria-hidden="true">
        {place}
      </text>
    )}
    {state === 'chosen' && <path className={css['tick']} d="M-8 0L-2 6L8 -6" />}
  </>
);
