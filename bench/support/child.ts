import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Starts a file of ours as a process with its input in the environment; resolves with its first message. */
export const startChild = async <Message>(
  file: string,
  input: object,
): Promise<{ child: ChildProcess; message: Message }> => {
  const child = fork(new URL(file, import.meta.url), [], {
    env: { ...process.env, BENCH_INPUT: JSON.stringify(input) },
  });
  const message = once(child, 'message').then(([first]) => first as Message);
  const end = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with code ${code}`)));
  end.catch(() => {});
  return { child, message: await Promise.race([message, end]) };
};

/** The answer of a running process to a question. */
export const askChild = async <Message>(child: ChildProcess): Promise<Message> => {
  const answer = once(child, 'message');
  child.send('ask');
  return (await answer)[0] as Message;
};

export const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill('SIGTERM');
  await end;
};

export const readInput = <Input>(): Input => JSON.parse(process.env['BENCH_INPUT'] ?? '{}') as Input;
