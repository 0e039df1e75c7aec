import type { Language } from '@trassa/contracts';
import { formatDeadline, moneyText, siteTimezone } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Minor } from '../../../kernel/money.ts';
import { say } from '../../../kernel/say.ts';
import type { LetterPart, Template } from '../../notifications/index.ts';
import type { TicketFileDeps } from '../show/ticket-file.ts';
import { tellThese } from '../show/ticket-letter.ts';
import { findHeldBy } from '../tickets.repository.ts';
import { moveWords as words } from './move-words.ts';
import { findToldMove, type ToldMove } from './moves.repository.ts';

type Fact = readonly [string, string];

const whatOf = (move: ToldMove, language: Language): Fact[] => {
  const own = words[language];
  return [
    [own.from, say(language, move.fromRu, move.fromEn)],
    [own.to, say(language, move.toRu, move.toEn)],
  ];
};

/** What it cost and costs; nothing of it where a ticket only goes elsewhere. */
const moneyOf = (move: ToldMove, language: Language): Fact[] => {
  const own = words[language];
  const text = (sum: Minor): string => (sum === 0 ? own.free : moneyText(sum, language));
  const back = Math.max(0, move.was - move.willBe - move.fee);
  if (move.amount === 0 && back === 0) return [];
  return [
    [own.was, text(move.was)],
    [own.willBe, text(move.willBe)],
    ...(move.fee > 0 ? [[own.fee, text(move.fee)] as const] : []),
    ...(move.amount > 0 ? [[move.doneAt === null ? own.toPay : own.paid, text(move.amount)] as const] : []),
    ...(back > 0 ? [[own.back, text(back)] as const] : []),
    ...(move.certificates > 0 ? [[own.toCertificate, text(move.certificates)] as const] : []),
  ];
};

/** That a move waits for its money; not once it is over. BO-057 */
const payLetter = (move: ToldMove, language: Language, siteUrl: string): Awaited<ReturnType<Template>> => {
  if (move.orderStatus !== 'pending') return null;
  const own = words[language];
  return {
    subject: own.payTitle,
    title: own.payTitle,
    parts: [
      { type: 'text', text: own.pay(formatDeadline(toUnix(move.expiresAt), siteTimezone, language)) },
      { type: 'facts', facts: [...whatOf(move, language), ...moneyOf(move, language)] },
      { type: 'button', label: own.payButton, link: `${siteUrl}/basket/thanks?order=${move.orderPublicId}` },
      { type: 'note', text: own.payNote },
    ],
  };
};

/** Letters about a move of a ticket: a link to pay, the new ticket to its holder, and its buyer's money (back-office 5.6). */
export const moveLetter =
  (deps: TicketFileDeps): Template =>
  async (data, language) => {
    const move = await findToldMove(deps.db, String(data['move']));
    const news = String(data['news']);
    if (!move) return null;
    if (news === 'pay') return payLetter(move, language, deps.siteUrl);
    const own = words[language];
    const money = moneyOf(move, language);
    const isBack = move.was > move.willBe + move.fee;
    const bank: LetterPart[] = isBack ? [{ type: 'note', text: own.bank }] : [];
    const facts: LetterPart = { type: 'facts', facts: [...whatOf(move, language), ...money] };
    const head = { subject: own.movedTitle, title: own.movedTitle };
    if (news === 'told') return { ...head, parts: [{ type: 'text', text: own.told }, facts, ...bank] };
    const ticket = await findHeldBy(deps.db, move.ticket, String(data['holder']));
    if (!ticket || ticket.status === 'returned' || ticket.status === 'blocked') return null;
    const isBuyer = ticket.userId === ticket.originalUserId;
    const { parts, attachments } = await tellThese(deps, [ticket], language);
    return {
      ...head,
      parts: [
        { type: 'text', text: own.moved },
        isBuyer ? facts : { type: 'facts', facts: whatOf(move, language) },
        ...(isBuyer ? bank : []),
        ...parts,
      ],
      attachments: [...attachments],
    };
  };
