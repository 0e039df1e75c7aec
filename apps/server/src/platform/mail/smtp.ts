import { createTransport } from 'nodemailer';
import type { MailAddress } from '../config.ts';
import type { InlinePicture, Mail } from './letter.ts';

const seconds = 1000;

/** Beside the HTML that shows it (multipart/related), under a name of its own: some programs list it as a file all the same. */
const inline = ({ cid, contentType, content }: InlinePicture) => ({
  filename: `${cid}.${contentType.split('/')[1] ?? 'bin'}`,
  cid,
  contentType,
  content,
  contentDisposition: 'inline' as const,
});

/** A real mail server. Addresses go as `{name, address}` objects: a text could carry a comma and mail somebody else. */
export const createSmtp = (url: string, from: MailAddress): Mail => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split('@').at(-1) ?? 'localhost';
  return {
    destination: new URL(url).host,
    async send({ to, fromName, subject, text, html, pictures, attachments, replyTo, unsubscribe, id }) {
      await transport.sendMail({
        from: fromName === undefined ? from : { name: fromName, address: from.address },
        to,
        subject,
        text,
        html,
        attachments: [...(pictures ?? []).map(inline), ...(attachments ?? [])],
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(unsubscribe !== undefined && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        messageId: `<${id}@${domain}>`,
      });
    },
    close: () => transport.close(),
  };
};
