import pg from 'pg';
import { type ColumnFacts, readSchema, typeOf } from './column-types.ts';

/** A column of the rows that a statement answers, with its type in TypeScript. */
export type Column = { readonly name: string; readonly type: string };

export type Description = { readonly columns: readonly Column[] } | { readonly problem: string };

/** Has a statement prepared and told of, without running it. */
class Preparation implements pg.Submittable {
  readonly done: Promise<readonly pg.FieldDef[]>;
  private fields: readonly pg.FieldDef[] = [];
  private readonly text: string;
  private answer!: (fields: readonly pg.FieldDef[]) => void;
  private refuse!: (error: Error) => void;

  constructor(text: string) {
    this.text = text;
    this.done = new Promise((resolve, reject) => {
      this.answer = resolve;
      this.refuse = reject;
    });
  }

  submit(connection: pg.Connection): void {
    connection.parse({ text: this.text, name: '', types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.refuse(error);
  }

  handleReadyForQuery(): void {
    this.answer(this.fields);
  }
}

/** Makes what other statements work with, so it is not prepared but run. */
const isMaking = (text: string): boolean => /^\s*create temp table/i.test(text);

const describe = async (client: pg.Client, text: string, schema: ColumnFacts): Promise<Description> => {
  const preparation = new Preparation(text);
  client.query(preparation);
  try {
    const fields = await preparation.done;
    return { columns: fields.map((field) => ({ name: field.name, type: typeOf(field, schema) })) };
  } catch (error) {
    await client.query('rollback to savepoint prepared');
    const { message, position } = error as { message: string; position?: string };
    const at = position
      ? ` near “${text
          .slice(Number(position) - 1)
          .split('\n')[0]
          ?.slice(0, 60)}”`
      : '';
    return { problem: `${message}${at}` };
  }
};

/** What the database at `url` says about each of the statements, in their order. */
export const describeAll = async (url: string, texts: readonly string[]): Promise<Map<string, Description>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const schema = await readSchema(client);
    await client.query('begin');
    for (const text of texts.filter(isMaking)) await client.query(text);
    await client.query('savepoint prepared');
    const described = new Map<string, Description>();
    for (const text of texts.filter((one) => !isMaking(one))) described.set(text, await describe(client, text, schema));
    return described;
  } finally {
    await client.end();
  }
};
