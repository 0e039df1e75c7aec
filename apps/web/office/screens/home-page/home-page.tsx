import { useQuery } from '@tanstack/react-query';
import type { officeHome, OfficeHome } from '@trassa/contracts/office';
import { type HomeSlotName, homeSlots, leadingMost, pinnedMost } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../../app/shared/i18n/language.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { moved } from '../../shared/order/moved.ts';
import { OrderedList, RowFacts } from '../../shared/order/ordered-list.tsx';
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
import { ContentTabs } from '../content/content-tabs.tsx';
import css from '../starts/sales.module.css';
import own from './home-page.module.css';
import { type Choice, Picks } from './picks.tsx';
import { SlotFields, SlotState } from './slot-fields.tsx';

/** There is one first page. */
const id = 'home';

/** /admin/content/home: what the first page shows, in which order and when. */
export const HomePage = () => {
  const home = useQuery(read(calls.home.read, { params: { id } }));
  return <ReadState read={home}>{({ values }) => <Sheet home={values} />}</ReadState>;
};

type Values = Pick<OfficeHome, 'sections' | HomeSlotName | 'leading' | 'pinned'>;

const valuesOf = (home: OfficeHome): Values => ({
  sections: home.sections,
  season: home.season,
  signs: home.signs,
  stories: home.stories,
  goods: home.goods,
  news: home.news,
  partners: home.partners,
  leading: home.leading,
  pinned: home.pinned,
});

/** Where what a block shows is kept, and who may go there. */
const places = {
  stories: { to: '/content/stories', right: 'content.view' },
  goods: { to: '/shop/products', right: 'shop.view' },
  news: { to: '/content/news', right: 'content.view' },
  partners: { to: '/settings/partners', right: 'settings.view' },
  season: { to: '/settings/season', right: 'settings.view' },
} as const;

const Sheet = ({ home }: { home: OfficeHome }) => {
  const t = useTranslations('homePage');
  const { valueOf } = useChangeWords();
  const { version, may_edit: mayEdit } = home;
  const { language } = useLanguage();
  const mayChoose = useMay()('events.view') && mayEdit;
  const listed = { limit: '200' };
  const events = useQuery({
    ...read(calls.events.list, { query: { ...listed, 'f.status': 'published' } }),
    enabled: mayChoose,
  });
  const news = useQuery({
    ...read(calls.news.list, { query: { ...listed, 'f.state': 'published' } }),
    enabled: mayEdit,
  });
  const choicesOf = (kept: OfficeHome['events'], others: readonly Omit<Choice, 'isShown'>[]): Choice[] => [
    ...kept.map((one) => ({ id: one.public_id, title: one.title, isShown: one.is_shown })),
    ...others
      .filter(({ id: other }) => kept.every((one) => one.public_id !== other))
      .map((one) => ({ ...one, isShown: true })),
  ];
  const eventChoices = choicesOf(
    home.events,
    (events.data?.values ?? []).map((one) => ({
      id: one.public_id,
      title: (language === 'en' && one.title_en) || one.title_ru,
    })),
  );
  const newsChoices = choicesOf(
    home.items,
    (news.data?.values ?? []).map((one) => ({ id: one.public_id, title: one.title })),
  );
  const card = useVersioned<Values, typeof officeHome.change>({
    call: calls.home.change,
    newest: { values: valuesOf(home), version },
    argsOf: (patch, of) => ({ params: { id }, body: { version: of, ...patch } }),
    draftKey: 'home page',
  });
  const { values } = card;
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isSlot = (field: string): field is HomeSlotName => homeSlots.some((slot) => slot === field);
  const labelOf = (field: string): string =>
    isSlot(field) ? t(`slot.${field}`) : field === 'leading' || field === 'pinned' ? t(field) : t('below');
  const titles = new Map([...eventChoices, ...newsChoices].map((one) => [one.id, one.title]));
  const inWords = (field: string, value: unknown): string =>
    Array.isArray(value)
      ? value
          .map((one: unknown) =>
            isSlot(String(one)) ? labelOf(String(one)) : (titles.get(String(one)) ?? String(one)),
          )
          .join('; ') || '–'
      : valueOf(field, value);
  return (
    <>
      <PageHead
        title={t('title')}
        present={{ kind: 'home_page', id }}
        actions={
          <a href="/" target="_blank" rel="noopener">
            {t('onSite')}
          </a>
        }
      />
      <ContentTabs />
      <DraftNote card={card} />
      <Split side={<History call={calls.home.history} id={id} />}>
        <fieldset className={css['stack']} disabled={!mayEdit}>
          <Card title={t('poster')}>
            <div className={css['stack']}>
              <h3>{t('leading')}</h3>
              <p className={css['muted']}>{t('leadingText')}</p>
              <Picks
                field="leading"
                value={values.leading}
                most={leadingMost}
                choices={eventChoices}
                mayEdit={mayEdit}
                error={errorOf('leading')}
                onChange={(leading) => card.set('leading', leading)}
              />
              <h3>{t('slot.season')}</h3>
              <Where name="season" />
              <SlotState slot={values.season} />
              <SlotFields
                name="season"
                slot={values.season}
                errorOf={errorOf}
                onChange={(slot) => card.set('season', slot)}
              />
            </div>
          </Card>
          <Card title={t('below')} isFlush>
            <OrderedList
              items={values.sections}
              idOf={(name) => name}
              titleOf={(name) => t(`slot.${name}`)}
              move={
                mayEdit
                  ? {
                      send: ({ id: name, place }, done) => {
                        const from = values.sections.findIndex((one) => one === name);
                        card.set('sections', moved(values.sections, from, place - 1));
                        done();
                      },
                    }
                  : null
              }
            >
              {(name, { className }) => (
                <>
                  <b className={className}>{t(`slot.${name}`)}</b>
                  <RowFacts>
                    <SlotState slot={values[name]} />
                  </RowFacts>
                  <Where name={name} />
                  <SlotFields
                    name={name}
                    slot={values[name]}
                    errorOf={errorOf}
                    onChange={(slot) => card.set(name, slot)}
                  />
                </>
              )}
            </OrderedList>
          </Card>
          <Card title={t('pinned')}>
            <div className={css['stack']}>
              <p className={css['muted']}>{t('pinnedText')}</p>
              <Picks
                field="pinned"
                value={values.pinned}
                most={pinnedMost}
                choices={newsChoices}
                mayEdit={mayEdit}
                error={errorOf('pinned')}
                onChange={(pinned) => card.set('pinned', pinned)}
              />
            </div>
          </Card>
        </fieldset>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={<ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={labelOf} show={inWords} />
    </>
  );
};

/** What a block shows by itself, and the way to where it is kept. */
const Where = ({ name }: { name: HomeSlotName }) => {
  const t = useTranslations('homePage');
  const may = useMay();
  const place = name === 'signs' ? null : places[name];
  return (
    <p className={own['hint']}>
      {t(`about.${name}`)} {place && may(place.right) && <Link to={place.to}>{t('go')}</Link>}
    </p>
  );
};
