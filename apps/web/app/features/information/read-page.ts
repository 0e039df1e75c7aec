import { pagePath } from '@trassa/rules';
import { data, redirect } from 'react-router';
import { calls } from '../../generated/calls.ts';
import { orNull, serverClient } from '../../shared/api/server-client.ts';

type Args = Parameters<typeof serverClient>[0] & { readonly url: URL };

/** Of a preview: nobody keeps it or finds it by a search. */
const unseen = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** The page of an address; null: there is none. An earlier address leads to the one that the page has now. */
export const readPage = async (args: Args) => {
  const { pathname, search, searchParams } = args.url;
  const path = pathname.replace(/\/$/, '');
  const slug = path.split('/').at(-1) ?? '';
  // What cannot be the address of a page asks the database nothing.
  if (!/^[a-z0-9_-]{1,64}$/.test(slug)) return null;
  const client = serverClient(args);
  const word = searchParams.get('preview');
  if (word !== null) {
    // A page as it is written now, for whoever was given its link (BO-088).
    const draft = await orNull(client(calls.content.pageDraft, { params: { word } }));
    if (!draft) return null;
    const { values: page } = draft;
    const at = pagePath(page.slug);
    // Below the address of another page it would pass for that one.
    if (at !== path) throw redirect(`${at}${search}`, { status: 302, headers: unseen });
    const preview = page.is_shown ? ('previewShown' as const) : ('preview' as const);
    return data({ page, path, preview }, { headers: unseen });
  }
  const answer = await orNull(client(calls.content.page, { params: { slug } }));
  if (!answer) return null;
  const { values: page } = answer;
  const at = pagePath(page.slug);
  // An earlier address, or one of a page that another one replaces; kept as long as any page, for it may change again.
  if (at !== path)
    throw redirect(`${at}${search}`, { status: 301, headers: { 'cache-control': 'public, max-age=30' } });
  return data({ page, path, preview: null });
};
