import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { servicesContext } from './context.ts';
import { LanguageProvider } from './shared/i18n/language.tsx';
import { loadMessages } from './shared/i18n/load-messages.ts';
import { messagesOf } from './shared/i18n/messages.server.ts';
import { languageOf } from './shared/i18n/request-language.ts';
import { NonceProvider } from './shared/document/nonce.tsx';
import { later } from './shared/document/start-scripts.ts';
import { stylesWithin } from './shared/document/styles-within.server.ts';

const LIMIT = 6000;

/**
 * The page is complete without its scripts: styles, fonts and the first picture go over a slow line first. The router
 * has no setting for it, and the browser takes all of them as urgent; `startScript` of the page wakes them in time.
 */
const scriptsLast = (page: string): string =>
  page
    .replaceAll('<link rel="modulepreload"', `<link rel="${later}"`)
    .replaceAll(/(<script [^>]*)type="module"/g, `$1type="${later}"`);

/** In development the page stays as React wrote it: Vite looks after its files. */
const arrange = (page: string, nonce: string): string =>
  import.meta.env.DEV ? page : stylesWithin(scriptsLast(page), nonce);

/** The page is sent whole, so that it can be kept in the micro-cache and never stops half-way. */
const handleRequest = async (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> => {
  const { nonce } = context.get(servicesContext);
  const language = languageOf(request);
  let code = status;
  const page = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider nonce={nonce}>
        <LanguageProvider language={language} messages={messagesOf(language)} load={loadMessages}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </LanguageProvider>
      </NonceProvider>,
      {
        nonce,
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer);
          pipe(whole);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error) {
          code = 500;
          report(error, context);
        },
      },
    );
    const timer = setTimeout(() => abort(), LIMIT);
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', language);
  return new Response(arrange(page, nonce), { status: code, headers });
};

const report = (error: unknown, context: Readonly<RouterContextProvider>): void => {
  const { reportError = console.error } = context.get(servicesContext);
  reportError(error);
};

/** A page that is not there or a visitor who left is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  report(error, context);
};

export default handleRequest;
