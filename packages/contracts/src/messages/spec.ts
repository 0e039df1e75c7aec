export type Language = 'ru' | 'en';
/** A message with its values: `{id: 'age_min', age_min: 18}`. */
export type MessageSpec = { readonly id: string } & Readonly<Record<string, string | number>>;
