import { LateWindow } from '../late-window.tsx';
import type { ClubWindowProps } from './club-window.tsx';

export type { ClubChoice } from './club-window.tsx';

/** The club popup; its code comes when it is first opened (CLUB-03). */
export const ClubPopup = (props: ClubWindowProps) => (
  <LateWindow name="club-window" load={() => import('./club-window.tsx')} isOpen={props.isOpen} onClose={props.onClose}>
    {(part) => <part.ClubWindow {...props} />}
  </LateWindow>
);
