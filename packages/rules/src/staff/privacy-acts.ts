export const privacyKinds = ['access', 'copy', 'correction', 'erasure', 'withdrawal'] as const;
/** What a person asks of his data (152-FZ, articles 14, 20 and 21). */
export type PrivacyKind = (typeof privacyKinds)[number];

/** How a request came. */
export const privacySources = ['email', 'paper', 'phone', 'in_person'] as const;
export type PrivacySource = (typeof privacySources)[number];

/** How the team has seen who asks: signed in, by a paper of his, or by a letter from his mailbox. */
export const privacyIdentities = ['account', 'paper', 'letter'] as const;
export type PrivacyIdentity = (typeof privacyIdentities)[number];

/** Those that are enough for an act. What was typed without an account is of whoever has the mailbox, which no paper proves. */
export const privacyIdentitiesFor = (act: PrivacyAct, hasAccount: boolean): readonly PrivacyIdentity[] => {
  if (hasAccount) return privacyIdentities;
  return act === 'answer' ? ['paper', 'letter'] : ['letter'];
};

export const privacyStates = ['open', 'closed'] as const;
export type PrivacyState = (typeof privacyStates)[number];

/** `erased`: the person was erased otherwise, and nobody is left to answer. */
export const privacyOutcomes = ['done', 'refused', 'erased'] as const;
export type PrivacyOutcome = (typeof privacyOutcomes)[number];

export const privacyActs = ['export', 'erase', 'answer', 'prolong'] as const;
export type PrivacyAct = (typeof privacyActs)[number];

export const privacyObstacles = ['closed', 'kind', 'prolonged', 'late'] as const;
export type PrivacyObstacle = (typeof privacyObstacles)[number];

/** Working days from receipt, those that one letter adds, and those before the end when it becomes a task. */
export const privacyDays = { answer: 10, prolonged: 5, task: 3 } as const;
export const privacyTextMax = 5000;
export const privacyNoteMax = 500;

export type PrivacyFacts = {
  readonly kind: PrivacyKind;
  readonly state: PrivacyState;
  readonly isProlonged: boolean;
  /** 'YYYY-MM-DD', the last day of the term. */
  readonly due: string;
};

/** How an answer may end a request: data that was asked for is out first, and an erasure is done by erasing alone. */
export const privacyAnswers = (kind: PrivacyKind, isExported: boolean): readonly ('done' | 'refused')[] => {
  const isDone = kind === 'access' || kind === 'copy' ? isExported : kind !== 'erasure';
  return isDone ? ['done', 'refused'] : ['refused'];
};

/** What an act is for; absent: any request. */
const kindsOf: Partial<Record<PrivacyAct, readonly PrivacyKind[]>> = {
  export: ['access', 'copy'],
  erase: ['erasure', 'withdrawal'],
};

/** Why an act is refused on a day; null: it may be done. */
export const privacyObstacle = (act: PrivacyAct, facts: PrivacyFacts, today: string): PrivacyObstacle | null => {
  if (facts.state === 'closed') return 'closed';
  if (!(kindsOf[act]?.includes(facts.kind) ?? true)) return 'kind';
  if (act !== 'prolong') return null;
  if (facts.isProlonged) return 'prolonged';
  return today > facts.due ? 'late' : null;
};
