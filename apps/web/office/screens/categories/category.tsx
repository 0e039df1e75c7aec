import { useQuery } from '@tanstack/react-query';
import type { CategoryFields as Fields, officeCategories, OfficeCategory } from '@trassa/contracts/office';
import { categoryGroups } from '@trassa/rules';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import css from '../starts/sales.module.css';
import { CategoryFields } from './category-fields.tsx';
import { CategoryStatus } from './category-status.tsx';
import { RemoveCategory } from './remove-category.tsx';

/** /admin/shop/categories/:id: titles, what it is of, and what was done to it. */
export const CategoryCard = () => {
  const { id = '' } = useParams();
  const category = useQuery(read(calls.categories.read, { params: { id } }));
  return <ReadState read={category}>{({ values }) => <Sheet key={values.public_id} category={values} />}</ReadState>;
};

const fieldsOf = ({ title_ru, title_en, group }: OfficeCategory): Fields => ({ title_ru, title_en, group });

const Sheet = ({ category }: { category: OfficeCategory }) => {
  const t = useTranslations('categories');
  const mayEdit = useMayInHouse()('shop.edit');
  const { public_id: id, published, others } = category;
  const card = useVersioned<Fields, typeof officeCategories.change>({
    call: calls.categories.change,
    newest: { values: fieldsOf(category), version: category.version },
    argsOf: (patch, version) => ({ params: { id }, body: { ...patch, version } }),
    draftKey: `category ${id}`,
  });
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  const inWords = (field: string, value: unknown): string => {
    const group = field === 'group' ? categoryGroups.find((one) => one === value) : undefined;
    return group ? t(`group.${group}`) : typeof value === 'string' ? value : '–';
  };
  return (
    <>
      <PageHead
        title={category.title_ru}
        isName
        state={<CategoryStatus category={category} />}
        facts={
          published + others > 0 ? (
            <Link to={`/shop/products?f.category=${id}`}>{t('counts', { published, others })}</Link>
          ) : (
            t('noProducts')
          )
        }
        present={{ kind: 'product_category', id }}
        actions={
          <>
            {published > 0 && (
              <a href={`/shop/category/${id}`} target="_blank" rel="noopener">
                {t('onSite')}
              </a>
            )}
            {mayEdit && <RemoveCategory category={category} />}
          </>
        }
      />
      <DraftNote card={card} />
      <Split side={<History call={calls.categories.history} id={id} />}>
        <Card title={t('about')}>
          <fieldset className={css['stack']} disabled={!mayEdit}>
            <CategoryFields values={card.values} set={card.set} errorOf={errorOf} />
          </fieldset>
          <p className={css['muted']}>{t('address', { path: `/shop/category/${id}` })}</p>
        </Card>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow
        card={card}
        label={(field) => (t.has(`field.${field}` as 'field.group') ? t(`field.${field}` as 'field.group') : field)}
        show={inWords}
      />
    </>
  );
};
