import type { ErrorAnswer } from '@trassa/contracts/client';

/** What the server refused: by field of the form, and in a sentence where no field is concerned. */
export type Refusal = { fields: Readonly<Record<string, string>>; message: string | null };

/** Refusals about one thing name no field: they belong to the field that can be changed. */
const fieldsOfCodes: Readonly<Record<string, string>> = {
  age: 'birth_date',
  number_taken: 'number',
  size_unavailable: 'item_size',
};

/** Sorts an answer of 400 to the fields of the participant form; paths of the wire begin with `info.` or not. */
export const refusalOf = ({ errors, code, message }: ErrorAnswer): Refusal => {
  const named = Object.entries(errors ?? {}).map(([path, text]) => [path.replace(/^info\./, ''), text] as const);
  if (named.length > 0) return { fields: Object.fromEntries(named), message: null };
  const field = fieldsOfCodes[code ?? ''];
  return field ? { fields: { [field]: message }, message: null } : { fields: {}, message };
};
