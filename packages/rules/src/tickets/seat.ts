/** The most start numbers or seats that one list tells of (API §9). */
export const numbersAtOnceMax = 500;

type Language = 'ru' | 'en';
/** A seat as its plan calls it; null: the ticket has none, or the plan does not name that part. */
export type Seat = { readonly sector: string | null; readonly row: string | null; readonly place: string | null };

const words: Readonly<Record<Language, Readonly<Record<keyof Seat, string>>>> = {
  ru: { sector: 'сектор', row: 'ряд', place: 'место' },
  en: { sector: 'sector', row: 'row', place: 'seat' },
};
const parts = ['sector', 'row', 'place'] as const;

/** 'Сектор A, ряд 3, место 12', as it stands on cards, plans, files and letters; '' without a seat. */
export const seatText = (seat: Seat, language: Language): string => {
  const text = parts.flatMap((part) => (seat[part] ? [`${words[language][part]} ${seat[part]}`] : [])).join(', ');
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
};
