import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import { getToken } from '../../../app/shared/session.ts';

/** Sends a document of a participant, as the site does (API §16); the id that comes back is what a form names. */
export const sendFile = async (file: File): Promise<{ public_id: string; name: string }> => {
  const body = new FormData();
  body.append('purpose', 'ticket');
  body.append('file', file);
  const token = getToken();
  const headers = { language: document.documentElement.lang, ...(token ? { authorization: token } : {}) };
  const response = await fetch('/api/files/upload', { method: 'POST', body, headers }).catch(() => null);
  if (!response) throw new NoAnswerError('Network Error');
  const answer = (await response.json()) as { message: string; public_id: string; name: string };
  if (!response.ok) throw new HttpError(response.status, answer);
  return answer;
};
