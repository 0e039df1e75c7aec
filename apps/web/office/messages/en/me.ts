import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { me as ru } from '../ru/me.ts';

export const me: Translation<typeof ru> = {
  title: 'My sign-in',
  leave: 'Leave the back office',
  fewCodes:
    '{count, plural, =0 {No recovery codes are left} one {Only # recovery code is left} other {Only # recovery codes are left}}. Ask another administrator to reset your second factor and set it up anew: you get ten new ones.',
  entry: 'How I sign in',
  recoveryLeft: 'Recovery codes left',
  until: 'Session ends',
  idleUntil: 'Ends without activity at',
  lostPhone:
    'If your phone is lost, sign in with a recovery code. Without codes another administrator resets the second factor.',
  ways: 'How I confirm my sign-in',
  app: 'Authenticator app',
  appThere: 'Set up',
  appNone: 'Not set up',
  addApp: 'Set up',
  addAppTitle: 'Add the code to your app',
  removeApp: 'Remove',
  removeAppTitle: 'Remove the authenticator app?',
  removeAppText:
    'Codes of the app will no longer work; passkeys and recovery codes stay. Your other staff sessions will end.',
  passkeysAre:
    'A passkey confirms your sign-in by fingerprint, face, PIN or USB key. It works on this site only, so no fake page can ask for it.',
  noPasskeys: 'This browser does not support passkeys here.',
  addPasskey: 'Add a passkey',
  makePasskey: 'Create a passkey',
  passkeyName: 'Name',
  passkeyNameHint: 'Such as “Work laptop”.',
  nameless: 'Fill in the field',
  passkeyAdded: 'The passkey was added',
  passkeyNew: 'Passkey, added {created}',
  passkeyUsed: 'Passkey, added {created}, last used {used}',
  rename: 'Rename',
  renameOf: 'What to call “{name}”?',
  remove: 'Remove',
  removeOf: 'Remove “{name}”?',
  removeText:
    'This passkey will no longer let you in. Your other staff sessions will end. On the device itself remove it in its settings.',
  grants: 'My rights',
  sessions: 'My sessions',
  unknownDevice: 'Unknown device',
  sessionTimes: 'Opened {opened}, last act {last}',
  thisOne: 'this one',
  endSession: 'End',
};
