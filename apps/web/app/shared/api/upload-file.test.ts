import { afterEach, expect, it, vi } from 'vitest';
import { uploadFile } from './upload-file.ts';

const sent: FormData[] = [];

/** As much of the browser's request as an upload needs: it answers at once. */
class Sender {
  upload = { onprogress: null };
  status = 200;
  response = { public_id: 'f1', name: 'finish.png' };
  onload: (() => void) | null = null;
  open(): void {}
  setRequestHeader(): void {}
  send(form: FormData): void {
    sent.push(form);
    this.onload?.();
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

it('says what a file is for, or the server takes a picture for a document (CLUB-07)', async () => {
  vi.stubGlobal('XMLHttpRequest', Sender);
  vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
  const file = new File(['x'], 'finish.png', { type: 'image/png' });
  await uploadFile(file, 'image', { onProgress: () => {} });
  await uploadFile(file, 'ticket', { onProgress: () => {} });
  expect(sent.map((form) => form.get('purpose'))).toEqual(['image', 'ticket']);
});
