import type { Language } from '@trassa/contracts';
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

/** Makes the letter at sending; null: its cause is gone, there is nothing to tell any more. */
export type Template = (data: QueuedLetter['data'], language: Language) => Promise<LetterContent | RenderedText | null>;
