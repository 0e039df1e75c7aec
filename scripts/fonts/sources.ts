const letters = (from: string, to: string): string => {
  const first = from.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, i) => first + i));
};

/** Names of people and cities of the served countries, punctuation, signs of our texts; what a font lacks is left out. */
export const CHARACTERS =
  letters(' ', '~') +
  letters('А', 'я') +
  'ЁёІіЇїЄєҐґЎўӘәҒғҚқҢңӨөҰұҮүҺһ' +
  'ÄÖÜäöüßÉéÈèÇçÑñ' +
  '\u00a0\u00ad\u2009\u202f\u2011«»„“”‘’–—…•·№₽€§©°±²³½×÷−→←↑↓✓✕';

/** Layout features that stay in the subsets. */
export const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'calt', 'locl', 'tnum', 'lnum', 'case'];

// Width of one character in em, averaged over the samples below, of fonts that visitors have before ours arrive.
// Arial and Arial Narrow as set in their metric twins Liberation Sans and Liberation Sans Narrow.
const TEXT_SAMPLE =
  'Съешь же ещё этих мягких французских булок, да выпей чаю. Старт первой волны в 09:20, финиш до 16:00, свободно 28 мест ' +
  'из 200, от 4 900 руб. Выберите билет и заполните данные участника: фамилия, имя, дата рождения. Choose a ticket and fill ' +
  'in the form before the start.';
const DISPLAY_SAMPLE =
  'МОСКВА САНКТ-ПЕТЕРБУРГ ЕКАТЕРИНБУРГ КАЗАНЬ НОВОСИБИРСК СОЧИ ПЕРМЬ ГРЯЗЬ СМОЕТСЯ ФИНИШ ОСТАНЕТСЯ КАЛЕНДАРЬ ФОРМАТЫ ' +
  'ПРОГРАММА ВОПРОСЫ КОРЗИНА БИЛЕТЫ RUN START';

type Fallback = { readonly local: readonly string[]; readonly width: number };
export type Source = {
  readonly family: string;
  readonly weight: number;
  readonly name: string;
  readonly file: string;
  readonly sample: string;
  /** The last one that is on the visitor's machine is used. */
  readonly fallbacks: readonly Fallback[];
};

export const SOURCES: readonly Source[] = [
  {
    family: 'Alumni Sans',
    weight: 900,
    name: 'alumni-900',
    sample: DISPLAY_SAMPLE,
    file: '@expo-google-fonts/alumni-sans/900Black/AlumniSans_900Black.ttf',
    fallbacks: [
      { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'], width: 0.6526 },
      {
        local: ['Arial Narrow Bold', 'ArialNarrow-Bold', 'Liberation Sans Narrow Bold', 'LiberationSansNarrow-Bold'],
        width: 0.5356,
      },
      { local: ['Impact'], width: 0.5 },
    ],
  },
  {
    family: 'Golos Text',
    weight: 400,
    name: 'golos-400',
    sample: TEXT_SAMPLE,
    file: '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
    fallbacks: [{ local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], width: 0.4799 }],
  },
  {
    family: 'Golos Text',
    weight: 700,
    name: 'golos-700',
    sample: TEXT_SAMPLE,
    file: '@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf',
    fallbacks: [
      { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'], width: 0.5127 },
    ],
  },
];

/** Texts of the licences that travel with the fonts, by file name. */
export const LICENCES: Readonly<Record<string, string>> = {
  'OFL-alumni-sans.txt': '@expo-google-fonts/alumni-sans/LICENSE_FONT',
  'OFL-golos-text.txt': '@expo-google-fonts/golos-text/LICENSE_FONT',
};
