import type { MailAddress } from '../config.ts';

/** Shown inside of the letter, where its HTML says `cid:` and this name; never offered as a file. */
export type InlinePicture = { readonly cid: string; readonly contentType: string; readonly content: Buffer };

export type Attachment = { filename: string; contentType: string; content: Buffer };

/** A letter to one person. `to.address` is the stored address, never a text with names or commas in it. */
export type Letter = {
  to: MailAddress;
  /** Instead of the name in MAIL_FROM. */
  fromName?: string;
  subject: string;
  text: string;
  html: string;
  pictures?: readonly InlinePicture[];
  attachments?: Attachment[];
  /** A bare address: who answers the letter writes to it. */
  replyTo?: string;
  /** Where a mail program posts that its reader wants no more of these (List-Unsubscribe, RFC 8058). */
  unsubscribe?: string;
  /** Same id twice is the same letter: repeated sending is recognisable (Message-ID). */
  id: string;
};

export type Mail = {
  /** Hands a letter over; throws when the gateway does not take it (the caller repeats later). */
  send(letter: Letter): Promise<void>;
  /** Where letters go, for the line printed at start. */
  readonly destination: string;
  close(): void;
};
