import { LateWindow } from '../late-window.tsx';
import type { SeatSheetProps } from './seat-sheet.tsx';

/** The plan of a stand in a window, whose code comes when it is first opened. */
export const SeatWindow = (props: SeatSheetProps) => (
  <LateWindow
    name="seat plan"
    load={() => import('./seat-sheet.tsx')}
    isOpen={props.isOpen}
    onClose={() => props.onClose()}
  >
    {({ SeatSheet }) => <SeatSheet {...props} />}
  </LateWindow>
);
