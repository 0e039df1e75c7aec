import { type Client, HttpError, makeClient } from '@trassa/contracts/client';
import { data, type RouterContextProvider } from 'react-router';
import { servicesContext } from '../../context.ts';
import { languageOf } from '../i18n/request-language.ts';

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The contract's client for loaders: in the process, in the page's language, without anything personal. */
export const serverClient = ({ request, context }: LoaderArgs): Client => {
  const { fetchApi } = context.get(servicesContext);
  const language = languageOf(request);
  return makeClient({ fetch: (url, init) => fetchApi(url, init), headers: () => ({ language }) });
};

/** The answer of a call in a loader; null: 404. */
export const orNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
};

/** The answer of a call in a loader; 404 becomes the not-found page. */
export const found = async <T extends object>(answer: Promise<T>): Promise<T> => {
  const given = await orNull(answer);
  if (given === null) throw data(null, { status: 404 });
  return given;
};

/** Public address without a slash at the end, for canonical links. */
export const siteUrlOf = ({ context }: LoaderArgs): string => context.get(servicesContext).siteUrl;
