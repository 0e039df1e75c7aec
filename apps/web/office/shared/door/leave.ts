import { endSession } from '../../../app/shared/session.ts';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../api/client.ts';

/** Leaves the back office; the login of the site stays. */
export const leaveOffice = async (): Promise<void> => {
  await askPlainly(calls.entry.leave, {});
  location.assign('/');
};

/** Ends the login too, so that somebody else may come. */
export const leaveLogin = async (): Promise<void> => {
  // What the server does not hear of ends here all the same: nobody stays signed in on this computer.
  await askPlainly(calls.signIn.out, {}).catch(() => undefined);
  endSession();
};
