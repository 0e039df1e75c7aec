import { refuse, type Refused } from '../../kernel/result.ts';

type Reason = 'upload' | 'file_type' | 'file_size' | 'image_size' | 'pdf_active' | 'pdf_unreadable';

/** A file that is not taken: the exact text both as the message and at the field (API §16). */
export const badFile = (id: Reason): Refused =>
  refuse({ code: 'validation', message: { id }, errors: { file: { id } } });
