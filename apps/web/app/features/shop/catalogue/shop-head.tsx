import { Crumbs } from '../../../shared/ui/layout/crumbs.tsx';
import { PageHead } from '../../../shared/ui/layout/layout.tsx';
import css from './shop-head.module.css';
import { ShopSearch } from './shop-search.tsx';

type Props = {
  title: string;
  lead?: string;
  /** The child segment of the breadcrumbs. */
  child?: string;
  /** What is looked for. */
  text?: string;
  error?: string | undefined;
};

/** Title of a page of the shop with the search of goods beside it. */
export const ShopHead = ({ title, lead, child, text, error }: Props) => (
  <PageHead>
    <Crumbs segment="shop" child={child} />
    <div className={css['head']}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={css['lead']}>{lead}</p>}
      </div>
      <ShopSearch text={text} error={error} />
    </div>
  </PageHead>
);
