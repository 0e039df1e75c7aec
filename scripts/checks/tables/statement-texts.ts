import { parseSync } from 'vite';

/** SQL of a source file: each template or string of its own, with `$` for what is put in, and the line where it begins. */
export type StatementText = { readonly text: string; readonly line: number };

type Node = { readonly type: string; readonly start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** `sql.table(…)` names its tables in its arguments. */
const namesTables = (node: Node): boolean =>
  node.type === 'CallExpression' && /^sql\.table$/.test(calledBy(node['callee'] as Node));

const calledBy = (callee: Node): string => {
  if (callee.type !== 'MemberExpression') return '';
  const [object, property] = [callee['object'] as Node, callee['property'] as Node];
  return `${String(object['name'])}.${String(property['name'])}`;
};

const textOf = (node: Node): string | null => {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as { value: { cooked: string | null; raw: string } }[];
  return quasis.map(({ value }) => value.cooked ?? value.raw).join(' $ ');
};

const walk = (node: Node, found: (text: string, node: Node) => void, isName = false): void => {
  const text = textOf(node);
  if (text !== null) found(isName ? `from ${text}` : text, node);
  const areNames = isName || namesTables(node);
  for (const child of childrenOf(node)) walk(child, found, areNames);
};

/** Every text of a TypeScript file that could be a statement or a part of one. */
export const statementTexts = (source: string): StatementText[] => {
  const { program, errors } = parseSync('module.ts', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const texts: StatementText[] = [];
  walk(program as unknown as Node, (text, { start }) =>
    texts.push({ text, line: source.slice(0, start).split('\n').length }),
  );
  return texts;
};
