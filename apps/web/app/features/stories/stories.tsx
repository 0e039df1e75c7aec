import type { Story } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import ground from '../../shared/styles/ground.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout.tsx';
import { Sign } from '../../shared/ui/sign.tsx';
import { StoryDialog } from './story-dialog.tsx';
import css from './stories.module.css';

/** Stories of the home page: covers that slide sideways, a story opens over the page (HOME-01). */
export const Stories = ({ stories }: { stories: readonly Story[] }) => {
  const t = useTranslations('home');
  const [open, setOpen] = useState<Story | null>(null);
  return (
    <Section labelledBy="stories">
      <Wrap>
        <SectionHead>
          <h2 id="stories">{t('stories')}</h2>
        </SectionHead>
        <ul className={css['stories']}>
          {stories.map((story) => (
            <li key={story.public_id}>
              <button
                type="button"
                className={classes(css['cover'], ground[story.ground])}
                data-on="art"
                onClick={() => setOpen(story)}
              >
                <Sign name={story.sign} className={css['sign']} />
                <b>{story.title}</b>
              </button>
            </li>
          ))}
        </ul>
      </Wrap>
      {open && <StoryDialog key={open.public_id} story={open} onClose={() => setOpen(null)} />}
    </Section>
  );
};
