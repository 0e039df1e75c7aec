import type { Quote } from '@trassa/contracts';
import type { PaymentProblem } from '../features/checkout/payment-problem.ts';

/** What is wrong with a line, by unique_id: what the quote says now, then what the refused payment said. */
export const lineErrors = (quote: Quote | null, problem: PaymentProblem): Record<string, readonly string[]> => {
  const found: Record<string, string[]> = {};
  const tell = (id: string, text: string): void => {
    const texts = (found[id] ??= []);
    if (!texts.includes(text)) texts.push(text);
  };
  // A refused promocode stands under its own field.
  for (const line of quote?.lines ?? []) if (line.error && line.code !== 'promocode') tell(line.unique_id, line.error);
  for (const [id, texts] of Object.entries(problem.lines)) for (const text of texts) tell(id, text);
  return found;
};
