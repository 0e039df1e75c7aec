import { parseSync } from 'vite';

/** A class of a sheet by the name of its import; null: any class of it. */
export type UsedClass = { readonly sheet: string; readonly name: string | null };

/** An element that is given classes: `tag` is the component it is, null for one of HTML. */
export type Dressed = {
  readonly line: number;
  readonly tag: string | null;
  readonly used: readonly UsedClass[];
  /** The classes that came from outside go on to it. */
  readonly takes: boolean;
};

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

const within = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(within)];

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

const isClassProp = (name: string): boolean => /[cC]lass(Name)?$/.test(name);

const usedIn = (nodes: readonly Node[], sheets: ReadonlySet<string>, allSheets: boolean): UsedClass[] => [
  ...nodes.flatMap((node): UsedClass[] => {
    if (node.type !== 'MemberExpression' || !sheets.has(nameOf(node['object']))) return [];
    const property = node['property'] as Node;
    const literal = node['computed'] === true ? property['value'] : property['name'];
    return [{ sheet: nameOf(node['object']), name: typeof literal === 'string' ? literal : null }];
  }),
  // A function of the file puts the classes together.
  ...(allSheets ? [...sheets].map((sheet) => ({ sheet, name: null })) : []),
];

/** What a page's part dresses and from where: `imports` leads from names to what is written after `from`. */
export const readParts = (file: string, source: string): { imports: Map<string, string>; dressed: Dressed[] } => {
  const { program, module } = parseSync(file, source);
  const imports = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [localName.value, moduleRequest.value] as const),
    ),
  );
  const sheets = new Set([...imports].filter(([, from]) => from.endsWith('.module.css')).map(([name]) => name));
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
  const dressed = within(program as unknown as Node)
    .filter(({ type }) => type === 'JSXOpeningElement')
    .map((element): Dressed => {
      const tag = nameOf(element['name']);
      const attributes = (element['attributes'] as Node[]).filter(
        (one) => one.type === 'JSXAttribute' && isClassProp(nameOf(one['name'])),
      );
      const nodes = attributes.flatMap(within);
      const isMadeHere = nodes.some(
        (one) => one.type === 'CallExpression' && nameOf(one['callee']) !== '' && !imports.has(nameOf(one['callee'])),
      );
      return {
        line: lineOf(element.start),
        tag: /^[A-Z]/.test(tag) ? tag : null,
        used: usedIn(nodes, sheets, isMadeHere),
        takes: nodes.some((one) => one.type === 'Identifier' && isClassProp(nameOf(one))),
      };
    });
  return { imports, dressed };
};
