import { useTranslations } from 'use-intl/react';
import ground from '../../shared/styles/ground.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Land } from '../../shared/ui/layout/land/land.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import css from './clubs.module.css';
import { WriteButton } from './write-button.tsx';

/** Title of the list on the land of the site, and the way to add a club. */
export const ClubsHead = ({ land, onWrite }: { land: string; onWrite(): void }) => {
  const t = useTranslations('clubs');
  return (
    <header className={classes(css['cover'], ground['soot'])} data-on="art">
      <Land src={land} isFirst />
      <Wrap>
        <Crumbs segment="clubs" />
        <div className={css['head']}>
          <div>
            <h1>{t('title')}</h1>
            <p className={css['lead']}>{t('lead')}</p>
          </div>
          <WriteButton kind="line" onOpen={onWrite} />
        </div>
      </Wrap>
    </header>
  );
};
