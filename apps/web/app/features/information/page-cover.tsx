import type { Page } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import type { NavId } from '../../shared/navigation.ts';
import ground from '../../shared/styles/ground.module.css';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Land } from '../../shared/ui/layout/land/land.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { RichText } from '../../shared/ui/rich-text.tsx';
import { Sign } from '../../shared/ui/sign/sign.tsx';
import css from './information.module.css';

/** Language of words that stand in Russian on a page in another one (BO-090). */
const langOf = ({ russian }: Page, field: Page['russian'][number]): 'ru' | undefined =>
  russian.includes(field) ? 'ru' : undefined;

type Props = {
  page: Page;
  segment: NavId | null;
  /** Below another page, which the crumbs lead to. */ isChild: boolean;
};

/** Poster head of an information page and its opening words. */
export const PageCover = ({ page, segment, isChild }: Props) => {
  const t = useTranslations('information');
  const format = useFormat();
  return (
    <>
      <header className={classes(css['cover'], ground[page.ground])} data-on="art">
        <Land src={page.land} isFirst />
        <Wrap className={css['coverIn']}>
          <div>
            <Crumbs
              segment={segment}
              child={isChild || segment === null ? page.title : undefined}
              childLang={langOf(page, 'title')}
            />
            <h1 lang={langOf(page, 'title')}>{page.title}</h1>
            <p className={type['lead']} lang={langOf(page, 'description')}>
              {page.description}
            </p>
          </div>
          {page.sign && <Sign name={page.sign} className={css['coverSign']} />}
        </Wrap>
      </header>
      {(page.archived || page.text) && (
        <Wrap className={css['opening']}>
          {page.archived && <Note kind="warn">{t('archived', { date: format.day(page.updated, SITE_ZONE) })}</Note>}
          {page.text && (
            <div lang={langOf(page, 'text')}>
              <RichText html={page.text} className={css['first']} />
            </div>
          )}
        </Wrap>
      )}
    </>
  );
};
