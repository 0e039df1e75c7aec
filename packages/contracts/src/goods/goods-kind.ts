import { requestLinesMax } from '@trassa/rules';
import { z } from 'zod';

/** What the contract says of one kind of goods; its key in a registry is the `selector` of its lines. */
export type GoodsKind = {
  /** Its lines in requests and in the answer of an order; paths of errors begin with it: `tickets.0.count`. */
  readonly field: string;
  /** Other lines hang on its lines: they go with it, and it stays when they go (DEC-97). */
  readonly carries: boolean;
  /** A line of a request; it has a `unique_id`. */
  readonly line: z.ZodObject;
  /** A line of an order as it is shown. */
  readonly view: z.ZodObject;
};

/** Kinds of goods by selector, in the order in which an order takes and issues them. */
export type GoodsKinds = Readonly<Record<string, GoodsKind>>;

type RequestShape<K extends GoodsKinds> = {
  [S in keyof K as K[S]['field']]: z.ZodOptional<z.ZodArray<K[S]['line']>>;
};
type AnswerShape<K extends GoodsKinds> = { [S in keyof K as K[S]['field']]: z.ZodArray<K[S]['view']> };

const shapeOf = (kinds: GoodsKinds, schema: (kind: GoodsKind) => z.ZodType): object =>
  Object.fromEntries(Object.values(kinds).map((kind) => [kind.field, schema(kind)]));

/** Fields of a request with lines of these kinds, each of them optional. */
export const requestShape = <const K extends GoodsKinds>(kinds: K): RequestShape<K> =>
  shapeOf(kinds, ({ line }) => z.array(line).max(requestLinesMax).optional()) as RequestShape<K>;

/** Fields of an order's answer, each of them there. */
export const answerShape = <const K extends GoodsKinds>(kinds: K): AnswerShape<K> =>
  shapeOf(kinds, ({ view }) => z.array(view)) as AnswerShape<K>;

/** The selectors of these kinds. */
export const selectorOf = <const K extends GoodsKinds>(kinds: K) =>
  z.enum(Object.keys(kinds) as [Extract<keyof K, string>, ...Extract<keyof K, string>[]]);
