import os from 'node:os';

export type DrawingTask = { readonly file: string; readonly name: string; readonly input: unknown };
export type DrawingAnswer = { readonly bytes: Uint8Array } | { readonly error: unknown };

const own = os.getPriority();
const standBehind = (niceness: number): void =>
  os.setPriority(Math.min(os.constants.priority.PRIORITY_LOW, own + niceness));
const whileDrawing = Number(process.argv[2] ?? 5);
/** Steps behind the site at the processor: a start costs a second of it, and the first drawing must not be given up for that. */
const whileLoading = Math.min(5, whileDrawing);

/** Loads the file of a drawing, its libraries and fonts, when it is first asked for. */
const draw = async ({ file, name, input }: DrawingTask): Promise<Uint8Array> => {
  const drawings = (await import(file)) as Record<string, (given: unknown) => Promise<Uint8Array>>;
  standBehind(whileDrawing);
  const drawn = drawings[name];
  if (!drawn) throw new Error(`${file} draws no ${name}`);
  return drawn(input);
};

standBehind(whileLoading);
// A stop of the whole group means the site, which first ends its requests and then this process.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.on('message', (task: DrawingTask) => {
  draw(task).then(
    (bytes) => process.send?.({ bytes } satisfies DrawingAnswer),
    (error: unknown) => process.send?.({ error } satisfies DrawingAnswer),
  );
});
// The site has died without a word: what is being drawn is for nobody.
process.on('disconnect', () => process.exit());
