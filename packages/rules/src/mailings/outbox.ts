/** `gone`: when its turn came there was nothing to tell any more: its code had ended, or its cause was taken back. */
export const letterStates = ['waiting', 'sent', 'failed', 'stopped', 'gone'] as const;
export type LetterStanding = (typeof letterStates)[number];

export const letterActs = ['repeat', 'stop'] as const;
export type LetterAct = (typeof letterActs)[number];

/** Letters and text messages of the house, by the names of their templates. */
export const letterTemplates = [
  'order',
  'order_confirm',
  'order_news',
  'refund',
  'money_back',
  'certificate',
  'certificates_bought',
  'ticket',
  'ticket_move',
  'ticket_returned',
  'transfer',
  'start_moved',
  'start_cancelled',
  'policy',
  'parcel',
  'reminder_ask',
  'reminder',
  'subscription',
  'mailing',
  'mailing_test',
  'support_team',
  'support_visitor',
  'support_answer',
  'club_result',
  'confirm_email',
  'finish_registration',
  'link',
  'reset',
  'sms_code',
  'known_email',
  'new_email',
  'new_email_notice',
  'email_taken',
  'phone_moved',
  'password_changed',
  'new_device',
  'delete_account',
  'account_deleted',
  'guest_data',
  'guest_data_account',
  'privacy_answered',
  'privacy_prolonged',
  'privacy_erased',
  'staff_invitation',
  'staff_fresh',
  'staff_new_place',
  'staff_way_added',
  'staff_factor_reset',
  'staff_wrong_codes',
  'staff_blocked',
  'audit_seal',
] as const;

/** What a mailing sends is sent and stopped there, where it is counted. */
const ofMailings: readonly string[] = ['mailing', 'mailing_test'];

/**
 * By these a person learns that somebody else may be at his account, and the house that its journal is whole: nobody who works here keeps
 * them from their readers.
 */
const guards: readonly string[] = [
  'account_deleted',
  'audit_seal',
  'email_taken',
  'new_device',
  'new_email_notice',
  'password_changed',
  'phone_moved',
  'privacy_erased',
  'staff_blocked',
  'staff_factor_reset',
  'staff_new_place',
  'staff_way_added',
  'staff_wrong_codes',
];

/** They carry a code or a link that lets in, and tell nothing once it has ended. */
const keys: ReadonlySet<string> = new Set([
  'confirm_email',
  'delete_account',
  'finish_registration',
  'guest_data',
  'link',
  'new_email',
  'order_confirm',
  'reminder_ask',
  'reset',
  'sms_code',
  'staff_fresh',
  'staff_invitation',
  'subscription',
]);
export const carriesKey = (template: string): boolean => keys.has(template);

export type LetterFacts = {
  readonly state: LetterStanding;
  readonly template: string;
  /** The last letter to somebody who has been erased: nothing of it is kept. */
  readonly isLast: boolean;
};
export const letterObstacles = ['mailing', 'guard', 'last', 'gone', 'waiting', 'not_waiting'] as const;
export type LetterObstacle = (typeof letterObstacles)[number];

/** Why a letter is not sent again or not stopped; null: it may be. One that waits goes by itself. BO-008 */
export const letterObstacle = (act: LetterAct, { state, template, isLast }: LetterFacts): LetterObstacle | null => {
  if (ofMailings.includes(template)) return 'mailing';
  if (act === 'repeat') {
    if (state === 'waiting') return 'waiting';
    return state === 'gone' ? 'gone' : null;
  }
  if (state !== 'waiting') return 'not_waiting';
  if (isLast) return 'last';
  return guards.includes(template) ? 'guard' : null;
};

/** Letters about an order that go to its buyer, and are sent again from its card: what they say is read anew. */
export const orderLetters = ['order', 'certificates_bought', 'refund'] as const;
export type OrderLetter = (typeof orderLetters)[number];
