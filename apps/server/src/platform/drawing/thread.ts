import { move } from 'piscina';

export type ThreadTask = { readonly file: string; readonly name: string; readonly input: unknown };

/** Runs in a thread: loads the file of a drawing, its libraries and fonts, when it is first asked for. */
export const runDrawing = async ({ file, name, input }: ThreadTask): Promise<unknown> => {
  const drawings = (await import(file)) as Record<string, (given: unknown) => Promise<Uint8Array>>;
  const draw = drawings[name];
  if (!draw) throw new Error(`${file} draws no ${name}`);
  // Bytes of a native library or of Node's own pool cannot be moved: a copy of them can.
  return move(new Uint8Array(await draw(input)));
};
