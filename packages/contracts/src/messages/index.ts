import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Language, MessageSpec } from './spec.ts';
import { spoken } from './spoken.ts';

export type { Language, MessageSpec } from './spec.ts';

export type MessageId = keyof typeof ru;

const texts: Record<Language, Record<MessageId, string>> = { ru, en };

export const isMessageId = (id: string): id is MessageId => Object.hasOwn(ru, id);

/** The text of a check or refusal in the person's language; an id that is not in the catalogue is a fault. */
export const errorText = (language: Language, spec: MessageSpec): string => {
  if (!isMessageId(spec.id)) throw new Error(`no message '${spec.id}'`);
  const values = spoken(language, spec);
  return texts[language][spec.id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
};
