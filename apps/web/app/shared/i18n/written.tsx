import { bindDashes } from '../format/bind-dashes.ts';
import { useLanguage } from './language.tsx';

/** Words that people wrote in one language alone, as Russian on an English page: marked, so that they are read aloud right. */
export const useWrittenIn = (): ((text: string) => 'ru' | undefined) => {
  const { language } = useLanguage();
  return (text) => (language !== 'ru' && /\p{Script=Cyrillic}/u.test(text) ? 'ru' : undefined);
};

/** A name or a text that has no translation. */
export const Written = ({ text }: { text: string }) => {
  const lang = useWrittenIn()(text);
  const bound = bindDashes(text);
  return lang ? <span lang={lang}>{bound}</span> : bound;
};
