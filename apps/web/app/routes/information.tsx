import { pagePath } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { data, redirect } from 'react-router';
import { PageBlocks } from '../features/information/page-blocks.tsx';
import { PageCover } from '../features/information/page-cover.tsx';
import { segmentOf } from '../features/information/segments.ts';
import { SupportForm } from '../features/support-form/support-form.tsx';
import { calls } from '../generated/calls.ts';
import { found, serverClient } from '../shared/api/server-client.ts';
import { Seo } from '../shared/seo.tsx';
import { Wrap } from '../shared/ui/layout/layout.tsx';
import { Note } from '../shared/ui/states/note.tsx';
import type { Route } from './+types/information';

export const loader = async (args: Route.LoaderArgs) => {
  const { pathname, search, searchParams } = args.url;
  const path = pathname.replace(/\/$/, '');
  const slug = path.split('/').at(-1) ?? '';
  // What cannot be the address of a page asks the database nothing.
  if (!/^[a-z0-9_-]{1,64}$/.test(slug)) throw data(null, { status: 404 });
  const client = serverClient(args);
  const word = searchParams.get('preview');
  if (word !== null) {
    // A page as it is written now, for whoever was given its link (BO-088): nobody keeps it or finds it by a search.
    const { values: page } = await found(client(calls.content.pageDraft, { params: { word } }));
    const preview = page.is_shown ? ('previewShown' as const) : ('preview' as const);
    return data({ page, path, preview }, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
  }
  const { values: page } = await found(client(calls.content.page, { params: { slug } }));
  const at = pagePath(page.slug);
  // An earlier address, or one of a page that another one replaces; kept as long as any page, for it may change again.
  if (at !== path)
    throw redirect(`${at}${search}`, { status: 301, headers: { 'cache-control': 'public, max-age=30' } });
  return { page, path, preview: null };
};

/** Of a preview alone: a page of visitors has none. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** An information page out of the blocks that an editor keeps, each form in its place (PAGE-01…03, DEC-22). */
const InformationPage = ({ loaderData: { page, path, preview } }: Route.ComponentProps) => {
  const t = useTranslations('information');
  return (
    <>
      <Seo title={page.title} description={page.description} path={path} noIndex={page.archived || preview !== null} />
      {preview !== null && (
        <Wrap>
          <Note kind="warn" role="status">
            <p>{t(preview)}</p>
          </Note>
        </Wrap>
      )}
      <PageCover page={page} segment={segmentOf(path)} isChild={path.split('/').length > 2} />
      <PageBlocks
        blocks={page.blocks}
        form={({ support_type, title, text, russian }) => (
          <SupportForm
            key={support_type}
            supportType={support_type}
            title={title}
            text={text}
            lang={russian ? 'ru' : undefined}
          />
        )}
      />
    </>
  );
};
export default InformationPage;
