import type { OfficeLetter } from '@trassa/contracts/office';
import { toUnix } from '../../../kernel/clock.ts';
import { maskedBy, maskEmail, maskPhone } from '../../../kernel/masking.ts';
import type { LetterState } from './letters-about.repository.ts';

/** A letter for the back office, its address masked. */
export const presentLetter = (letter: LetterState, canReveal: boolean): OfficeLetter => ({
  channel: letter.channel,
  template: letter.template,
  to: maskedBy(letter.channel === 'sms' ? maskPhone : maskEmail, canReveal)(letter.recipient),
  state: letter.state,
  attempts: letter.attempts,
  created: toUnix(letter.createdAt),
  sent: letter.sentAt && toUnix(letter.sentAt),
});
