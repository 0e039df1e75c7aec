import type { MessageSpec } from '../message.ts';
import { normaliseCode } from '../prices/promocode.ts';

/** What a promocode and a series of them have in common; moments in unix seconds. */
type CodeTerms = {
  readonly discount: number;
  readonly code_count: number;
  readonly uses: number;
  readonly starts_at: number | null;
  readonly ends_at: number | null;
  readonly note: string;
  readonly reason?: string | undefined;
};
/** What is typed of a promocode. */
export type CodeForm = CodeTerms & { readonly code: string };
/** What is typed of a series; `uses` are those of each code. */
export type SeriesForm = CodeTerms & { readonly prefix: string; readonly length: number; readonly count: number };

/** A code that costs everything may be used so often without a reason (back-office.md 5.4). */
export const freeUsesMost = 20;
/** Letters and digits of codes that are made up: without I L O U 0 1, which are mistaken for others. */
export const codeSigns = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** Codes that one run makes. */
export const seriesCountMost = 50_000;
/** Random signs of a code of a series: eight of them are 39 bits. */
export const seriesLength = { least: 8, most: 16 } as const;

const signs = /^[\p{Script=Latin}\p{Script=Cyrillic}\d_-]{3,40}$/u;
/** Not a hyphen first: a program of sheets would take it for a formula. */
const prefixSigns = /^(?!-)[\p{Script=Latin}\p{Script=Cyrillic}\d_-]{0,12}$/u;

const within = (value: number, min: number, max: number): MessageSpec | null =>
  value < min ? { id: 'number_min', min } : value > max ? { id: 'number_max', max } : null;

/** Whether codes that cost everything, so many uses in all, are given without saying why. */
const lacksReason = (discount: number, uses: number, reason = ''): boolean =>
  discount === 100 && uses > freeUsesMost && reason.trim().length < 5;

const checkTerms = (form: CodeTerms, { used, all }: { used: number; all: number }): Record<string, MessageSpec> => {
  const problems: Record<string, MessageSpec> = {};
  const { discount, starts_at: from, ends_at: to } = form;
  if (discount < 1 || discount > 100) problems['discount'] = { id: 'percent' };
  const count = within(form.code_count, 1, 500);
  if (count) problems['code_count'] = count;
  if (form.uses < Math.max(1, used)) problems['uses'] = { id: 'number_min', min: Math.max(1, used) };
  if (from !== null && to !== null && to <= from) problems['ends_at'] = { id: 'date_order' };
  if (form.note.length > 300) problems['note'] = { id: 'too_long', max: 300 };
  if (lacksReason(discount, all, form.reason)) problems['reason'] = { id: 'reason' };
  return problems;
};

/** What is wrong with a promocode, by field (back-office.md 3.7); `used`: places that it went for. */
export const checkCodeForm = (form: CodeForm, used: number): Record<string, MessageSpec> => ({
  ...(!signs.test(normaliseCode(form.code)) && { code: { id: 'code_signs' } }),
  ...checkTerms(form, { used, all: form.uses }),
});

/** What is wrong with a series, by field (back-office.md 3.7). */
export const checkSeriesForm = (form: SeriesForm): Record<string, MessageSpec> => {
  const length = within(form.length, seriesLength.least, seriesLength.most);
  const count = within(form.count, 1, seriesCountMost);
  return {
    ...(!prefixSigns.test(normaliseCode(form.prefix)) && { prefix: { id: 'prefix_signs' } }),
    ...(length && { length }),
    ...(count && { count }),
    ...checkTerms(form, { used: 0, all: form.uses * form.count }),
  };
};

/** What is wrong with more codes of a series, by field; `count` come to the `existing` ones. */
export const checkMoreCodes = (
  { discount, uses, existing }: { readonly discount: number; readonly uses: number; readonly existing: number },
  { count, reason }: { readonly count: number; readonly reason?: string | undefined },
): Record<string, MessageSpec> => {
  const problem = within(count, 1, seriesCountMost);
  return {
    ...(problem && { count: problem }),
    ...(lacksReason(discount, uses * (existing + count), reason) && { reason: { id: 'reason' } }),
  };
};
