import type { EventType } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import ground from '../../shared/styles/ground.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Section, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './project.module.css';

type Props = { series: Pick<EventType, 'title' | 'description' | 'project'>; ground: string };

/** The project that holds the start: its picture and the way to it (EVENT-05); nothing where neither is known. */
export const Project = ({ series: { description, project }, ground: own }: Props) => {
  const t = useTranslations('event');
  const { picture_main: picture, title } = project;
  // Only a page of this site or a secure one outside.
  const link = /^(\/(?!\/)|https:\/\/)/.test(project.link ?? '') ? project.link : null;
  if (!title || (!link && !picture)) return null;
  // A picture is of any colours: dimmed over the darkest ground it carries white words, not a start's dark ones.
  const colour = picture ? 'soot' : own;
  return (
    <Section labelledBy="project-title">
      <Wrap>
        <div className={classes(css['project'], ground[colour])} data-on="art">
          {picture && <Picture className={css['art']} src={picture} alt="" width={1920} height={640} sizes="100vw" />}
          <div className={css['in']}>
            <h2 id="project-title">{t('project', { title })}</h2>
            <div className={css['about']} dangerouslySetInnerHTML={{ __html: description }} />
            {link && (
              <ButtonLink kind="line" to={link}>
                {t('aboutProject')}
              </ButtonLink>
            )}
          </div>
        </div>
      </Wrap>
    </Section>
  );
};
