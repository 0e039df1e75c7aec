let guards = 0;

/** A page of members is drawn: its guard leads to sign-in when the session ends. The answer tells that it is gone. */
export const guardPage = (): (() => void) => {
  guards += 1;
  return () => {
    guards -= 1;
  };
};

export const isPageGuarded = (): boolean => guards > 0;
