import type { ErrorAnswer } from '@trassa/contracts/client';
import { type GoodsKinds, keyOf, kindOf, linesOf } from '../../shared/basket/goods-kind.ts';
import { type BasketItem, isHeld } from '../../shared/basket/items/basket-item.ts';

/** What a refused payment says, sorted to the places that show it. */
export type PaymentProblem = {
  message: string;
  code: string | null;
  email: string | null;
  phone: string | null;
  /** By unique_id, then by field of a form: `birth_date` of a participant, `delivery.address` of goods. */
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of groups that are one thing, by groupId. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** Of other lines, by unique_id. */
  lines: Readonly<Record<string, readonly string[]>>;
  /** Certificates that pay nothing, by their code. */
  codes: Readonly<Record<string, string>>;
};

type ErrorTarget = { line: BasketItem; field: string | null };

/** `tickets.0.info.birth_date` → the line and its field; without a field the line as a whole is meant. */
const tellPath = (kinds: GoodsKinds, goods: readonly BasketItem[], path: string): ErrorTarget | null => {
  const [field, index, ...rest] = path.split('.');
  const kind = kinds.find((one) => one.field === field);
  const line = kind && linesOf(goods, kind)[Number(index)];
  return line ? { line, field: kind.fieldOf(rest.join('.')) } : null;
};

/** Sorts what is said of lines: to their group where that is one thing, else to the line. */
export const blame = (kinds: GoodsKinds) => {
  const groups: Record<string, string[]> = {};
  const lines: Record<string, string[]> = {};
  const tell = (line: BasketItem, text: string): void => {
    const told = kindOf(kinds, line)?.isGrouped ? groups : lines;
    const texts = (told[keyOf(kinds, line)] ??= []);
    if (!texts.includes(text)) texts.push(text);
  };
  return { groups, lines, tell };
};

const tellCode = (path: string, sentCodes: readonly string[]): string | undefined =>
  sentCodes[Number(/^certificate_codes\.(\d+)$/.exec(path)?.[1])];

/** `goods` and `sentCodes` (of certificates) as they were sent: paths count by their order. */
export const sortProblem = (
  kinds: GoodsKinds,
  answer: ErrorAnswer,
  goods: readonly BasketItem[],
  sentCodes: readonly string[] = [],
): PaymentProblem => {
  const fields: Record<string, Record<string, string>> = {};
  const codes: Record<string, string> = {};
  const { groups, lines, tell } = blame(kinds);
  for (const [path, text] of Object.entries(answer.errors ?? {})) {
    const code = tellCode(path, sentCodes);
    if (code !== undefined) codes[code] = text;
    const told = tellPath(kinds, goods, path);
    if (told?.field) (fields[told.line.unique_id] ??= {})[told.field] = text;
    else if (told) tell(told.line, text);
  }
  // A changed price names every line: which one it is, is told by comparing (DEC-77).
  for (const item of answer.code === 'price_changed' ? [] : (answer.items ?? [])) {
    const line = goods.find((one) => one.unique_id === item.unique_id);
    if (line && !fields[line.unique_id]) tell(line, item.message);
  }
  return {
    message: answer.message,
    code: answer.code ?? null,
    email: answer.errors?.['email'] ?? null,
    phone: answer.errors?.['phone'] ?? null,
    fields,
    groups,
    lines,
    codes,
  };
};

/** Groups whose hold the server ended; all that is held where it named none. */
export const endedGroups = ({ groups }: PaymentProblem, goods: readonly BasketItem[]): ReadonlySet<string> => {
  const named = Object.keys(groups);
  return new Set(named.length > 0 ? named : goods.filter(isHeld).map(({ groupId }) => groupId));
};

const without = <T>(told: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(told).filter(([id]) => id !== name));

/** Without what was said of a line (unique_id), a group (groupId) or a field of the buyer: it was edited since. */
export const forgetProblem = (problem: PaymentProblem, name: string): PaymentProblem => ({
  ...problem,
  email: name === 'email' ? null : problem.email,
  phone: name === 'phone' ? null : problem.phone,
  fields: without(problem.fields, name),
  groups: without(problem.groups, name),
  lines: without(problem.lines, name),
});

export const noProblem: PaymentProblem = {
  message: '',
  code: null,
  email: null,
  phone: null,
  fields: {},
  groups: {},
  lines: {},
  codes: {},
};
