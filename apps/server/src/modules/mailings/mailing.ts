import type { MailingConditions, MailingContent, MailingKind, MailingState } from '@trassa/rules';

/** What stands in the way of a mailing that rests, or was sent back. */
export type Rest = 'person' | 'refusals' | 'outgrown' | 'declined';

export type Mailing = {
  readonly id: number;
  readonly publicId: string;
  readonly title: string;
  readonly kind: MailingKind;
  /** Internal id; null: news of no start. */
  readonly startId: number | null;
  readonly start: string | null;
  readonly content: MailingContent;
  readonly conditions: MailingConditions;
  readonly state: MailingState;
  readonly sendAt: Date | null;
  readonly approval: string | null;
  /** People to whom it was agreed. */
  readonly agreed: number | null;
  readonly rests: Rest | null;
  readonly begunAt: Date | null;
  readonly endedAt: Date | null;
  readonly preparedTo: string | null;
  readonly zones: readonly string[];
  readonly total: number;
  readonly sent: number;
  readonly refused: number;
  readonly version: number;
};
/** Whom it is for. */
export type Audience = Pick<Mailing, 'kind' | 'startId' | 'conditions'>;
