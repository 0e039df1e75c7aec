import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { me as ru } from '../ru/me.ts';

export const me: Translation<typeof ru> = {
  title: 'My sign-in',
  leave: 'Leave the back office',
  fewCodes:
    'Only {count, number} recovery codes are left. Ask another administrator to reset your second factor and set it up anew: you get ten new ones.',
  entry: 'How I sign in',
  recoveryLeft: 'Recovery codes left',
  until: 'Session ends',
  idleUntil: 'Without acts, at',
  lostPhone:
    'If your phone is lost, sign in with a recovery code. Without codes another administrator resets the second factor.',
  grants: 'My rights',
  sessions: 'My sessions',
  unknownDevice: 'Unknown device',
  sessionTimes: 'Opened {opened}, last act {last}',
  thisOne: 'this one',
  endSession: 'End',
};
