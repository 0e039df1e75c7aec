import type { Language } from '@trassa/contracts';
import type { Attachment } from '../../platform/mail/index.ts';

/** A letter to be sent when its cause is committed. `data` holds ids only: everything else is read at sending. */
export type QueuedLetter = {
  readonly template: string;
  readonly recipient: string;
  readonly recipientName?: string;
  readonly language: Language;
  readonly data: Readonly<Record<string, string | number>>;
  /** One letter for one cause: a second one with the same key is not queued. */
  readonly dedupeKey: string;
};

/** A letter as it is read. */
export type RenderedLetter = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: Attachment[];
};

/** Makes the letter at sending; null: its cause is gone, there is nothing to tell any more. */
export type Template = (data: QueuedLetter['data'], language: Language) => Promise<RenderedLetter | null>;
