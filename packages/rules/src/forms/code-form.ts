import type { MessageSpec } from '../message.ts';
import { normaliseCode } from '../prices/promocode.ts';

/** What is typed of a promocode; moments in unix seconds. */
export type CodeForm = {
  readonly code: string;
  readonly discount: number;
  readonly code_count: number;
  readonly uses: number;
  readonly starts_at: number | null;
  readonly ends_at: number | null;
  readonly note: string;
  readonly reason?: string | undefined;
};

/** A code that costs everything may be used so often without a reason (back-office.md 5.4). */
export const freeUsesMost = 20;
const signs = /^[\p{Script=Latin}\p{Script=Cyrillic}\d_-]{3,40}$/u;

/** What is wrong with a promocode, by field (back-office.md 3.7); `used`: places that it went for. */
export const checkCodeForm = (form: CodeForm, used: number): Record<string, MessageSpec> => {
  const problems: Record<string, MessageSpec> = {};
  const { discount, code_count: count, uses, starts_at: from, ends_at: to } = form;
  if (!signs.test(normaliseCode(form.code))) problems['code'] = { id: 'code_signs' };
  if (discount < 1 || discount > 100) problems['discount'] = { id: 'percent' };
  if (count < 1) problems['code_count'] = { id: 'number_min', min: 1 };
  if (count > 500) problems['code_count'] = { id: 'number_max', max: 500 };
  if (uses < Math.max(1, used)) problems['uses'] = { id: 'number_min', min: Math.max(1, used) };
  if (from !== null && to !== null && to <= from) problems['ends_at'] = { id: 'date_order' };
  if (form.note.length > 300) problems['note'] = { id: 'too_long', max: 300 };
  if (discount === 100 && uses > freeUsesMost && (form.reason ?? '').trim().length < 5)
    problems['reason'] = { id: 'reason' };
  return problems;
};
