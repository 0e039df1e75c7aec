import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import { saveFile } from '../../../app/shared/save-file.ts';
import { getToken } from '../../../app/shared/session.ts';

/** A file that is given to this session by a link. */
export const saveByLink = async (url: string): Promise<void> => {
  const token = getToken();
  const headers = { language: document.documentElement.lang, ...(token ? { authorization: token } : {}) };
  const response = await fetch(url, { headers }).catch(() => null);
  if (!response) throw new NoAnswerError('Network Error');
  if (!response.ok) throw new HttpError(response.status, (await response.json()) as { message: string });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const body = await response.blob().catch(() => null);
  if (!body) throw new NoAnswerError('Network Error');
  saveFile(body, name ?? 'file');
};
