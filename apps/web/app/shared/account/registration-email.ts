const KEY = 'registrationEmail';

/** The address a guest paid with, for the registration page: never in an address, where others could read it (DEC-39). */
export const rememberRegistrationEmail = (email: string): void => {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is off: the address is typed again.
  }
};

export const registrationEmail = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};
