import type { ErrorAnswer } from '@trassa/contracts/client';
import type { BasketItem } from '../../shared/basket/basket-item.ts';

/** What a refused payment says, sorted to the places that show it. */
export type PaymentProblem = {
  message: string;
  code: string | null;
  email: string | null;
  phone: string | null;
  /** By unique_id, then by field of the participant form. */
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By groupId. */
  groups: Readonly<Record<string, readonly string[]>>;
};

/** `tickets.0.info.birth_date` → the line and its field; `tickets.0.count` and the like concern the group. */
export const sortProblem = (answer: ErrorAnswer, goods: readonly BasketItem[]): PaymentProblem => {
  const fields: Record<string, Record<string, string>> = {};
  const groups: Record<string, string[]> = {};
  const tell = (groupId: string, text: string): void => {
    const texts = (groups[groupId] ??= []);
    if (!texts.includes(text)) texts.push(text);
  };
  for (const [path, text] of Object.entries(answer.errors ?? {})) {
    const match = /^tickets\.(\d+)\.(?:info\.)?(\w+)/.exec(path);
    const line = match ? goods[Number(match[1])] : undefined;
    if (!match || !line) continue;
    const field = match[2] ?? '';
    if (
      path.includes('.info.') ||
      field === 'license_file' ||
      field === 'file' ||
      field === 'number' ||
      field === 'team'
    ) {
      (fields[line.unique_id] ??= {})[field] = text;
    } else tell(line.groupId, text);
  }
  for (const item of answer.items ?? []) {
    const line = goods.find((one) => one.unique_id === item.unique_id);
    if (line && !fields[line.unique_id]) tell(line.groupId, item.message);
  }
  return {
    message: answer.message,
    code: answer.code ?? null,
    email: answer.errors?.['email'] ?? null,
    phone: answer.errors?.['phone'] ?? null,
    fields,
    groups,
  };
};

export const noProblem: PaymentProblem = { message: '', code: null, email: null, phone: null, fields: {}, groups: {} };
