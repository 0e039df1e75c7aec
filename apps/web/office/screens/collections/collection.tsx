import { useQuery } from '@tanstack/react-query';
import type { CollectionSaid, OfficeCollection, officeCollections } from '@trassa/contracts/office';
import { collectionShown } from '@trassa/rules';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { useChangeWords } from '../../shared/words/change-words.ts';
import css from '../starts/sales.module.css';
import { CollectionActs } from './collection-acts.tsx';
import { CollectionGoods } from './collection-goods.tsx';
import { CollectionState } from './collection-state.tsx';
import { CollectionTitles } from './collection-titles.tsx';

/** /admin/shop/collections/:id: headings and products of one collection, and what was done to it. */
export const CollectionCard = () => {
  const { id = '' } = useParams();
  const collection = useQuery(read(calls.collections.read, { params: { id } }));
  return (
    <ReadState read={collection}>{({ values }) => <Sheet key={values.public_id} collection={values} />}</ReadState>
  );
};

const Sheet = ({ collection }: { collection: OfficeCollection }) => {
  const t = useTranslations('collections');
  const locale = useLocale();
  const { number } = useFormat();
  const { valueOf } = useChangeWords();
  const { public_id: id, state, place, title_ru, title_en, products, may_edit: mayEdit } = collection;
  const card = useVersioned<CollectionSaid, typeof officeCollections.change>({
    call: calls.collections.change,
    newest: { values: { title_ru, title_en, products }, version: collection.version },
    argsOf: (patch, version) => ({ params: { id }, body: { ...patch, version } }),
    draftKey: `collection ${id}`,
  });
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  return (
    <>
      <PageHead
        title={(locale === 'en' && title_en) || title_ru}
        isName
        facts={t(`value.place.${place}`)}
        state={<CollectionState state={state} />}
        present={{ kind: 'product_collection', id }}
        actions={mayEdit && <CollectionActs collection={collection} isSaved={card.count === 0} />}
      />
      <DraftNote card={card} />
      <Split side={<History call={calls.collections.history} id={id} />}>
        <Card title={t('titles')}>
          <fieldset className={css['stack']} disabled={!mayEdit}>
            <CollectionTitles values={card.values} set={card.set} errorOf={errorOf} />
          </fieldset>
          <p className={css['muted']}>
            {t(`placeText.${place}`, { count: number(collectionShown) })}
            {state === 'published' && ` ${t('atOnce')}`}
          </p>
        </Card>
        <CollectionGoods
          value={card.values.products}
          known={collection.goods}
          mayEdit={mayEdit}
          error={errorOf('products')}
          onChange={(value) => card.set('products', value)}
        />
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
        label={(field) => (t.has(`field.${field}` as 'field.place') ? t(`field.${field}` as 'field.place') : field)}
        show={valueOf}
      />
    </>
  );
};
