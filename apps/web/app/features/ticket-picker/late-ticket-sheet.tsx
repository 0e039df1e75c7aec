import { LateWindow } from '../../shared/late-window.tsx';
import type { TicketSheetProps } from './ticket-sheet.tsx';

/** The ticket popup, whose code comes when it is opened. */
export const LateTicketSheet = (props: TicketSheetProps) => (
  <LateWindow name="tickets" load={() => import('./ticket-sheet.tsx')} isOpen onClose={props.onClose}>
    {({ TicketSheet }) => <TicketSheet {...props} />}
  </LateWindow>
);
