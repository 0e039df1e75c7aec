import type { Language } from '@trassa/contracts';
import type { OfficeTicket } from '@trassa/contracts/office';
import { orderNumber } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { say } from '../../../kernel/say.ts';
import type { ToldMove } from './moves.repository.ts';

const stateOf = ({ doneAt, orderStatus }: ToldMove): OfficeTicket['moves'][number]['state'] => {
  if (doneAt !== null) return 'done';
  return orderStatus === 'pending' ? 'waits' : 'ended';
};

/** A move as the card of its ticket shows it. */
export const presentMove = (move: ToldMove, language: Language, siteUrl: string): OfficeTicket['moves'][number] => {
  const state = stateOf(move);
  return {
    public_id: move.publicId,
    state,
    from: say(language, move.fromRu, move.fromEn),
    to: say(language, move.toRu, move.toEn),
    sum: toRoubles(move.willBe + move.fee - move.was),
    fee: toRoubles(move.fee),
    asked: toUnix(move.createdAt),
    done: move.doneAt && toUnix(move.doneAt),
    until: toUnix(move.expiresAt),
    order: { public_id: move.orderPublicId, number: orderNumber(move.orderPublicId) },
    link: state === 'waits' ? `${siteUrl}/basket/thanks?order=${move.orderPublicId}` : null,
  };
};
