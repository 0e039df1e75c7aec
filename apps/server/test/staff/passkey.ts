import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MakeOptions, NewPasskey, PasskeyAnswer, UseOptions } from '@trassa/contracts/office';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** CBOR of what is needed here (RFC 8949). */
const head = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
const cborInt = (n: number): Buffer => (n >= 0 ? head(0, n) : head(1, -1 - n));
const cborBytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const cborText = (data: string): Buffer => Buffer.concat([head(3, data.length), Buffer.from(data)]);
const cborMap = (...parts: Buffer[]): Buffer => Buffer.concat([head(5, parts.length / 2), ...parts]);

const flags = { present: 1, verified: 4, attested: 64 };

type Turn = {
  /** Whether the person was verified, by a finger or a PIN. */
  readonly verified?: boolean;
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
};

/** An authenticator with one passkey, as a browser on the site's address would use it (WebAuthn, ES256, no attestation). */
export const createKey = (siteUrl: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let signatures = 0;
  const shared = { id: text(id), rawId: text(id), type: 'public-key' } as const;
  const clientData = (type: string, challenge: string, origin = new URL(siteUrl).origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, bits: number, counter: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count]);
  };
  return {
    make({ rp, challenge }: MakeOptions, { verified = true, origin, rpId = rp.id }: Turn = {}): NewPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = cborMap(
        cborInt(1),
        cborInt(2),
        cborInt(3),
        cborInt(-7),
        cborInt(-1),
        cborInt(1),
        cborInt(-2),
        cborBytes(Buffer.from(x, 'base64url')),
        cborInt(-3),
        cborBytes(Buffer.from(y, 'base64url')),
      );
      const bits = flags.present | (verified ? flags.verified : 0) | flags.attested;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const data = Buffer.concat([authData(rpId, bits, signatures), attested]);
      return {
        ...shared,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(
            cborMap(
              cborText('fmt'),
              cborText('none'),
              cborText('attStmt'),
              cborMap(),
              cborText('authData'),
              cborBytes(data),
            ),
          ),
          transports: ['internal', 'of-tomorrow'],
        },
      };
    },
    use(options: UseOptions, { verified = true, origin, rpId = options.rpId, counter }: Turn = {}): PasskeyAnswer {
      signatures = counter ?? signatures + 1;
      const data = authData(rpId, flags.present | (verified ? flags.verified : 0), signatures);
      const client = clientData('webauthn.get', options.challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      };
    },
  };
};
export type Key = ReturnType<typeof createKey>;
