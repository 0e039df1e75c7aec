import type { MessageSpec } from '../message.ts';

/** Bytes, CONST-15 */
export const ticketFileLimit = 4 * 1024 * 1024;
/** Bytes, CONST-16 */
export const imageLimit = 2_097_152;
/** For `accept` of the file input (TICKET-25). */
export const ticketFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** CONST-17 */
export const imageTypes = ['image/jpeg', 'image/png'] as const;

/** What the browser can tell of a picture before it sends it: jpg, jpeg or png of at most 2 MB (CONST-16, CONST-17). */
export const checkImage = ({ size, type }: { size: number; type: string }): MessageSpec | null => {
  if (!imageTypes.some((known) => known === type)) return { id: 'file_type' };
  if (size > imageLimit) return { id: 'image_size' };
  return size > 0 ? null : { id: 'upload' };
};

/** What the browser can tell before sending a licence or a document (TICKET-24, TICKET-25); the server looks inside. */
export const checkTicketFile = ({ size, type }: { size: number; type: string }): MessageSpec | null => {
  if (!ticketFileTypes.some((known) => known === type)) return { id: 'file_type' };
  if (size > ticketFileLimit) return { id: 'file_size' };
  return size > 0 ? null : { id: 'upload' };
};
