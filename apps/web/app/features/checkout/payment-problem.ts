import type { ErrorAnswer } from '@trassa/contracts/client';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';

/** What a refused payment says, sorted to the places that show it. */
export type PaymentProblem = {
  message: string;
  code: string | null;
  email: string | null;
  phone: string | null;
  /** By unique_id, then by field of a form: `birth_date` of a participant, `delivery.address` of goods. */
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of tickets, by groupId. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** Of other goods, by unique_id. */
  lines: Readonly<Record<string, readonly string[]>>;
  /** Certificates that pay nothing, by their code. */
  codes: Readonly<Record<string, string>>;
};

const selectors = { tickets: 'ticket', shop: 'shop', insurances: 'insurance', certificates: 'certificate' } as const;
/** Fields of a line that some form shows; what is not among them concerns the line or its group. */
const formFields: Readonly<Record<keyof typeof selectors, RegExp>> = {
  tickets:
    /^(?:info\.(\w+)|(license_file|file|number|team)(?:\.|$)|(delivery\.\w+|delivery_public_id|currentPickupSelect)$)/,
  shop: /^(delivery\.\w+|delivery_public_id|currentPickupSelect)$/,
  insurances: /^(last_name|first_name|second_name|phone|gender|birth_date|start_date)$/,
  certificates: /^recipient\.(name|email|text|send_at)$/,
};

type ErrorTarget = { line: BasketItem; field: string | null };

/** `tickets.0.info.birth_date` → the line and its field; without a field the line as a whole is meant. */
const tellPath = (path: string, goods: readonly BasketItem[]): ErrorTarget | null => {
  const match = /^(tickets|shop|insurances|certificates)\.(\d+)(?:\.(.+))?$/.exec(path);
  if (!match) return null;
  const kind = match[1] as keyof typeof selectors;
  const line = goods.filter(({ selector }) => selector === selectors[kind])[Number(match[2])];
  if (!line) return null;
  const found = formFields[kind].exec(match[3] ?? '');
  return { line, field: found ? (found.slice(1).find((part) => part !== undefined) ?? null) : null };
};

const tellCode = (path: string, sentCodes: readonly string[]): string | undefined =>
  sentCodes[Number(/^certificate_codes\.(\d+)$/.exec(path)?.[1])];

/** `goods` and `sentCodes` (of certificates) as they were sent: paths count by their order. */
export const sortProblem = (
  answer: ErrorAnswer,
  goods: readonly BasketItem[],
  sentCodes: readonly string[] = [],
): PaymentProblem => {
  const fields: Record<string, Record<string, string>> = {};
  const groups: Record<string, string[]> = {};
  const lines: Record<string, string[]> = {};
  const codes: Record<string, string> = {};
  const tell = (line: BasketItem, text: string): void => {
    const texts = line.selector === 'ticket' ? (groups[line.groupId] ??= []) : (lines[line.unique_id] ??= []);
    if (!texts.includes(text)) texts.push(text);
  };
  for (const [path, text] of Object.entries(answer.errors ?? {})) {
    const code = tellCode(path, sentCodes);
    if (code !== undefined) codes[code] = text;
    const told = tellPath(path, goods);
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
