import { PageHead, Wrap } from '../shared/ui/layout/layout.tsx';
import { Data, Marks, Messages } from './kit/content.tsx';
import { Controls } from './kit/controls.tsx';
import css from './kit/kit.module.css';
import { samples } from './kit/samples.ts';

/** Every component with its states; the route exists in development only. */
const KitPage = () => (
  <Wrap>
    <title>{samples.title}</title>
    <PageHead>
      <h1>{samples.title}</h1>
    </PageHead>
    <div className={css['kit']}>
      <Controls />
      <Marks />
      <Messages />
      <Data />
    </div>
  </Wrap>
);
export default KitPage;
