import { isStandIn, standIn } from './stand-in.ts';

/** More branches than a repository's function has one after another. */
const deepest = 60;
/** Ways through one function that are gone at most. */
const most = 600;

/** The way that is being gone: which branch is taken at each of its forks; the first one behind its end. */
let way: readonly number[] = [];
/** How many branches each fork of it had. */
let forks: number[] = [];
let isExploring = false;

const decide = (of: number): number => {
  if (forks.length >= deepest) throw new Error('the way is too long');
  forks.push(of);
  return way[forks.length - 1] ?? 0;
};

/** Stands for the test of a branch; the first way takes none. What is neither a stand-in nor a comparison is known. */
export const choose = <T>(test: T): T | boolean =>
  isExploring && (typeof test === 'boolean' || isStandIn(test)) ? decide(2) === 1 : test;

/** Stands for a value that may be absent, where something is asked instead. */
export const mayLack = <T>(value: T): T | undefined =>
  isExploring && isStandIn(value) && decide(2) === 1 ? undefined : value;

/** Stands for `sql.join`: a way on which there is nothing to join is none that is gone. */
export const join =
  <P extends unknown[], R>(run: (parts: readonly unknown[], ...rest: P) => R) =>
  (parts: readonly unknown[], ...rest: P): R => {
    if (isExploring && parts.length === 0) throw new Error('nothing is joined');
    return run(parts, ...rest);
  };

/** Stands for an object whose member is asked for by a name that is not known: any of them. */
export const pick = <T>(object: T): T => {
  if (!isExploring || isStandIn(object) || typeof object !== 'object' || object === null) return object;
  return new Proxy(object, {
    get: (target, key) => {
      const value = Reflect.get(target, key) as unknown;
      if (value !== undefined || Array.isArray(target)) return value;
      const members = Object.values(target);
      return members[decide(members.length)];
    },
  });
};

/** Stands for a function that knows nothing of stand-ins: where it fails its answer is one. */
export const call =
  <A extends unknown[], R>(run: (...args: A) => R) =>
  (...args: A): R => {
    if (!isExploring) return run(...args);
    try {
      return run(...args);
    } catch {
      return standIn as R;
    }
  };

/** Stands for what is put into a statement: a stand-in is a parameter, as any text is. */
export const put = <T>(value: T): T | string => (isStandIn(value) ? '1' : value);

export const isUnderWay = (): boolean => isExploring;

/**
 * Runs on the ways that the forks allow, those with the fewest turns first, so that each branch is taken even where there
 * are more ways than `most`. What a way throws ends it.
 */
export const goEveryWay = async (run: () => unknown): Promise<void> => {
  const waiting: (readonly number[])[] = [[]];
  for (let count = 0; count < most; count += 1) {
    const next = waiting.shift();
    if (!next) return;
    way = next;
    forks = [];
    isExploring = true;
    try {
      await run();
    } catch {
      // A way that ends in a fault of its own has told its statements.
    } finally {
      isExploring = false;
    }
    const gone = forks.map((_, at) => next[at] ?? 0);
    forks.forEach((of, at) => {
      if (at < next.length) return;
      for (let branch = 1; branch < of; branch += 1) waiting.push([...gone.slice(0, at), branch]);
    });
  }
};
