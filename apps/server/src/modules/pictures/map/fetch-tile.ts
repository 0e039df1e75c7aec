const timeout = 5000;
/** Bytes; tiles weigh 5–60 kB. */
const tileMost = 500_000;

/** Reads an answer up to the bound, whatever its length says. */
const readBody = async (answer: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > tileMost) throw new Error('a tile is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** The bytes of a tile. Throws when it does not come within 5 s or is too large. */
export const fetchTile = async (url: string, agent: string): Promise<Buffer> => {
  const answer = await fetch(url, {
    headers: { 'user-agent': agent, accept: 'image/png,image/webp,image/jpeg' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`tiles answered ${answer.status}`);
  }
  return readBody(answer);
};
