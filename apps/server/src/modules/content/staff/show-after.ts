import type { Language } from '@trassa/contracts';
import type { Grant } from '@trassa/rules';
import type { Refused, Result } from '../../../kernel/result.ts';
import type { StaffSide } from '../../../platform/http/index.ts';

/** Whoever asks for a card. */
export type Seeing = {
  readonly language: Language;
  readonly staff: { readonly session: { readonly grants: readonly Grant[] } };
};
/** Whoever changes it. */
export type Acting = {
  readonly user: { readonly userId: number };
  readonly language: Language;
  readonly staff: StaffSide;
};

/** Answers an act with the card as it is once the act is committed. */
export const showAfter =
  <Answer>(card: (id: string, by: Seeing) => Promise<Result<Answer>>) =>
  async <T extends { readonly value: { readonly id: string } }>(done: T | Refused, by: Seeing) => {
    if ('refusal' in done) return done;
    const read = await card(done.value.id, by);
    return read.ok ? { ...done, value: read.value } : read;
  };
