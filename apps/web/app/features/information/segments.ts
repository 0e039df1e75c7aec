import type { InformationPage } from '@trassa/rules';
import type { NavId } from '../../shared/navigation.ts';

type First<Path extends string> = Path extends `${infer Word}/${string}` ? Word : Path;

/** Name of the first path segment of each information page, for the crumbs (NAV-28). */
const names: Readonly<Record<First<InformationPage>, NavId>> = {
  about: 'about',
  partners: 'partners',
  corp: 'corp',
  feedback: 'feedback',
  smi: 'media',
  merch: 'merch',
  logistics: 'logistics',
  newyear_2022: 'newYear',
};

const isNamed = (word: string): word is keyof typeof names => Object.hasOwn(names, word);

/** null: a page that an editor has added stands by itself. */
export const segmentOf = (path: string): NavId | null => {
  const word = path.split('/')[1] ?? '';
  return isNamed(word) ? names[word] : null;
};
