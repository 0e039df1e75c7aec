import { useQuery } from '@tanstack/react-query';
import type { OfficeClub, officeClubs } from '@trassa/contracts/office';
import { clubTextMax, clubTitleMax, linkMax, slugMost } from '@trassa/rules';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
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
import { PictureCard } from '../content/picture-card.tsx';
import { CityField } from '../starts/city-field.tsx';
import css from '../starts/sales.module.css';
import { ClubActs } from './club-acts.tsx';
import { ClubMembers } from './club-members.tsx';
import { ClubState } from './club-state.tsx';

/** /admin/clubs/:id: a club, its people, and what may be done with it. */
export const ClubCard = () => {
  const { id = '' } = useParams();
  const club = useQuery(read(calls.clubs.read, { params: { id } }));
  return <ReadState read={club}>{({ values }) => <Sheet key={values.public_id} club={values} />}</ReadState>;
};

type Values = { title: string; slug: string; city: number; description: string; link: string };
const valuesOf = ({ title, slug, city, description, link }: OfficeClub): Values => ({
  title,
  slug,
  city: city.id,
  description,
  link,
});

const Sheet = ({ club }: { club: OfficeClub }) => {
  const t = useTranslations('officeClubs');
  const { public_id: id, version, may_edit: mayEdit, members, competitions } = club;
  const card = useVersioned<Values, typeof officeClubs.change>({
    call: calls.clubs.change,
    newest: { values: valuesOf(club), version },
    argsOf: (patch, of) => ({ params: { id }, body: { version: of, ...patch } }),
    draftKey: `club ${id}`,
  });
  // Names of cities that were looked at here; a draft knows only the number of its one.
  const [cities, setCities] = useState<ReadonlyMap<number, string>>(new Map([[club.city.id, club.city.name]]));
  const isSaved = card.count === 0;
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  const cityName = (city: number): string =>
    cities.get(city) ?? (city === club.city.id ? club.city.name : String(city));
  return (
    <>
      <PageHead
        title={club.title}
        isName
        state={<ClubState state={club.state} />}
        facts={t('facts', { members, competitions })}
        present={{ kind: 'club', id }}
        actions={
          <>
            {club.state === 'published' && (
              <a href={`/clubs/${club.slug}`} target="_blank" rel="noopener">
                {t('onSite')}
              </a>
            )}
            <ClubActs club={club} isSaved={isSaved} />
          </>
        }
      />
      <DraftNote card={card} />
      {club.merged_into && (
        <Note kind="info" role="status">
          <p>
            {t('goneInto')} <Link to={`/clubs/${club.merged_into.public_id}`}>{club.merged_into.title}</Link>
          </p>
        </Note>
      )}
      <Split
        side={
          <>
            {mayEdit && (
              <PictureCard
                picture={club.picture}
                hint={t('photoHint')}
                isSaved={isSaved}
                send={(form) => ask(calls.clubs.picture, { params: { id }, query: { version }, form })}
              />
            )}
            <History call={calls.clubs.history} id={id} />
          </>
        }
      >
        <Card title={t('about')}>
          <fieldset className={css['stack']} disabled={!mayEdit}>
            <div className={css['pair']}>
              <TextField
                id="title"
                label={t('field.title')}
                maxLength={clubTitleMax}
                value={card.values.title}
                error={errorOf('title')}
                onChange={({ target }) => card.set('title', target.value)}
              />
              <CityField
                value={{ id: card.values.city, name: cityName(card.values.city) }}
                call={calls.clubs.cities}
                isDisabled={!mayEdit}
                error={errorOf('city')}
                onChange={(city) => {
                  setCities(new Map([...cities, [city.id, city.name]]));
                  card.set('city', city.id);
                }}
              />
              <TextField
                id="slug"
                label={t('field.slug')}
                hint={club.former.length ? t('hint.former', { former: club.former.join(', ') }) : t('hint.slug')}
                maxLength={slugMost}
                value={card.values.slug}
                error={errorOf('slug')}
                onChange={({ target }) => card.set('slug', target.value)}
              />
              <TextField
                id="link"
                label={t('field.link')}
                hint={t('hint.link')}
                isOptional
                inputMode="url"
                maxLength={linkMax}
                value={card.values.link}
                error={errorOf('link')}
                onChange={({ target }) => card.set('link', target.value)}
              />
            </div>
            <TextArea
              id="description"
              label={t('field.description')}
              hint={t('hint.description')}
              isOptional
              rows={8}
              maxLength={clubTextMax}
              value={card.values.description}
              error={errorOf('description')}
              onChange={({ target }) => card.set('description', target.value)}
            />
          </fieldset>
        </Card>
        <ClubMembers key={version} club={club} />
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
        label={(field) => (t.has(`field.${field}` as 'field.link') ? t(`field.${field}` as 'field.link') : field)}
        show={(field, value) =>
          field === 'city' ? cityName(Number(value)) : typeof value === 'string' && value ? value : '–'
        }
      />
    </>
  );
};
