import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { servicesContext, type WebServices } from './context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders a page, or the data of a page for a link inside the site (`*.data`). */
export const render = (request: Request, services: WebServices): Promise<Response> => {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return handle(request, context);
};

export { queryKeys } from './query-keys.ts';
export type { WebServices };
