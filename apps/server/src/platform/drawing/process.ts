import os from 'node:os';

export type DrawingTask = { readonly file: string; readonly name: string; readonly input: unknown };
export type DrawingAnswer = { readonly bytes: Uint8Array } | { readonly error: unknown };

/** A step behind the site at the processor, but not starved where it takes all: letters wait for papers. */
const niceness = 5;

/** Loads the file of a drawing, its libraries and fonts, when it is first asked for. */
const draw = async ({ file, name, input }: DrawingTask): Promise<Uint8Array> => {
  const drawings = (await import(file)) as Record<string, (given: unknown) => Promise<Uint8Array>>;
  const drawn = drawings[name];
  if (!drawn) throw new Error(`${file} draws no ${name}`);
  return drawn(input);
};

os.setPriority(Math.min(os.constants.priority.PRIORITY_LOW, os.getPriority() + niceness));
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
