import { type Declaration, Features, type Selector, type SelectorComponent, transform } from 'lightningcss';

/** One selector of a rule with its declarations: what it is called after, how much it weighs, what it says. */
export type SheetRule = {
  /** Classes of the element itself, the last part of the selector. */
  readonly classes: readonly string[];
  /** `''`, or the pseudo-element that is drawn. */
  readonly pseudo: string;
  readonly weight: string;
  readonly values: ReadonlyMap<string, string>;
};

type Weight = readonly [ids: number, classes: number, types: number];

const add = (one: Weight, other: Weight): Weight => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
const compare = (one: Weight, other: Weight): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
const heaviest = (selectors: readonly Selector[]): Weight => selectors.map(weigh).toSorted(compare).at(-1) ?? [0, 0, 0];

const weighPart = (part: SelectorComponent): Weight => {
  switch (part.type) {
    case 'id':
      return [1, 0, 0];
    case 'class':
    case 'attribute':
      return [0, 1, 0];
    case 'type':
    case 'pseudo-element':
      return [0, 0, 1];
    case 'pseudo-class':
      if (part.kind === 'where') return [0, 0, 0];
      if (part.kind === 'is' || part.kind === 'not' || part.kind === 'has') return heaviest(part.selectors);
      return [0, 1, 0];
    default:
      return [0, 0, 0];
  }
};

const weigh = (selector: Selector): Weight => selector.map(weighPart).reduce<Weight>(add, [0, 0, 0]);

const subjectOf = (selector: Selector): Selector =>
  selector.slice(selector.findLastIndex((part) => part.type === 'combinator' && part.value !== 'pseudo-element') + 1);

const propertyOf = (declaration: Declaration): string => {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  return declaration.property === 'custom' ? declaration.value.name : declaration.property;
};

const valuesOf = (declarations: readonly Declaration[]): Map<string, string> =>
  new Map(
    declarations.map((one) => [
      propertyOf(one),
      JSON.stringify(one.value, (key, value) => (key === 'loc' ? undefined : value)),
    ]),
  );

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Rules of a stylesheet, nested ones written out, each in the layer that stands around it. */
export const readSheet = (filename: string, source: string): { layers: (string | null)[]; rules: SheetRule[] } => {
  const rules: SheetRule[] = [];
  const flat = transform({ filename, code: bytes(source), include: Features.Nesting, errorRecovery: true }).code;
  const layers: (string | null)[] = [];
  transform({
    filename,
    code: flat,
    errorRecovery: true,
    visitor: {
      StyleSheet({ rules: all }) {
        for (const rule of all) {
          if (rule.type === 'layer-block') layers.push(rule.value.name?.join('.') ?? null);
          else if (rule.type !== 'keyframes' && rule.type !== 'custom-media') layers.push(null);
        }
      },
      Rule: {
        style({ value }) {
          const { declarations, importantDeclarations } = value.declarations;
          for (const selector of value.selectors) {
            const subject = subjectOf(selector);
            const pseudo = subject.find((part) => part.type === 'pseudo-element');
            rules.push({
              classes: subject.flatMap((part) => (part.type === 'class' ? [part.name] : [])),
              pseudo: pseudo ? JSON.stringify(pseudo) : '',
              weight: weigh(selector).join(','),
              values: valuesOf([...declarations, ...importantDeclarations]),
            });
          }
        },
      },
    },
  });
  return { layers, rules };
};
