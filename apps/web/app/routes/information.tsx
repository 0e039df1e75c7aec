import { data } from 'react-router';
import { PageBlocks } from '../features/information/page-blocks.tsx';
import { PageCover } from '../features/information/page-cover.tsx';
import { segmentOf } from '../features/information/segments.ts';
import { SupportForm } from '../features/support-form/support-form.tsx';
import { calls } from '../generated/calls.ts';
import { found, serverClient } from '../shared/api/server-client.ts';
import { Seo } from '../shared/seo.tsx';
import type { Route } from './+types/information';

export const loader = async (args: Route.LoaderArgs) => {
  const path = args.url.pathname.replace(/\/$/, '');
  const slug = path.split('/').at(-1);
  if (!slug) throw data(null, { status: 404 });
  const { values: page } = await found(serverClient(args)(calls.content.page, { params: { slug } }));
  return { page, path };
};

/** An information page out of the blocks that an editor keeps, each form in its place (PAGE-01…03, DEC-22). */
const InformationPage = ({ loaderData: { page, path } }: Route.ComponentProps) => (
  <>
    <Seo title={page.title} description={page.description} path={path} noIndex={page.archived} />
    <PageCover page={page} segment={segmentOf(path)} isChild={path.split('/').length > 2} />
    <PageBlocks
      blocks={page.blocks}
      form={({ support_type, title, text }) => (
        <SupportForm key={support_type} supportType={support_type} title={title} text={text} />
      )}
    />
  </>
);
export default InformationPage;
