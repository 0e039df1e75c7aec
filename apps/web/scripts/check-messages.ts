import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findMessageProblems } from './message-problems.ts';
import { messagesFolder, readCatalogue } from './catalogue.ts';

const app = path.resolve(import.meta.dirname, '../app');

/** Text of every source file that may name a message; generated files and the catalogues themselves name nothing. */
const readSources = async (): Promise<{ name: string; text: string }[]> => {
  const names = await readdir(app, { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !/^generated|i18n\/messages|\.test\.tsx?$/.test(name));
  return Promise.all(files.map(async (name) => ({ name, text: await readFile(path.join(app, name), 'utf8') })));
};

const problems = findMessageProblems({
  ru: await readCatalogue('ru', messagesFolder),
  en: await readCatalogue('en', messagesFolder),
  sources: await readSources(),
});
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'messages: both languages complete' : `messages: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
