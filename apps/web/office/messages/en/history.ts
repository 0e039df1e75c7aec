import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { history as ru } from '../ru/history.ts';

export const history: Translation<typeof ru> = {
  title: 'History',
  more: 'Earlier',
  none: 'Nothing has been changed yet',
  times: '{text} ({count, number} times)',
  system: 'System',
  attempt: 'tried without the right',
  done: '{who}: {what}',
  refused: '{who}: {what} – refused',
  act: {
    audit_verify: 'audit verified',
    order_view: 'order looked at',
    ticket_view: 'ticket looked at',
    staff_accept: 'invitation accepted',
    staff_end: 'all rights taken away',
    staff_end_session: 'a session ended',
    staff_end_sessions: 'all sessions ended',
    staff_enrol: 'second factor set up',
    staff_enter: 'signed in',
    staff_grant: 'rights changed',
    staff_invite: 'invitation sent',
    staff_lapse: 'rights ran out',
    staff_not_me: '“It was not me”: everything ended',
    staff_prove: 'identity confirmed',
    staff_reset_factor: 'second factor reset',
    staff_take_back: 'invitation taken back',
  },
};
