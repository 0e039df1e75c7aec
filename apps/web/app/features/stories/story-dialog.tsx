import type { Story } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import ground from '../../shared/styles/ground.module.css';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import type { DialogProps } from '../../shared/ui/overlays/overlay-props.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { Sign } from '../../shared/ui/sign/sign.tsx';
import { StoryBars } from './story-bars.tsx';
import css from './stories.module.css';
import { useSlideMoves } from './use-slide-moves.ts';

/**
 * A story slide by slide: it goes on by itself until it is paused, and by buttons, arrow keys or a swipe. With reduced
 * motion nothing moves by itself. The last slide stays.
 */
export const StoryDialog = ({
  story,
  onClose,
  pageBelow,
}: Pick<DialogProps, 'onClose' | 'pageBelow'> & { story: Story }) => {
  const t = useTranslations('home');
  const u = useTranslations('ui');
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const total = story.slides.length;
  const slide = story.slides[index];
  const go = (step: number): void => {
    const next = index + step;
    if (next >= total) onClose();
    else setIndex(Math.max(0, next));
  };
  const togglePause = (): void => setIsPaused((was) => !was);
  const moves = useSlideMoves({ go, togglePause });
  return (
    <Dialog
      isOpen
      hasCross
      onClose={onClose}
      pageBelow={pageBelow}
      title={story.title}
      actions={
        <>
          <Button onClick={() => go(1)}>
            {index + 1 < total ? t('nextSlide') : u('close')} <Icon name="right" size="s" />
          </Button>
          {index > 0 && (
            <Button kind="line" onClick={() => go(-1)}>
              {t('prevSlide')}
            </Button>
          )}
        </>
      }
    >
      <div
        ref={moves}
        className={css['viewer']}
        tabIndex={-1}
        role="group"
        aria-label={t('story', { title: story.title })}
      >
        <StoryBars total={total} index={index} isPaused={isPaused} onEnd={() => index + 1 < total && go(1)} />
        <div className={classes(css['slide'], ground[story.ground], slide?.picture && css['onPhoto'])} data-on="art">
          {slide?.picture ? (
            <Picture
              key={slide.picture}
              className={css['photo']}
              src={slide.picture}
              alt=""
              width={720}
              height={1280}
              sizes="(min-width: 768px) 480px, 100vw"
              maxWidth={1280}
              isFirst
            />
          ) : (
            <Sign name={story.sign} className={css['sign']} />
          )}
          <p className={css['text']} aria-live={isPaused ? 'polite' : 'off'}>
            {slide?.text}
          </p>
          {slide?.link && (
            <ButtonLink kind="line" to={slide.link}>
              {t('more')}
            </ButtonLink>
          )}
        </div>
        <div className={css['where']}>
          <p>{t('slide', { number: index + 1, total })}</p>
          <Button kind="quiet" className={css['pause']} aria-pressed={isPaused} onClick={togglePause}>
            <Icon name={isPaused ? 'play' : 'pause'} size="s" /> {isPaused ? t('goOn') : t('pause')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
