import sharp from 'sharp';

const timeout = 5000;
/** Bytes; tiles weigh 5–60 kB. */
const tileMost = 500_000;
const side = 256;

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

/** A tile as 256 × 256 pixels. Throws when it does not come within 5 s, is too large or no picture of that shape. */
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
  const picture = sharp(await readBody(answer), { limitInputPixels: 1024 * 1024 });
  const { format, width, height } = await picture.metadata();
  // Vectors are not taken: a drawing may name other files.
  if (!['png', 'jpeg', 'webp'].includes(format) || width !== height) throw new Error('a tile is no square picture');
  return picture.resize(side, side).removeAlpha().png().toBuffer();
};
