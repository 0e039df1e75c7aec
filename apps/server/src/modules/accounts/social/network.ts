import type { Network } from '@trassa/contracts';
import { checkName, isEmail, normaliseEmail } from '@trassa/rules';

/** Who came back from a provider. */
export type NetworkPerson = {
  /** The person's id there. */
  readonly subject: string;
  readonly email: string | null;
  /** The provider vouches for the address. */
  readonly isEmailProven: boolean;
  readonly name: string;
  readonly lastName: string;
};

/** What binds the way there to the way back; all of it stays on the server but the state. */
export type Handshake = {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
};

/** What the provider sent the browser back with. */
export type Returned = { readonly code: string; readonly deviceId: string | null };

/** The provider's "no", or an answer that does not hold; `unavailable`: no answer at all. */
export class NetworkError extends Error {
  readonly reason: 'refused' | 'unavailable';
  /** For the log: carries nothing personal. */
  readonly code: string;
  constructor(reason: 'refused' | 'unavailable', code: string) {
    super(`the network ${reason === 'refused' ? 'refused' : 'is unavailable'}: ${code}`);
    this.reason = reason;
    this.code = code;
  }
}

/** A social network as one way in (DEC-43). */
export type SocialNetwork = {
  readonly name: Network;
  /** Address of the provider's page; throws NetworkError. */
  start(handshake: Handshake): Promise<string>;
  /** Exchanges the code; throws NetworkError. */
  finish(handshake: Handshake, returned: Returned): Promise<NetworkPerson>;
};

const longestName = 100;
const nameOf = (text: string): string =>
  checkName(text.slice(0, longestName)) ? '' : text.trim().slice(0, longestName);

/** What a provider says of a person, as an account can keep it. */
export const personOf = (said: NetworkPerson): NetworkPerson => {
  const email = said.email === null ? '' : normaliseEmail(said.email);
  return {
    ...said,
    email: isEmail(email) ? email : null,
    name: nameOf(said.name),
    lastName: nameOf(said.lastName),
  };
};
