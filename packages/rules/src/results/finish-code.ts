const pattern = /^[A-Za-z0-9_-]{3,64}\.[A-Za-z0-9_-]{24}$/;

/** The code of a finisher's certificate out of what was typed or pasted, a whole link too; null: it cannot be one (RESULT-09). */
export const readFinishCode = (text: string): string | null => {
  const [path = ''] = text.trim().split(/[?#]/);
  const code = path.replace(/\/+$/, '').split('/').at(-1)?.replace(/\s+/g, '') ?? '';
  return pattern.test(code) ? code : null;
};

/** What is wrong with a typed code; null: it may be one. */
export const checkFinishCode = (text: string): { id: 'required' | 'finish_code_unknown' } | null => {
  if (text.trim() === '') return { id: 'required' };
  return readFinishCode(text) === null ? { id: 'finish_code_unknown' } : null;
};
