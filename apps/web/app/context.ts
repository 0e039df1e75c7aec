import { createContext } from 'react-router';

/** What the server gives to one rendering: calls without the network, the nonce of the page, the public address. */
export type WebServices = {
  /** Answers an API call in the process; `path` starts with `/api`. */
  fetchApi(path: string, init: RequestInit): Promise<Response>;
  /** Stamped on every inline script (Content-Security-Policy). */
  nonce: string;
  /** Public address without a slash at the end. */
  siteUrl: string;
  /** Takes faults of rendering and loaders; without it they go to the console. */
  reportError?(error: unknown): void;
};

export const servicesContext = createContext<WebServices>();
