/** A short text to one phone, E.164 with '+'. */
export type TextMessage = {
  to: string;
  text: string;
  /** Same id twice is the same message. */
  id: string;
};

export type Sms = {
  /** Hands a message over; throws when the gateway does not take it. What it throws names neither phone nor text. */
  send(message: TextMessage): Promise<void>;
  /** Where messages go: the gateway's name or a folder. */
  readonly destination: string;
};
