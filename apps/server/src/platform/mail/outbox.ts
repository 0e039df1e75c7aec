import { writeOutboxFile } from '../outbox-file.ts';
import type { Mail } from './letter.ts';

/** Writes each letter as one JSON file `{channel, to, fromName?, replyTo?, subject, text, html, pictures, attachments, created}` instead of sending it. */
export const createOutbox = (folder: string): Mail => ({
  destination: folder,
  async send({ to, fromName, subject, text, html, pictures, attachments, replyTo, unsubscribe, id }) {
    const created = new Date().toISOString();
    const files = (attachments ?? []).map((one) => ({
      filename: one.filename,
      contentType: one.contentType,
      content: one.content.toString('base64'),
    }));
    const shown = (pictures ?? []).map(({ cid, contentType, content }) => ({
      cid,
      contentType,
      content: content.toString('base64'),
    }));
    await writeOutboxFile(folder, id, {
      channel: 'mail',
      to: to.address,
      name: to.name,
      ...(fromName !== undefined && { fromName }),
      ...(replyTo !== undefined && { replyTo }),
      ...(unsubscribe !== undefined && { unsubscribe }),
      subject,
      text,
      html,
      pictures: shown,
      attachments: files,
      created,
    });
  },
  close() {},
});
