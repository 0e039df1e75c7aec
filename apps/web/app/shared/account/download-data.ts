import { type ErrorAnswer, HttpError, NoAnswerError } from '@trassa/contracts/client';
import { callHeaders } from '../api/browser-client.ts';
import { endWorthless } from '../api/end-worthless.ts';
import { saveFile } from '../save-file.ts';
import { getToken } from '../session.ts';

type Source = { readonly method: string; readonly path: string; /** Sent as JSON. */ readonly body?: unknown };
type Watch = { /** Bytes that have come so far. */ onProgress(bytes: number): void };

const asProblem = async (answer: Response): Promise<HttpError> => {
  const told = (await answer.json().catch(() => null)) as ErrorAnswer | null;
  const wait = Number(answer.headers.get('retry-after'));
  return new HttpError(answer.status, told ?? { message: '' }, Number.isFinite(wait) && wait > 0 ? wait : null);
};

/** The chunks are gathered before they are a file: the token goes in a header, so no link can fetch it. */
const gather = async (answer: Response, { onProgress }: Watch): Promise<Blob> => {
  const reader = answer.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return new Blob(parts, { type: 'application/json' });
    parts.push(next.value);
    bytes += next.value.byteLength;
    onProgress(bytes);
  }
};

/** Downloads own data as a file (DEC-38, DEC-120). Rejects as the contract's client does. */
export const downloadData = async ({ method, path, body }: Source, watch: Watch): Promise<void> => {
  const token = getToken();
  const headers = { ...callHeaders(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(path, { method, headers, ...content }).catch(() => {
    throw new NoAnswerError('Network Error');
  });
  if (!answer.ok) {
    const problem = await asProblem(answer);
    endWorthless(problem, token, true);
    throw problem;
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await gather(answer, watch), name ?? 'data.json');
};
