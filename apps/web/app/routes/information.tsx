import { data } from 'react-router';
import { PageView } from '../features/information/page-view.tsx';
import { readPage } from '../features/information/read-page.ts';
import { formOfBlock } from '../features/support-form/form-of-block.tsx';
import type { Route } from './+types/information';

export const loader = async (args: Route.LoaderArgs) => {
  const read = await readPage(args);
  if (!read) throw data(null, { status: 404 });
  return read;
};

/** Of a preview alone: a page of visitors has none. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A page that the site itself names. */
const InformationPage = ({ loaderData }: Route.ComponentProps) => <PageView {...loaderData} form={formOfBlock} />;
export default InformationPage;
