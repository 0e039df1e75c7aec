import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { links as ru } from '../ru/links.ts';

export const links: Translation<typeof ru> = {
  noCode: 'The address has no code. Open the link of the letter again, all of it.',
  invitation: 'Invitation to the staff',
  invitationSignIn:
    'Sign in with the email the letter came to. If you have no account yet, create one and open the link again.',
  invitationText: '{name}, you are invited to join the staff. The rights will belong to this account.',
  register: 'Create an account',
  accept: 'Accept the invitation',
  accepted: 'Invitation accepted',
  goOn: 'Set up sign-in',
  otherPerson: 'Sign in as somebody else',
  notMe: 'Was it not you?',
  notMeText:
    'We end every login to the site and the back office on every device, at once. Then you change the password and sign in anew.',
  endEverything: 'It was not me, end everything',
  notMeDone: 'Everything has ended',
  newPassword: 'Change the password',
};
