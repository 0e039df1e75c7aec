import pg from 'pg';

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, args);
} as typeof query;

/** Statements that this process has sent to PostgreSQL so far, begin and commit among them. */
export const countStatements = (): number => statements;
