import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import { calls } from '../../generated/calls.ts';
import { getToken } from '../session.ts';
import { callHeaders } from './browser-client.ts';
import { endWorthless } from './end-worthless.ts';

export type UploadedFile = { public_id: string; name: string };
/** What the server checks it for: a ticket's document (pdf or a picture, 4 MB), or a picture (2 MB). */
export type UploadPurpose = 'ticket' | 'image';
type Watch = { onProgress(share: number): void; signal?: AbortSignal };

/** Sends a file (API §16) and tells the share that went, 0…1: `fetch` cannot. Rejects as the contract's client does. */
export const uploadFile = (file: File, purpose: UploadPurpose, { onProgress, signal }: Watch): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('purpose', purpose);
    form.append('file', file);
    const token = getToken();
    const refuse = (error: HttpError): void => {
      endWorthless(error, token, true);
      reject(error);
    };
    const request = new XMLHttpRequest();
    request.open(calls.files.upload.method, calls.files.upload.path);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onerror = () => reject(new NoAnswerError('Network Error'));
    request.onabort = () => reject(new NoAnswerError('Request aborted'));
    request.onload = () => {
      if (request.status < 400) resolve(request.response as UploadedFile);
      else refuse(new HttpError(request.status, (request.response as { message: string } | null) ?? { message: '' }));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
