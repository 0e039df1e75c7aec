import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { systemClock } from '../kernel/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/index.ts';
import { importResults, refusalText } from '../modules/results/index.ts';
import { type ImportArguments, languageOf, readArguments } from './results-import-arguments.ts';
import {
  listProblems,
  reportEnd,
  reportFailure,
  reportProblems,
  reportReading,
  reportRemoval,
} from './results-import-report.ts';
import { commandWords } from './results-import-words.ts';
import { createProgress } from './terminal-progress.ts';
import { plainLine } from './plain-line.ts';
import { complain } from './say.ts';
import { withDatabase } from './with-database.ts';

// npm run results:import -- <file> --event-city <id>: results of a timing crew, beside a running site or without one.

/** A hundred thousand rows take seconds; somebody else's import may have to be waited for. */
const longestStatement = 600_000;

const args = process.argv.slice(2);
const language = languageOf(args);
const words = commandWords[language];
const say = (lines: readonly string[]): void => void process.stdout.write(`${lines.map(plainLine).join('\n')}\n`);
const refuse = (line: string): false => {
  complain(line);
  return false;
};

const ask = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return words.yes.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
};

/** So many problems need no file of their own. */
const mostShown = 3;

/** Writes what is too long for the screen beside the protocol, else where temporary files are. Answers its path. */
const writeBeside = async (protocol: string, lines: () => Iterable<string>): Promise<string> => {
  const text = function* (): Generator<string> {
    for (const line of lines()) yield `${plainLine(line)}\n`;
  };
  const found = path.resolve(process.env['INIT_CWD'] ?? '', protocol);
  const name = `${path.parse(found).name}.problems.txt`;
  try {
    await writeFile(path.join(path.dirname(found), name), text());
    return path.join(path.dirname(found), name);
  } catch {
    const other = path.join(await mkdtemp(path.join(tmpdir(), 'results-')), name);
    await writeFile(other, text());
    return other;
  }
};

const once = async (
  { db, config }: { db: Database; config: Config },
  input: ImportArguments,
  bytes: Buffer,
): Promise<boolean> => {
  const progress = createProgress(process.stdout);
  const outcome = await importResults(
    { db, clock: systemClock },
    { ...input, file: { name: path.basename(input.path), bytes } },
    {
      onProgress: (stage, share, rows) => progress.show(words.stages[stage], share, rows > 0 ? words.rows(rows) : ''),
      onReading: (reading) => {
        progress.end();
        say(['', ...reportReading(reading, language, words)]);
      },
    },
  );
  progress.end();
  if (outcome.state === 'refused') return refuse(`✗ ${refusalText(language, outcome.refusal)}`);
  if (outcome.state === 'problems') {
    const { problems } = outcome.reading.file;
    const beside =
      problems.kept.length > mostShown
        ? await writeBeside(input.path, () => listProblems(problems, language, words))
        : null;
    say(reportProblems(problems, beside, language, words));
    return false;
  }
  if (outcome.state === 'asks') {
    const { removal } = outcome;
    say(reportRemoval(removal, words));
    if (process.stdin.isTTY && process.stdout.isTTY && (await ask(words.askRemoval)))
      return once({ db, config }, { ...input, mayRemove: removal.count }, bytes);
    return refuse(words.agreeRemoval(removal.count));
  }
  say(reportEnd(outcome, { siteUrl: config.siteUrl, eventCity: input.eventCity }, language, words));
  return true;
};

const run = (input: ImportArguments, bytes: Buffer): Promise<boolean> =>
  withDatabase((connected) => once(connected, input, bytes), { timeout: longestStatement });

const open = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(path.resolve(process.env['INIT_CWD'] ?? '', file));
  } catch {
    return null;
  }
};

const main = async (): Promise<boolean> => {
  const read = readArguments(args);
  if (!read.ok) return refuse(words.arguments[read.refusal.id](read.refusal.value));
  const bytes = await open(read.value.path);
  return bytes === null ? refuse(`✗ ${words.noFile(read.value.path)}`) : run(read.value, bytes);
};

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  refuse(reportFailure(error as Error, words));
  process.exitCode = 1;
}
