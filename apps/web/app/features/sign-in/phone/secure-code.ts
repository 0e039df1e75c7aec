const KEY = 'secureCode';

/** The code that allows one new password (DEC-33) goes from page to page in this tab, never in an address. */
export const keepSecureCode = (secure: string): void => {
  try {
    sessionStorage.setItem(KEY, secure);
  } catch {
    // Storage is off: /newpass asks for a new letter.
  }
};

export const readSecureCode = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const dropSecureCode = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
};
