import type { SignedIn } from '@trassa/contracts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { isElsewhere } from '../../shared/return-path.ts';
import { setSession, voidSession } from '../../shared/session.ts';
import { readDevice } from './read-device.ts';

type Method = 'email' | 'phone' | 'vk' | 'google' | 'link' | 'confirm';

/** Once after sign-in; the list of sessions does without it when it fails (DEC-34). */
const describeLogin = async (method: Method): Promise<void> => {
  try {
    await request(calls.logins.describe, { body: { ...readDevice(navigator), method } }, { ownErrors: true });
  } catch {
    // The login itself is done.
  }
};

/**
 * Keeps the token and the person behind it (AUTH-43, AUTH-51). Goes to `to`; without it the guard of the sign-in pages
 * leads on. An answer without a person opens nothing and leads to /auth (AUTH-45).
 */
export const useSignedIn = (): ((answer: SignedIn, method: Method, to?: string) => void) => {
  const navigate = useNavigate();
  return useCallback(
    ({ token, user }, method, to) => {
      if (!user.public_id) {
        voidSession();
        void navigate('/auth', { replace: true });
        return;
      }
      setSession({ token, user });
      void describeLogin(method);
      if (to && isElsewhere(to)) window.location.replace(to);
      else if (to) void navigate(to, { replace: true });
    },
    [navigate],
  );
};
