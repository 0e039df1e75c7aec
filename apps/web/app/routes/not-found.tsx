import type { Route } from './+types/not-found';
import { NotFound } from '../shared/shell/not-found.tsx';
import { readMissing } from '../shared/shell/read-missing.ts';
import { StartList } from '../shared/shell/start-list.tsx';

export const loader = (args: Route.LoaderArgs) => readMissing(args);

const NotFoundPage = ({ loaderData }: Route.ComponentProps) => <NotFound starts={loaderData.starts} list={StartList} />;
export default NotFoundPage;
