import { registerHooks } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { sourceFiles } from '../source-files.ts';
import { call, choose, goEveryWay, isUnderWay, join, mayLack, pick, put } from './explore.ts';
import { instrument, type Site } from './instrument.ts';
import { listenToQueries, standIn } from './stand-in.ts';

/** A statement as the database gets it; `texts`: one for each way in which it is put together. */
export type Statement = { readonly site: Site; readonly texts: readonly string[] };

export type Collected = {
  readonly statements: readonly Statement[];
  /** Places that no call came to. */
  readonly missed: readonly Site[];
};

const calls = 'statementCalls';

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** More arguments than a function has that may be left out. */
const optional = 3;

type Run = (...args: unknown[]) => unknown;

/** Functions of a module, and of the objects that it gives. */
const functionsOf = (module: Record<string, unknown>): Run[] =>
  Object.values(module)
    .flatMap((one) => (typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : [one]))
    .filter((one): one is Run => typeof one === 'function');

const isRepository = (file: string): boolean => file.endsWith('.repository.ts');

/**
 * Every statement of the repositories of a folder: each function is called with stand-ins on every way through it, and
 * what it would have sent is kept instead. Nothing is asked of any database.
 */
export const collectStatements = async (folder: string): Promise<Collected> => {
  const sites: Site[] = [];
  const texts = new Map<number, Set<string>>();
  const made = new Set<number>();
  const siteOf = new WeakMap<object, number>();
  const keep = (site: number | undefined, text: string): void => {
    if (site === undefined) return;
    const known = texts.get(site) ?? new Set();
    texts.set(site, known.add(text));
  };
  const at = <T extends object>(site: number, value: T): T => {
    made.add(site);
    siteOf.set(value, site);
    return value;
  };
  Object.assign(globalThis, { [calls]: { at, call, choose, join, mayLack, pick, put } });
  listenToQueries((statement) => {
    if (typeof statement !== 'object' || statement === null) return;
    keep(siteOf.get(statement), String((statement as { text?: unknown }).text));
  });

  const builders = Object.getPrototypeOf(sql``) as { execute: unknown };
  const execute = builders.execute;
  builders.execute = function keepInstead(this: RawBuilder<unknown>) {
    if (!isUnderWay()) throw new Error('a statement is run while its module is loaded');
    keep(siteOf.get(this), this.compile(compiler).sql);
    return Promise.resolve(standIn);
  };
  const hooks = registerHooks({
    load(url, context, next) {
      const file = url.startsWith('file:') ? path.relative(folder, fileURLToPath(url)) : '..';
      if (file.startsWith('..') || !isRepository(file)) return next(url, context);
      const source = instrument(readFileSync(fileURLToPath(url), 'utf8'), file, calls, (site) => sites.push(site) - 1);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
  try {
    for (const file of sourceFiles(folder).filter(isRepository)) {
      const module = (await import(pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>;
      for (const run of functionsOf(module)) {
        // Once with what must be given only, for what may be left out has a value of its own then.
        for (const count of [run.length, run.length + optional])
          await goEveryWay(() => run(...Array.from({ length: count }, () => standIn)));
      }
    }
  } finally {
    hooks.deregister();
    builders.execute = execute;
  }
  return {
    statements: sites.flatMap((site, id) => (texts.has(id) ? [{ site, texts: [...(texts.get(id) ?? [])] }] : [])),
    missed: sites.filter((site, id) => !made.has(id) || (site.isExecuted && !texts.has(id))),
  };
};
