import { hash, type Options, verify } from '@node-rs/argon2';
import { createHmac } from 'node:crypto';
import { ok, refuse, type Result } from '../../kernel/result.ts';

export type Passwords = {
  /** Encoded argon2id hash. `salted`: the same text under the same word gives the same hash, else never. */
  hash(password: string, salted?: string): Promise<Result<string>>;
  /** Whether it is the password of this hash; without a hash the same work is done, and the answer is no. */
  verify(password: string, hash: string | null): Promise<Result<boolean>>;
};

/** OWASP's first choice: argon2id (2 in the library's numbering), 19 MiB, two passes, one lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Every one of them takes 19 MiB and a core. */
const atOnce = 4;
const maxWaiting = 64;

/** Runs at most so many at once, lets so many wait, and refuses the rest. */
const createQueue = (running: number, waiting: number) => {
  const queue: (() => void)[] = [];
  let free = running;
  return async <T>(run: () => Promise<T>): Promise<Result<T>> => {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) return refuse({ code: 'unavailable', retryAfter: 2 });
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return ok(await run());
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
};

const textOf = (password: string): string => password.normalize('NFC');

/** Passwords of accounts: argon2id with a pepper outside the database (DEC-32). */
export const createPasswords = (pepper: Buffer, limits = { atOnce, maxWaiting }): Passwords => {
  const inTurn = createQueue(limits.atOnce, limits.maxWaiting);
  const options: Options = { ...cost, secret: pepper };
  /** Of nobody's password, so that an unknown address costs what a known one does. */
  let nobody: Promise<string> | null = null;
  return {
    hash: (password, salted) => {
      const salt = salted && createHmac('sha256', pepper).update(`salt ${salted}`).digest().subarray(0, 16);
      return inTurn(() => hash(textOf(password), { ...options, ...(salt ? { salt } : {}) }));
    },
    async verify(password, known) {
      nobody ??= hash(createHmac('sha256', pepper).update('nobody').digest(), options);
      const against = known ?? (await nobody);
      const same = await inTurn(() => verify(against, textOf(password), options));
      return same.ok ? ok(same.value && known !== null) : same;
    },
  };
};
