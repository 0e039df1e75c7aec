import { parseSync } from 'vite';

/** A place of a repository where a statement, or a part of one, is written. */
export type Site = {
  readonly file: string;
  readonly line: number;
  /** Where the type of its rows ends in the source; null: it has none. */
  readonly rows: { readonly start: number; readonly end: number } | null;
  readonly isExecuted: boolean;
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const nodeOf = (node: Node, key: string): Node | null => (isNode(node[key]) ? node[key] : null);
const nodesOf = (node: Node | null, key: string): Node[] => {
  const nodes = node?.[key];
  return Array.isArray(nodes) ? nodes.filter(isNode) : [];
};
const nameOf = (node: Node | null): string => {
  const name = node?.['name'];
  return typeof name === 'string' ? name : '';
};

/** `sql.join` */
const isJoin = (callee: Node): boolean =>
  callee.type === 'MemberExpression' &&
  nameOf(nodeOf(callee, 'object')) === 'sql' &&
  nameOf(nodeOf(callee, 'property')) === 'join';

/** Whether something is called in it. */
const asks = (node: Node | null): boolean =>
  node !== null && (node.type === 'CallExpression' || childrenOf(node).some(asks));

/** Functions of modules that hold no statements: what they make of a stand-in may be a fault. */
const foreignNames = (program: Node): Set<string> =>
  new Set(
    childrenOf(program)
      .filter((node) => node.type === 'ImportDeclaration')
      .filter((node) => !/kysely$|\.repository\.ts$/.test(String(nodeOf(node, 'source')?.['value'])))
      .flatMap((node) => nodesOf(node, 'specifiers').map((one) => nameOf(nodeOf(one, 'local')))),
  );

const tested = new Set(['IfStatement', 'ConditionalExpression', 'WhileStatement', 'DoWhileStatement', 'ForStatement']);

const rowsOf = (node: Node): Site['rows'] => {
  const given = nodeOf(node, 'typeArguments');
  const [first] = nodesOf(given, 'params');
  return first ? { start: first.start, end: first.end } : null;
};

/**
 * The same module, in which every branch may be taken either way, and which tells of every statement that it makes. `calls`
 * is the name by which it finds who listens; `place` gets a site and answers its number.
 */
export const instrument = (source: string, file: string, calls: string, place: (site: Site) => number): string => {
  const { program, errors } = parseSync('module.ts', source);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`);
  const root = program as unknown as Node;
  const foreign = foreignNames(root);
  const opened = new Map<number, string[]>();
  const closed = new Map<number, string[]>();
  const wrap = ({ start, end }: Node, before: string, after = ')'): void => {
    opened.set(start, [...(opened.get(start) ?? []), before]);
    closed.set(end, [after, ...(closed.get(end) ?? [])]);
  };
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
  const note = (node: Node, rows: Site['rows'], isExecuted: boolean): void => {
    wrap(node, `${calls}.at(${place({ file, line: lineOf(node.start), rows, isExecuted })}, `);
  };

  const walk = (node: Node, parent: Node | null): void => {
    const test = tested.has(node.type) ? nodeOf(node, 'test') : null;
    if (test) wrap(test, `${calls}.choose(`);
    if (node.type === 'TaggedTemplateExpression' && nameOf(nodeOf(node, 'tag')) === 'sql') {
      const isExecuted = parent?.type === 'MemberExpression' && nameOf(nodeOf(parent, 'property')) === 'execute';
      note(node, rowsOf(node), isExecuted);
      for (const value of nodesOf(nodeOf(node, 'quasi'), 'expressions')) wrap(value, `${calls}.put(`);
    }
    const left = node.type === 'LogicalExpression' && node['operator'] === '??' ? nodeOf(node, 'left') : null;
    if (left && asks(nodeOf(node, 'right'))) wrap(left, `${calls}.mayLack(`);
    const callee = node.type === 'CallExpression' ? nodeOf(node, 'callee') : null;
    if (callee && isJoin(callee)) wrap(callee, `${calls}.join(`);
    if (callee?.type === 'Identifier' && foreign.has(nameOf(callee))) wrap(callee, `${calls}.call(`);
    const [argument] = callee ? nodesOf(node, 'arguments') : [];
    if (argument?.type === 'ObjectExpression' && callee && nameOf(nodeOf(callee, 'property')) === 'query')
      note(argument, rowsOf(node), true);
    const object = node.type === 'MemberExpression' && node['computed'] === true ? nodeOf(node, 'object') : null;
    const isRead = parent?.type !== 'AssignmentExpression' && parent?.type !== 'UpdateExpression';
    const key = nodeOf(node, 'property');
    if (object?.type === 'Identifier' && key && isRead && node['optional'] !== true) {
      wrap(object, `${calls}.pick(`, ')');
    }
    for (const child of childrenOf(node)) walk(child, node);
  };
  walk(root, null);

  let text = '';
  for (let at = 0; at <= source.length; at += 1) {
    text += [...(closed.get(at) ?? []), ...(opened.get(at) ?? [])].join('') + (source[at] ?? '');
  }
  return text;
};
