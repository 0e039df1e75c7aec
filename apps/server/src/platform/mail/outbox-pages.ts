import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A letter or an SMS as the outbox keeps it. */
type StoredLetter = {
  channel: 'mail' | 'sms';
  to: string;
  subject?: string;
  text: string;
  html?: string;
  pictures?: { cid: string; contentType: string; content: string }[];
  attachments?: { filename: string }[];
  created: string;
};

const newest = 200;
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `:root{color-scheme:light dark}body{margin:0 auto;max-width:760px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}
h1{font-size:28px;line-height:1.2}ol{list-style:none;padding:0}li{padding:12px 0;border-top:1px solid #8888}
a{font-weight:700}small{display:block;opacity:.75}iframe{width:100%;height:80vh;border:1px solid #8888;background:#fff}
pre{white-space:pre-wrap;font:inherit;padding:16px;border:1px solid #8888}`;
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";
/** The letter itself runs nothing and reaches nothing, whatever stands in it. */
const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups";

/** A browser knows no parts of a letter: what it shows inside stands in the page itself. */
const withPictures = (html: string, pictures: StoredLetter['pictures']): string =>
  (pictures ?? []).reduce(
    (text, { cid, contentType, content }) =>
      text.replaceAll(`src="cid:${cid}"`, `src="data:${escape(contentType)};base64,${escape(content)}"`),
    html,
  );

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escape(title)}</title><style>${style}</style><body><h1>${escape(title)}</h1>${body}</body></html>`;

const namesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .reverse();
};

/**
 * Development only: the letters and SMS that the outbox holds, as a person would read them. Links in them sign people in,
 * so a server that others can reach never shows these pages.
 */
export const outboxPages = (app: FastifyInstance, folder: string): void => {
  const read = async (name: string): Promise<StoredLetter | null> => {
    if (!(await namesIn(folder)).includes(name)) return null;
    return JSON.parse(await readFile(path.join(folder, name), 'utf8')) as StoredLetter;
  };
  const titleOf = ({ subject, text }: StoredLetter): string => subject ?? text.slice(0, 60);

  app.get('/letters', async (_req, reply) => {
    const names = (await namesIn(folder)).slice(0, newest);
    const rows = await Promise.all(
      names.map(async (name) => {
        const kept = await read(name);
        if (!kept) return '';
        const facts = `${kept.channel === 'sms' ? 'SMS' : 'Письмо'} · ${escape(kept.to)} · ${escape(kept.created)}`;
        return `<li><a href="/letters/${encodeURIComponent(name)}">${escape(titleOf(kept))}</a><small>${facts}</small></li>`;
      }),
    );
    const list = rows.length
      ? `<ol>${rows.join('')}</ol>`
      : '<p>Писем ещё нет: купите билет или зарегистрируйтесь.</p>';
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page('Письма и SMS', list));
  });

  app.get<{ Params: { name: string } }>('/letters/:name', async (req, reply) => {
    const kept = await read(req.params.name);
    if (!kept) return reply.refuse({ code: 'not_found' });
    const files = (kept.attachments ?? []).map(({ filename }) => `<li>${escape(filename)}</li>`).join('');
    const html = kept.html
      ? `<iframe src="/letters/${encodeURIComponent(req.params.name)}/html" title="Письмо"></iframe>`
      : '';
    const body = `<p><a href="/letters">Все письма</a> · ${escape(kept.to)}</p>${html}<h2>Простым текстом</h2><pre>${escape(kept.text)}</pre>${
      files && `<h2>Вложения</h2><ul>${files}</ul>`
    }`;
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page(titleOf(kept), body));
  });

  app.get<{ Params: { name: string } }>('/letters/:name/html', async (req, reply) => {
    const kept = await read(req.params.name);
    if (!kept?.html) return reply.refuse({ code: 'not_found' });
    return reply
      .header('content-security-policy', letterPolicy)
      .type('text/html; charset=utf-8')
      .send(withPictures(kept.html, kept.pictures));
  });
};
