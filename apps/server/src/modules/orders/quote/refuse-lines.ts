import type { ErrorCode, MessageSpec } from '@trassa/contracts';
import type { Refusal, RefusedItem } from '../../../kernel/result.ts';
import type { LineQuote } from '../sellable.ts';

const ages = new Set(['age_min', 'age_max']);

/** Wrong ages alone have a code of their own (API 5.2). */
const codeOfErrors = (errors: readonly MessageSpec[]): ErrorCode =>
  errors.every(({ id }) => ages.has(id)) ? 'age' : 'validation';

/** What is wrong with the lines of a purchase, fields and lines together; null: nothing. */
export const refuseLines = (
  lines: readonly LineQuote[],
  own: Readonly<Record<string, MessageSpec>> = {},
): Refusal | null => {
  const errors: Record<string, MessageSpec> = { ...own };
  for (const line of lines) Object.assign(errors, line.errors);
  const items = lines.flatMap((line): RefusedItem[] =>
    line.problem ? [{ unique_id: line.uniqueId, message: line.problem.message, ...line.problem.item }] : [],
  );
  const [problem] = lines.flatMap((line) => line.problem ?? []);
  const [firstError] = Object.values(errors);
  if (!problem && !firstError) return null;
  if (problem) return { code: problem.code, message: problem.message, errors, items };
  const code = codeOfErrors(Object.values(errors));
  return code === 'age' && firstError ? { code, message: firstError, errors } : { code, errors };
};
