import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail } from './letter.ts';

/** Writes each letter as one JSON file `{channel, to, subject, text, html, attachments, created}` instead of sending it. */
export const createOutbox = (folder: string): Mail => ({
  destination: folder,
  async send(letter) {
    await mkdir(folder, { recursive: true });
    const created = new Date().toISOString();
    const attachments = (letter.attachments ?? []).map((one) => ({
      filename: one.filename,
      contentType: one.contentType,
      content: one.content.toString('base64'),
    }));
    const { to, subject, text, html } = letter;
    const name = `${created.replace(/[:.]/g, '-')}-${letter.id.replace(/[^A-Za-z0-9_-]/g, '_')}.json`;
    const file = path.join(folder, name);
    await writeFile(
      `${file}.part`,
      JSON.stringify(
        { channel: 'mail', to: to.address, name: to.name, subject, text, html, attachments, created },
        null,
        2,
      ),
    );
    await rename(`${file}.part`, file);
  },
  close() {},
});
