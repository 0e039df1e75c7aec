import type { Language } from '@trassa/contracts';
import type { Tx } from '../../platform/database/index.ts';
import type { LetterContent } from './layout.ts';

export type Channel = 'mail' | 'sms';

/** A letter to be sent when its cause is committed. `data` holds ids only: everything else is read at sending. */
export type QueuedLetter = {
  /** 'mail' unless said. */
  readonly channel?: Channel;
  readonly template: string;
  /** An e-mail address; for 'sms' a phone, E.164. */
  readonly recipient: string;
  readonly recipientName?: string;
  readonly language: Language;
  readonly data: Readonly<Record<string, string | number>>;
  /** One letter for one cause: a second one with the same key is not queued. */
  readonly dedupeKey: string;
  /** Its row goes with it: the last letter to a person who has been erased. */
  readonly forget?: boolean;
  /** Seconds for which it waits: its cause may be taken back meanwhile. */
  readonly delay?: number;
};

/** A text message, as it is read on the phone. */
export type RenderedText = { readonly text: string };

/** It may not go yet: it is asked again after so many seconds, and the try does not count. */
export type Later = { readonly later: number };
/** It never goes, and nothing of it is kept; `beside`: what its owner makes of that, before it is gone and in one transaction. */
export type Dropped = { readonly dropped: true; readonly beside?: (tx: Tx) => Promise<void> };

/** Makes the letter at sending; null: its cause is gone, there is nothing to tell any more. */
export type Template = (
  data: QueuedLetter['data'],
  language: Language,
) => Promise<LetterContent | RenderedText | Later | Dropped | null>;

/**
 * What became of a letter: `sent`, `refused` for good, or `retried` later. Told in the transaction that keeps it. A letter of a
 * watched template that the mail server refuses for its address is given up at once: trying again harms all others.
 */
export type Outcome = 'sent' | 'refused' | 'retried';
export type Watch = (tx: Tx, data: QueuedLetter['data'], outcome: Outcome) => Promise<void>;
