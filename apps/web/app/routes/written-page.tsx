import { PageView } from '../features/information/page-view.tsx';
import { readPage } from '../features/information/read-page.ts';
import { formOfBlock } from '../features/support-form/form-of-block.tsx';
import { NotFound } from '../shared/shell/not-found.tsx';
import { readMissing } from '../shared/shell/read-missing.ts';
import { StartList } from '../shared/shell/start-list.tsx';
import type { Route } from './+types/written-page';

export const loader = async (args: Route.LoaderArgs) => (await readPage(args)) ?? readMissing(args);

/** Of a preview alone: a page of visitors has none. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A page that an editor has added; most words that nobody has written are asked for here too (ERR-31). */
const WrittenPage = ({ loaderData }: Route.ComponentProps) =>
  'page' in loaderData ? (
    <PageView {...loaderData} form={formOfBlock} />
  ) : (
    <NotFound starts={loaderData.starts} list={StartList} />
  );
export default WrittenPage;
