import type { MakeOptions, NewPasskey, PasskeyAnswer, UseOptions } from '@trassa/contracts/office';

/** Fetched when somebody uses a passkey: the first screen does without it. */
const library = () => import('@simplewebauthn/browser');

/** Browsers know passkeys on a named host only, and in a page that nobody on the way could have changed. */
export const canUsePasskeys = (): boolean =>
  isSecureContext &&
  'PublicKeyCredential' in window &&
  /[a-z]/i.test(location.hostname) &&
  !location.hostname.includes(':');

/** The person changed his mind, or the browser gave up; the server is asked for nothing. */
export class PasskeyNotUsed extends Error {
  /** This device has a passkey of the person already. */
  readonly isKnown: boolean;
  constructor(cause: unknown) {
    super('passkey not used', { cause });
    this.isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
  }
}

/** What the authenticator makes. */
export const makePasskey = async (optionsJSON: MakeOptions): Promise<NewPasskey> => {
  const { startRegistration } = await library();
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  } catch (error) {
    throw new PasskeyNotUsed(error);
  }
};

/** What the authenticator answers. */
export const askAuthenticator = async (optionsJSON: UseOptions): Promise<PasskeyAnswer> => {
  const { startAuthentication } = await library();
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
    };
  } catch (error) {
    throw new PasskeyNotUsed(error);
  }
};
