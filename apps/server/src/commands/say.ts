import { plainLine } from './plain-line.ts';

/** A line of a command's output. */
export const say = (line: string): void => void process.stdout.write(`${plainLine(line)}\n`);

/** A complaint of a command, one or more lines: what the database or the system says may quote people's text. */
export const complain = (text: string): void =>
  void process.stderr.write(`${text.split('\n').map(plainLine).join('\n')}\n`);
