/** Parts of a puzzle: many small ones take a more even time than a big one, and show how far one is. */
export const puzzleParts = 16;

const hardest = 24;

/** Bits that a solved part begins with; the challenge is `<expires>.<bits>.<nonce>.<signature>`. 0: no challenge at all. */
export const puzzleBits = (challenge: string): number => {
  const bits = Number(/^[0-9a-z]{1,12}\.(\d{1,2})\.[\w-]{22}\.[\w-]{22}$/.exec(challenge)?.[1] ?? 0);
  return bits <= hardest ? bits : 0;
};

/** What is hashed by SHA-256: the signature, part and counter, short enough for a single block. */
export const puzzleText = (challenge: string, part: number, counter: number): string =>
  `${challenge.slice(challenge.lastIndexOf('.') + 1)}.${part}.${counter}`;

/** Whether a hash that begins with these 32 bits solves a part. */
export const solvesPart = (firstWord: number, bits: number): boolean => firstWord >>> (32 - bits) === 0;

/** The header `captcha`: the challenge and a counter for every part. */
export const formatSolution = (challenge: string, counters: readonly number[]): string =>
  `${challenge}~${counters.join('.')}`;

/** The parts of a header `captcha`, or null when it is none. */
export const readSolution = (text: string): { challenge: string; bits: number; counters: number[] } | null => {
  const [challenge = '', rest = ''] = text.length > 400 ? [] : text.split('~', 2);
  const bits = puzzleBits(challenge);
  const counters = /^\d{1,10}(?:\.\d{1,10})*$/.test(rest) ? rest.split('.').map(Number) : [];
  return bits > 0 && counters.length === puzzleParts ? { challenge, bits, counters } : null;
};
