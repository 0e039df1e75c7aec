import pg from 'pg';

/** A text of SQL, how often it ran and the milliseconds that the server spent on it, reading and planning included. */
export type Traced = { text: string; count: number; ms: number };

const duration = /^duration: ([\d.]+) ms\s+(?:(parse|bind|execute) [^:]+|(statement)): (.*)$/s;
const traced = new Map<string, Traced>();

const note = (message: string): void => {
  const [, ms, step, simple, text] = duration.exec(message) ?? [];
  if (ms === undefined || text === undefined) return;
  const one = traced.get(text) ?? { text, count: 0, ms: 0 };
  one.ms += Number(ms);
  if (step === 'execute' || simple) one.count += 1;
  traced.set(text, one);
};

const { connect } = pg.Client.prototype;

/** From now on new connections have the server tell them how long each statement took; needs a superuser. */
export const traceStatements = (): void => {
  pg.Client.prototype.connect = function told(this: pg.Client, ...args: unknown[]) {
    this.on('notice', ({ message }) => note(message ?? ''));
    return Reflect.apply(connect, this, args);
  } as typeof connect;
};

/** What ran since the last call. */
export const takeTraced = (): Traced[] => {
  const taken = [...traced.values()].filter(({ count }) => count > 0);
  traced.clear();
  return taken;
};

/** Settings of a database whose connections are told; nothing of it goes to the server's log. */
export const tracingSettings = (database: string): string[] =>
  [
    'log_min_duration_statement = 0',
    'log_parameter_max_length = 0',
    'client_min_messages = log',
    'log_min_messages = panic',
  ].map((setting) => `alter database ${pg.escapeIdentifier(database)} set ${setting}`);
