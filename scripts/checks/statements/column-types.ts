import type pg from 'pg';

export type ColumnFacts = {
  /** `table.column` by number → whether it holds a value always, and the only texts that it may hold. */
  readonly columns: ReadonlyMap<string, { readonly isFilled: boolean; readonly texts: readonly string[] | null }>;
  /** Types of the database by their number. */
  readonly types: ReadonlyMap<number, { readonly name: string; readonly member: number }>;
};

/** What the pool of the server makes of a value. */
const known: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  inet: 'string',
  cidr: 'string',
  timestamptz: 'Date',
  timestamp: 'Date',
  bytea: 'Buffer',
  json: 'Json',
  jsonb: 'Json',
  void: 'Nothing',
};

/** `kind in ('athlete', 'kids')` as the database gives it back. */
const textsOf = (constraint: string): string[] | null => {
  const list = /^CHECK \(\((?:\w+ IS NULL\) OR \()?\(?\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)+$/.exec(
    constraint,
  )?.[1];
  return list ? [...list.matchAll(/'([^']*)'::text/g)].map(([, text]) => text ?? '') : null;
};

export const readSchema = async (client: pg.Client): Promise<ColumnFacts> => {
  const columns = await client.query<{ key: string; filled: boolean; checks: string[] | null }>(`
    select a.attrelid || '.' || a.attnum as key, a.attnotnull as filled,
      (select array_agg(pg_get_constraintdef(c.oid)) from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as checks
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`);
  const types = await client.query<{ oid: number; name: string; member: number }>(
    'select oid, typname as name, typelem as member from pg_type',
  );
  return {
    columns: new Map(
      columns.rows.map(({ key, filled, checks }) => [
        key,
        { isFilled: filled, texts: checks?.map(textsOf).find((texts) => texts !== null) ?? null },
      ]),
    ),
    types: new Map(types.rows.map(({ oid, name, member }) => [oid, { name, member }])),
  };
};

const baseOf = (type: number, { types }: ColumnFacts): string => {
  const { name, member } = types.get(type) ?? { name: '', member: 0 };
  if (name.startsWith('_')) return `(${known[types.get(member)?.name ?? ''] ?? 'unknown'})[]`;
  return known[name] ?? 'unknown';
};

/** The type of a column of rows; `Computed`: nothing tells whether there may be none. */
export const typeOf = ({ dataTypeID, tableID, columnID }: pg.FieldDef, schema: ColumnFacts): string => {
  const base = baseOf(dataTypeID, schema);
  const column = schema.columns.get(`${tableID}.${columnID}`);
  if (!column) return `Computed<${base}>`;
  const type = base === 'string' && column.texts ? column.texts.map((text) => `'${text}'`).join(' | ') : base;
  return column.isFilled ? type : `${type} | null`;
};
