import type { Args } from '@trassa/contracts/client';
import type { officePrepared, PreparedThing } from '@trassa/contracts/office';

/** `thing`: what `keyOfThing` calls it, '' while none is chosen; `choice`: its place among the choices. */
export type TypedLine = { readonly thing: string; readonly choice: string; readonly count: number | null };

export const keyOfThing = ({ selector, public_id: id }: Pick<PreparedThing, 'selector' | 'public_id'>): string =>
  `${selector} ${id}`;

type SentLine = Args<typeof officePrepared.create>['body']['goods'][number];

/** A line as the server reads it; it says itself what is missing. */
export const sentLine = ({ thing, choice, count }: TypedLine, things: readonly PreparedThing[]): SentLine => {
  const found = things.find((one) => keyOfThing(one) === thing);
  const chosen = choice === '' ? undefined : found?.choices[Number(choice)];
  return {
    selector: found?.selector ?? 'ticket',
    public_id: found?.public_id ?? '',
    count: count ?? 0,
    ...(chosen?.kind && { kind: chosen.kind }),
    ...(chosen?.size && { size: chosen.size }),
    ...(chosen?.proportion_public_id && { proportion_public_id: chosen.proportion_public_id }),
  };
};
