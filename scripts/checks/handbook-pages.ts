import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './report.ts';
import { sourceFiles } from './source-files.ts';

const languages = ['en', 'ru'] as const;
const home = 'docs/operations';
/** Bytes of one picture, and of all on an average: everybody who takes the project takes them too. */
const largest = 250_000;
const average = 40_000;

/** What a page links to or shows, by its path from the folder of the language. */
const targetsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, target = '']) => target);

/** Pages of the jobs of the back office: the same in both languages, each found, with pictures of the screens. */
export const checkHandbookPages = (root: string): Check[] => {
  const files = sourceFiles(root).filter((file) => file.startsWith(`${home}/`));
  const of = (language: string, ending: string): string[] =>
    files
      .filter((file) => file.startsWith(`${home}/${language}/`) && file.endsWith(ending))
      .map((file) => file.slice(`${home}/${language}/`.length));
  const read = (language: string, page: string): string => readFileSync(path.join(root, home, language, page), 'utf8');
  const shownOn = (language: string, page: string): string[] =>
    targetsOf(read(language, page), /!\[[^\]]*\]\(([^)\s]+)\)/g).map((target) =>
      path.posix.join(path.posix.dirname(page), target),
    );
  const other = (language: string): string => (language === 'en' ? 'ru' : 'en');
  const sizeOf = (file: string): number => statSync(path.join(root, file)).size;
  const pictures = files.filter((file) => file.endsWith('.webp'));
  const total = pictures.reduce((sum, file) => sum + sizeOf(file), 0);
  return [
    {
      name: 'the handbook has the same pages in both languages',
      problems: languages.flatMap((language) =>
        of(language, '.md')
          .filter((page) => !of(other(language), '.md').includes(page))
          .map((page) => `${home}/${other(language)}/${page} is missing`),
      ),
    },
    {
      name: 'pages of the handbook show the same pictures in both languages',
      problems: of('en', '.md')
        .filter((page) => of('ru', '.md').includes(page))
        .filter((page) => shownOn('en', page).join() !== shownOn('ru', page).join())
        .map((page) => `${page}: ${shownOn('en', page).join(', ')} – ${shownOn('ru', page).join(', ')}`),
    },
    {
      name: 'the first page of the handbook leads to every other',
      problems: languages.flatMap((language) => {
        const pages = of(language, '.md');
        const led = pages.includes('README.md') ? targetsOf(read(language, 'README.md'), /\]\(([^)\s]+\.md)\)/g) : [];
        return pages
          .filter((page) => page !== 'README.md' && !led.includes(page))
          .map((page) => `${home}/${language}/${page}`);
      }),
    },
    {
      name: 'pictures of the handbook are shown, and small',
      problems: [
        ...languages.flatMap((language) => {
          const shown = new Set(of(language, '.md').flatMap((page) => shownOn(language, page)));
          return of(language, '.webp')
            .filter((picture) => !shown.has(picture))
            .map((picture) => `${home}/${language}/${picture} is shown nowhere`);
        }),
        ...pictures.filter((file) => sizeOf(file) > largest).map((file) => `${file}: ${sizeOf(file)} bytes`),
        ...(total > average * pictures.length ? [`${pictures.length} pictures: ${total} bytes`] : []),
      ],
    },
  ];
};
