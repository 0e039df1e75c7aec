import { refuse, type Refused } from '../../kernel/result.ts';

/** A file that is not taken: the exact text both as the message and at the field (API §16). */
export const badFile = (id: 'upload' | 'file_type' | 'file_size' | 'image_size'): Refused =>
  refuse({ code: 'validation', message: { id }, errors: { file: { id } } });
