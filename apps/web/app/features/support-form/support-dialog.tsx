import { LateWindow } from '../../shared/late-window.tsx';
import type { SupportSheetProps } from './support-sheet.tsx';

/** The support popup (SUPPORT-01…10). */
export const SupportDialog = (props: SupportSheetProps) => (
  <LateWindow
    name="support-sheet"
    load={() => import('./support-sheet.tsx')}
    isOpen={props.isOpen}
    onClose={props.onClose}
  >
    {(part) => <part.SupportSheet {...props} />}
  </LateWindow>
);
