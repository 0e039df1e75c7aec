import { type ErrorAnswer, HttpError, NoAnswerError } from '@trassa/contracts/client';
import { calls } from '../../generated/calls.ts';
import { callHeaders } from '../../shared/api/browser-client.ts';

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

const keep = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** Downloads the own data as a file (DEC-38). Rejects as the contract's client does. */
export const downloadExport = async (watch: Watch): Promise<void> => {
  const { method, path } = calls.profile.export;
  const answer = await fetch(path, { method, headers: callHeaders() }).catch(() => {
    throw new NoAnswerError('Network Error');
  });
  if (!answer.ok) throw await asProblem(answer);
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  keep(await gather(answer, watch), name ?? 'data.json');
};
