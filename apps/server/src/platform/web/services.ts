/**
 * What the server gives to the web's `render(request, services)`. The web declares the same type in `app/ssr.ts`: the
 * applications do not import each other.
 */
export type WebServices = {
  /** The API in this very process: `fetchApi('/api/event/list', { headers })`. */
  fetchApi(path: string, init: RequestInit): Promise<Response>;
  /** CSP nonce that every inline script and style of this page must carry. */
  nonce: string;
  /** Public origin, without a slash at the end. */
  siteUrl: string;
  /** Takes faults of rendering and loaders. */
  reportError?(error: unknown): void;
};

/** The web's build (`build/server/index.js`) or, in development, `app/ssr.ts` through Vite. */
export type Web = {
  render(request: Request, services: WebServices): Promise<Response>;
  /** Every word of a query that a page reads; the rest reaches no page. */
  readonly queryKeys: readonly string[];
};
