/** What a repository is called with, and what the database answers it: it has every property, may be called, and is every text and number. */
export type StandIn = ((...args: unknown[]) => StandIn) & { [key: string]: StandIn };

/** Asked of a value to learn what it is; a stand-in that answered would be taken for it. */
const isNot = new Set<PropertyKey>(['then', 'toOperationNode', 'isRawBuilder', 'constructor', 'prototype']);

/** Callbacks are called once, with stand-ins; of a list with one member that is what becomes of it. */
const callAll = (name: PropertyKey, args: readonly unknown[]): unknown => {
  const answers: unknown[] = [];
  for (const one of args) if (typeof one === 'function' && !standIns.has(one)) answers.push(one(standIn, standIn));
  if (name === 'map') return answers;
  if (name === 'flatMap') return answers.flat();
  if (name === 'filter') return [standIn];
  return answers[0] instanceof Promise ? answers[0].then(() => standIn) : standIn;
};

const methods = new Map<PropertyKey, unknown>();
const method = (name: PropertyKey): unknown => {
  if (!methods.has(name)) methods.set(name, make(name));
  return methods.get(name);
};

const special: Readonly<Record<PropertyKey, unknown>> = {
  [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? 1 : '1'),
  [Symbol.iterator]: function* members() {
    yield standIn;
  },
  toJSON: () => '1',
};

const standIns = new WeakSet<object>();
/** What a statement that is not a template is handed to: `client.query({ text, … })`. */
let listener: (statement: unknown) => void = () => {};
export const listenToQueries = (listen: (statement: unknown) => void): void => {
  listener = listen;
};

const make = (name: PropertyKey): StandIn => {
  const made = new Proxy(() => {}, {
    get: (_, key) => {
      if (isNot.has(key)) return undefined;
      return Object.hasOwn(special, key) ? special[key as keyof typeof special] : method(key);
    },
    has: () => true,
    ownKeys: () => [],
    getPrototypeOf: () => Object.prototype,
    apply: (_, __, args: unknown[]) => {
      if (name === 'query') listener(args[0]);
      return callAll(name, args);
    },
  }) as unknown as StandIn;
  standIns.add(made);
  return made;
};

export const standIn: StandIn = make('');
export const isStandIn = (value: unknown): boolean =>
  (typeof value === 'function' || typeof value === 'object') && value !== null && standIns.has(value);
