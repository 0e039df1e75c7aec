import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createDrawings, drawing, type Drawings } from '../../../src/platform/drawing/index.ts';
import { QueueFull } from '../../../src/platform/fair-queue.ts';
import type * as samples from './sample-drawings.ts';
import { startsFile } from './starts-file.ts';

const file = import.meta.resolve('./sample-drawings.ts');
const letters = drawing<typeof samples.letters>(file, 'letters');
const doubled = drawing<typeof samples.doubled>(file, 'doubled');
const broken = drawing<typeof samples.broken>(file, 'broken');
const dying = drawing<typeof samples.dying>(file, 'dying');
const endless = drawing<typeof samples.endless>(file, 'endless');
const byWhom = drawing<typeof samples.byWhom>(file, 'byWhom');
const niceness = drawing<typeof samples.niceness>(file, 'niceness');
const reporting = drawing<typeof samples.reporting>(file, 'reporting');
const busy = drawing<typeof samples.busy>(file, 'busy');

const opened: Drawings[] = [];
const open = (
  options: { most?: number; idle?: number; processes?: number; niceness?: number; file?: string } = {},
): Drawings => {
  const drawings = createDrawings({ log: { error: () => undefined }, processes: 1, ...options });
  opened.push(drawings);
  return drawings;
};
afterEach(() => Promise.all(opened.splice(0).map((drawings) => drawings.close())));

it('draws in a process of its own and gives the bytes back', async () => {
  const { draw } = open();
  expect((await draw(letters, { text: 'drawn' })).toString()).toBe('drawn there');
  expect((await draw(doubled, { bytes: Buffer.from('ab') })).toString()).toBe('abab');
});

it('stands as far behind the site at the processor as it is told', async () => {
  const stands = async (steps: number): Promise<number> =>
    Number(await open({ niceness: steps }).draw(niceness, {})) - os.getPriority();
  expect(await stands(3)).toBe(3);
  expect(await stands(19)).toBe(Math.min(19, os.constants.priority.PRIORITY_LOW - os.getPriority()));
});

it('throws what a drawing throws, and draws on', async () => {
  const { draw } = open();
  await expect(draw(broken, {})).rejects.toThrow('the plate is broken');
  expect((await draw(letters, { text: 'next' })).toString()).toBe('next there');
});

it('takes no word of the process about other things for what it drew', async () => {
  expect((await open().draw(reporting, undefined)).toString()).toBe('drawn');
});

it('fails the drawing whose process died, and draws what waited in a new one', async () => {
  const { draw } = open();
  const dead = draw(dying, {});
  const waiting = draw(letters, { text: 'waited' });
  await expect(dead).rejects.toThrow('ended with code 7');
  expect((await waiting).toString()).toBe('waited there');
});

it('fails what is given to a process that cannot start, and draws in one that can', async () => {
  const { draw } = open({ file: import.meta.resolve('./starting-process.ts') });
  await expect(draw(letters, { text: 'first' })).rejects.toThrow('ended with code 1');
  const starts = startsFile(process.pid);
  writeFileSync(starts, '');
  try {
    expect((await draw(letters, { text: 'second' })).toString()).toBe('second there');
  } finally {
    rmSync(starts);
  }
});

it('fails what cannot be handed over, and draws on', async () => {
  const { draw } = open();
  await expect(draw(letters, { text: (() => 'no plain value') as unknown as string })).rejects.toThrow(
    'could not be cloned',
  );
  expect((await draw(letters, { text: 'next' })).toString()).toBe('next there');
});

it('draws in a new process after one with nothing to do has ended', async () => {
  const { draw } = open({ idle: 1 });
  const drawnBy = async (): Promise<number> => Number(await draw(byWhom, {}));
  const first = await drawnBy();
  await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow('ESRCH'), 10_000);
  expect(await drawnBy()).not.toBe(first);
});

it('refuses what its queue cannot hold, and keeps what waits already', async () => {
  const { draw, waiting } = open({ most: 2 });
  const held = [1, 2, 3].map((n) => draw(letters, { text: String(n) }));
  await expect(draw(letters, { text: '4' })).rejects.toBeInstanceOf(QueueFull);
  expect((await Promise.all(held)).map(String)).toEqual(['1 there', '2 there', '3 there']);
  expect(waiting()).toBe(0);
});

it('gives up what runs and what waits when it is closed, and draws no more', async () => {
  const { draw, close } = open();
  await draw(letters, { text: 'warm' });
  const results = Promise.allSettled([draw(endless, {}), draw(letters, { text: 'waits' })]);
  await turn();
  await close();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(draw(letters, { text: 'late' })).rejects.toThrow('have ended');
});

it('closes before anything was drawn', async () => {
  await expect(open().close()).resolves.toBeUndefined();
});

it('leaves the event loop of the site free while it draws', async () => {
  const { draw } = open();
  const drawn = draw(busy, { rounds: 5_000_000 });
  let turns = 0;
  const next = async (): Promise<boolean> => {
    await turn();
    turns += 1;
    return true;
  };
  while (await Promise.race([drawn.then(() => false), next()]));
  expect(turns).toBeGreaterThan(100);
});
