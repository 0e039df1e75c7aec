import { endSession } from '../../../app/shared/session.ts';
import { calls } from '../../generated/calls.ts';
import { askPlainly } from '../api/client.ts';

const leftKey = 'office-left';

/** Other tabs of the office forget what they show too. */
const tellTabs = (): void => {
  try {
    localStorage.setItem(leftKey, String(Date.now()));
  } catch {
    // Storage is off: the other tabs meet the end of the session at their next call.
  }
};

/** Loads the page anew once somebody left in another tab, or when the browser brings it back from its cache. */
export const forgetWhenLeft = (): void => {
  addEventListener('storage', ({ key }) => {
    if (key === leftKey) location.reload();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
};

/** Leaves the back office; the login of the site stays. */
export const leaveOffice = async (): Promise<void> => {
  // A session that has ended already, or no network: what was read leaves this page all the same.
  await askPlainly(calls.entry.leave, {}).catch(() => undefined);
  tellTabs();
  location.assign('/');
};

/** Ends the login too, so that somebody else may come. */
export const leaveLogin = async (): Promise<void> => {
  // What the server does not hear of ends here all the same: nobody stays signed in on this computer.
  await askPlainly(calls.signIn.out, {}).catch(() => undefined);
  endSession();
  tellTabs();
};
