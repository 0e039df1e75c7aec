import { useQuery } from '@tanstack/react-query';
import type { OfficeWay, officeWays } from '@trassa/contracts/office';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem, hasProblemWithin } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
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
import delivery from './delivery.module.css';
import { TariffGrid } from './tariff-grid.tsx';
import { type WayTyped, wholeTariffs } from './typed-tariffs.ts';
import { WayActs } from './way-acts.tsx';
import { WayState } from './way-state.tsx';
import { WayWords } from './way-words.tsx';

/** /admin/shop/delivery/:id: words and tariffs of one way, and what was done to it. */
export const Way = () => {
  const { id = '' } = useParams();
  const way = useQuery(read(calls.ways.read, { params: { id } }));
  return <ReadState read={way}>{({ values }) => <Sheet key={values.public_id} way={values} />}</ReadState>;
};

const valuesOf = ({ name_ru, name_en, description_ru, description_en, tariffs }: OfficeWay): WayTyped => ({
  name_ru,
  name_en,
  description_ru,
  description_en,
  tariffs,
});

const Sheet = ({ way }: { way: OfficeWay }) => {
  const t = useTranslations('delivery');
  const { valueOf } = useChangeWords();
  const { public_id: id, may_edit: mayEdit } = way;
  const card = useVersioned<WayTyped, typeof officeWays.change>({
    call: calls.ways.change,
    newest: { values: valuesOf(way), version: way.version },
    argsOf: ({ tariffs, ...words }, version) => ({
      params: { id },
      body: { ...words, ...(tariffs && { tariffs: wholeTariffs(tariffs) ?? [] }), version },
    }),
    draftKey: `delivery method ${id}`,
  });
  const isWhole = wholeTariffs(card.values.tariffs) !== null;
  const errorOf = (path: string): string | undefined => {
    const [, index, field] = path.split('.');
    const tariff = card.patch.tariffs?.[Number(index)];
    const isLacking = field !== undefined && tariff?.[field as keyof typeof tariff] === null;
    return isLacking ? t('typeNumber') : fieldProblem(card.error, path);
  };
  const isTold =
    Object.keys(card.values).some((field) => errorOf(field) !== undefined) || hasProblemWithin(card.error, 'tariffs');
  return (
    <>
      <PageHead
        title={way.name}
        isName
        state={<WayState state={way.state} />}
        facts={[t(`carrier.${way.carrier}`), t(`goods.${way.goods}`), t('sentCount', { count: way.sent })].join(', ')}
        present={{ kind: 'delivery_method', id }}
        actions={<WayActs way={way} isSaved={card.count === 0} />}
      />
      <DraftNote card={card} />
      <fieldset className={delivery['sheet']} disabled={!mayEdit}>
        <Card title={t('tariffs')} isFlush aside={<Link to="/shop/zones">{t('toZones')}</Link>}>
          <TariffGrid
            tariffs={card.values.tariffs}
            mayEdit={mayEdit}
            errorOf={errorOf}
            onChange={(tariffs) => card.set('tariffs', tariffs)}
          />
        </Card>
      </fieldset>
      <Split
        side={
          <>
            {way.carrier === 'pickup' && <Points way={way} />}
            <Place way={way} isSaved={card.count === 0} />
            <History call={calls.ways.history} id={id} />
          </>
        }
      >
        <Card title={t('words')}>
          <fieldset className={css['stack']} disabled={!mayEdit}>
            <WayWords values={card.values} set={card.set} errorOf={errorOf} />
          </fieldset>
          <p className={css['muted']}>{t('atOnce')}</p>
        </Card>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={() => isWhole && card.save()}
        onUndo={card.undo}
      />
      <ConflictWindow
        card={card}
        label={(field) => (field === 'tariffs' ? t('tariffs') : t(`field.${field}` as 'field.name_ru'))}
        show={valueOf}
      />
    </>
  );
};

const Points = ({ way }: { way: OfficeWay }) => {
  const t = useTranslations('delivery');
  const { public_id: id, points, hidden_points: hidden, may_edit: mayEdit } = way;
  return (
    <Card title={t('points')}>
      <div className={css['stack']}>
        {points + hidden > 0 ? (
          <Link to={`/shop/points?f.way=${id}`}>{t('pointCounts', { points, hidden })}</Link>
        ) : (
          <p>{t('noPoints')}</p>
        )}
        {mayEdit && (
          <ButtonLink kind="line" to={`/shop/points/new?way=${id}`}>
            {t('addPoint')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
};

/** Its place among the ways; a change of it is seen at once. */
const Place = ({ way, isSaved }: { way: OfficeWay; isSaved: boolean }) => {
  const t = useTranslations('delivery');
  const move = useAct(calls.ways.place, { rereads: true });
  const order = useQuery(read(calls.ways.list, {})).data?.values ?? [];
  const { public_id: id, version } = way;
  const place = order.findIndex((one) => one.public_id === id) + 1;
  if (place === 0) return null;
  const to = (next: number): void => move.mutate({ params: { id }, body: { version, place: next } });
  return (
    <Card title={t('place')}>
      <div className={css['stack']}>
        <p>{t('placeOf', { place: String(place), places: String(order.length) })}</p>
        {way.may_edit && (
          <div className={css['row']}>
            <Button kind="line" disabled={!isSaved || place <= 1 || move.isPending} onClick={() => to(place - 1)}>
              {t('earlier')}
            </Button>
            <Button
              kind="line"
              disabled={!isSaved || place >= order.length || move.isPending}
              onClick={() => to(place + 1)}
            >
              {t('later')}
            </Button>
          </div>
        )}
        <ProblemNote error={move.error} />
      </div>
    </Card>
  );
};
