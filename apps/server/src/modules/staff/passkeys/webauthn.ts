import {
  type MakeOptions,
  type NewPasskey,
  type PasskeyAnswer,
  type PasskeyTransport,
  passkeyTransports,
  type UseOptions,
} from '@trassa/contracts/office';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { minutesAfter, sessionTerms } from '../domain/session-terms.ts';
import type { Passkey } from './passkeys.repository.ts';

/** The relying party (back-office.md 2.4): the host of the site. */
const siteOf = (siteUrl: string): { readonly id: string; readonly origin: string } => {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
};

/** EdDSA, ES256 and RS256 in COSE: what authenticators have, without those that Node still calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Milliseconds for which a browser waits for the person. */
const timeout = sessionTerms.challenge * 60_000;

export const challengeUntil = (now: Date): Date => minutesAfter(now, sessionTerms.challenge);

const describe = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
});

/** What a browser is asked for to make a passkey; `person` is told to the authenticator alone. */
export const optionsToMake = async (
  { siteUrl, brand }: { readonly siteUrl: string; readonly brand: string },
  person: { readonly publicId: string; readonly called: string },
  known: readonly Passkey[],
): Promise<MakeOptions> => {
  const authenticatorSelection = { residentKey: 'preferred', userVerification: 'required' } as const;
  const { rp, user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: brand,
    rpID: siteOf(siteUrl).id,
    userID: new TextEncoder().encode(person.publicId),
    userName: person.called,
    userDisplayName: person.called,
    authenticatorSelection,
    supportedAlgorithmIDs,
  });
  return {
    rp: { id: siteOf(siteUrl).id, name: rp.name },
    user,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: known.map(describe),
    authenticatorSelection,
    attestation: 'none',
  };
};

/** What a browser is asked for to use one of these passkeys. */
export const optionsToUse = async (siteUrl: string, known: readonly Passkey[]): Promise<UseOptions> => {
  const rpId = siteOf(siteUrl).id;
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
  return { rpId, challenge, timeout, allowCredentials: known.map(describe), userVerification: 'required' };
};

/** The library throws at whatever is not as it should be: bytes, origin, challenge, signature, counter. */
const orNull = async <T>(verify: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await verify();
  } catch {
    return null;
  }
};

const isTransport = (text: string): text is PasskeyTransport => (passkeyTransports as readonly string[]).includes(text);

type Made = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** The passkey that answered a challenge; null: the answer is not right. */
export const verifyMade = (siteUrl: string, expectedChallenge: string, made: NewPasskey): Promise<Made | null> =>
  orNull(async () => {
    const { id, origin } = siteOf(siteUrl);
    const transports = (made.response.transports ?? []).filter(isTransport);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: made.id,
        rawId: made.rawId,
        type: made.type,
        clientExtensionResults: {},
        response: { ...made.response, transports },
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
    };
  });

/** The new count of signatures of the passkey that answered a challenge; null: the answer is not right. */
export const verifyUsed = (
  siteUrl: string,
  expectedChallenge: string,
  used: PasskeyAnswer,
  passkey: Passkey,
): Promise<number | null> =>
  orNull(async () => {
    const { id, origin } = siteOf(siteUrl);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: used.id,
        rawId: used.rawId,
        type: used.type,
        clientExtensionResults: {},
        response: used.response,
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: [...passkey.transports],
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
