import en from '../../generated/messages.en.json';
import ru from '../../generated/messages.ru.json';
import type { Language, MessageFile } from './types.ts';

// Compiled messages have the keys of the catalogue and another form of value, which only the formatter reads.
const files = { ru, en } as unknown as Record<Language, MessageFile>;

/** Both languages are in memory of the server; the browser loads its own alone. */
export const messagesOf = (language: Language): MessageFile => files[language];
