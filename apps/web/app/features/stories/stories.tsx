import type { Story } from '@trassa/contracts';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import ground from '../../shared/styles/ground.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { plainClick } from '../../shared/ui/plain-click.ts';
import { Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import { useAddressWindow } from '../../shared/ui/overlays/use-address-window.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { Sign } from '../../shared/ui/sign/sign.tsx';
import { StoryDialog } from './story-dialog.tsx';
import css from './stories.module.css';

/** In the address: a cover is a link, so that a press before the scripts came opens its story all the same. */
const parameter = 'story';

/** Stories of the home page: covers that slide sideways, a story opens over the page (HOME-01). */
export const Stories = ({ stories }: { stories: readonly Story[] }) => {
  const t = useTranslations('home');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = stories.find((story) => story.public_id === search.get(parameter)) ?? null;
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  const below = rest.size > 0 ? `${pathname}?${rest.toString()}` : pathname;
  const { isShut, shut } = useAddressWindow(below);
  const [picked, setPicked] = useState<Story | null>(null);
  const open = picked ?? (isShut ? null : asked);
  return (
    <Section labelledBy="stories" isLater>
      <Wrap>
        <SectionHead>
          <h2 id="stories">{t('stories')}</h2>
        </SectionHead>
        <ul className={css['stories']}>
          {stories.map((story) => (
            <li key={story.public_id}>
              <Link
                to={`/?${new URLSearchParams({ [parameter]: story.public_id })}`}
                preventScrollReset
                className={classes(css['cover'], ground[story.ground], story.picture && css['onPhoto'])}
                data-on="art"
                onClick={plainClick(() => setPicked(story))}
              >
                {story.picture ? (
                  <Picture
                    className={css['photo']}
                    src={story.picture}
                    alt=""
                    width={720}
                    height={1280}
                    sizes="(min-width: 768px) 200px, 160px"
                    maxWidth={640}
                  />
                ) : (
                  <Sign name={story.sign} className={css['sign']} />
                )}
                <b>{story.title}</b>
              </Link>
            </li>
          ))}
        </ul>
      </Wrap>
      {open && (
        <StoryDialog
          key={open.public_id}
          story={open}
          {...(picked ? { onClose: () => setPicked(null) } : { pageBelow: below, onClose: shut })}
        />
      )}
    </Section>
  );
};
