import { en } from './en.ts';
import { ru } from './ru.ts';

export type Language = 'ru' | 'en';
export type MessageId = keyof typeof ru;
/** A message with its values: `{id: 'age_min', age_min: 18}`. */
export type MessageSpec = { readonly id: string } & Readonly<Record<string, string | number>>;

const texts: Record<Language, Record<MessageId, string>> = { ru, en };

export const isMessageId = (id: string): id is MessageId => Object.hasOwn(ru, id);

/** The text of a check or refusal in the person's language; an id that is not in the catalogue is a fault. */
export const errorText = (language: Language, spec: MessageSpec): string => {
  if (!isMessageId(spec.id)) throw new Error(`no message '${spec.id}'`);
  return texts[language][spec.id].replace(/\{(\w+)\}/g, (_, name: string) => String(spec[name] ?? ''));
};
