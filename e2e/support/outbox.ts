import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Parts of the letter that its HTML shows as `cid:`. */
  pictures: readonly { cid: string; contentType: string; content: string }[];
  attachments: readonly { filename: string; contentType: string; content: string }[];
};

const folder = (): string => {
  const named = process.env['E2E_OUTBOX_DIR'];
  if (!named) throw new Error('E2E_OUTBOX_DIR names the folder where the site writes its letters');
  return named;
};

const readLetter = async (name: string): Promise<Letter> =>
  JSON.parse(await readFile(path.join(folder(), name), 'utf8')) as Letter;

/** To whom each file is addressed: a run writes hundreds of letters with their papers, and each is opened once by a worker. */
const recipients = new Map<string, string>();

const readLetters = async (to: string): Promise<Letter[]> => {
  const names = await readdir(folder()).catch(() => []);
  const letters: Letter[] = [];
  for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
    const known = recipients.get(name);
    if (known !== undefined && !known.includes(to)) continue;
    const letter = await readLetter(name);
    recipients.set(name, letter.to);
    if (letter.to.includes(to)) letters.push(letter);
  }
  return letters;
};

/** The HTML as a mail program shows it: its pictures are in it. */
export const shownHtml = ({ html, pictures }: Letter): string =>
  pictures.reduce(
    (text, { cid, contentType, content }) => text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`),
    html,
  );

/** Letters to an address, as soon as so many of them have come. */
export const waitForLetters = async (to: string, count: number): Promise<Letter[]> => {
  await expect.poll(async () => (await readLetters(to)).length, { message: `letters to ${to}` }).toBe(count);
  return readLetters(to);
};

/**
 * What the latest letter or SMS to somebody says at the pattern's first group, as soon as there is one; with `after`, one
 * that says something else than before.
 */
export const waitForWords = async (to: string, pattern: RegExp, after?: string): Promise<string> => {
  const find = async (): Promise<string | undefined> =>
    (await readLetters(to)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).findLast((words) => words !== after);
  await expect.poll(find, { message: `a letter to ${to} that says ${pattern.source}` }).toBeTruthy();
  return (await find()) ?? '';
};
