import type { InjectOptions } from 'fastify';
import { boundary, form, pdf } from '../factories/files.ts';
import type { Random } from './random.ts';
import { type Known, makeValue, oddText, type Schema } from './values.ts';

type Parameter = { readonly in: string; readonly name: string; readonly schema: Schema; readonly required?: boolean };
export type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
};
export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;
type Method = keyof typeof methods;
type Call = { readonly method: Method; readonly path: string; readonly operation: Operation };

export const callsOf = (document: Document): Call[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method as Method, path, operation })),
  );

const spoilt = ['{', '{"a":}', '[1,2', 'null', '"text"', '\u0000', '{"__proto__":{"a":1}}', '[]', '0'];

/** A body that the server has to read before any schema sees it. */
const brokenBody = (random: Random): Pick<InjectOptions, 'payload' | 'headers'> => {
  const type = random.pick([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    `multipart/form-data; boundary=${boundary}`,
    'application/json; charset=utf-7',
    '',
  ]);
  const whole = form([
    { name: random.pick(['file', 'purpose', '']), filename: random.pick(['a.pdf', '../a', '\u0000']), value: pdf() },
    { name: 'purpose', value: random.pick(['ticket', 'image', 'x']) },
  ]);
  const payload = random.chance(0.5) ? random.pick(spoilt) : whole.subarray(0, 1 + random.below(whole.length));
  return { payload, headers: type ? { 'content-type': type } : {} };
};

export type Fuzzer = { readonly document: Document; readonly known: Known; readonly tokens: readonly string[] };

/** One request of the contract, mostly near what it asks for. */
export const makeRequest = (
  { document, known, tokens }: Fuzzer,
  calls: readonly Call[],
  random: Random,
): InjectOptions => {
  const resolve = (ref: string): Schema => document.components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {};
  const making = { random, known, resolve };
  const { method, path, operation } = random.pick(calls);
  const query = new URLSearchParams();
  let url = path;
  for (const { in: place, name, schema, required } of operation.parameters ?? []) {
    const value = makeValue(schema, name, making);
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(text.toWellFormed()) || 'x');
    else if (place === 'query' && random.chance(required ? 0.95 : 0.4)) query.append(name, text.toWellFormed());
  }
  if (random.chance(0.05))
    query.append(random.pick(['page', 'limit', 'x', '__proto__']), oddText(random).toWellFormed());
  const headers: Record<string, string> = {
    ...(random.chance(0.6) ? { authorization: random.pick(tokens) } : {}),
    ...(random.chance(0.3) ? { language: random.pick(['ru', 'en', 'de', '']) } : {}),
    ...(random.chance(0.2) ? { 'idempotency-key': random.pick(['1', 'x'.repeat(300), crypto.randomUUID()]) } : {}),
  };
  const text = query.toString();
  const request = { method: methods[method], url: text ? `${url}?${text}` : url };
  if (method === 'get') return { ...request, headers };
  if (random.chance(0.08)) {
    const broken = brokenBody(random);
    return { ...request, ...broken, headers: { ...headers, ...broken.headers } };
  }
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  if (!schema) return { ...request, headers };
  const payload = JSON.stringify(makeValue(schema, '', making)) ?? 'null';
  return { ...request, headers: { ...headers, 'content-type': 'application/json' }, payload };
};
