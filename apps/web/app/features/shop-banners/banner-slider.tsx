import type { Banner } from '@trassa/contracts';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Row, Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import { BannerCard } from './banner-card.tsx';
import css from './banner-slider.module.css';
import { useAutoplay } from './use-autoplay.ts';

/** One step is one banner; from an end it goes on at the other one. */
const slide = (list: HTMLElement, steps: number): void => {
  const [first, second] = list.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const width = second.offsetLeft - first.offsetLeft;
  const end = list.scrollWidth - list.clientWidth;
  const isOver = steps > 0 ? list.scrollLeft >= end - 1 : list.scrollLeft <= 1;
  const otherEnd = steps > 0 ? 0 : end;
  list.scrollTo({ left: isOver ? otherEnd : list.scrollLeft + steps * width });
};

/**
 * Banners of the external shop: four in view, two below 768 px, moving by themselves every 4700 ms until somebody points
 * at them, goes into them or stops them (BASKET-21…23).
 */
export const BannerSlider = ({ banners }: { banners: readonly Banner[] }) =>
  banners.length > 0 && <Slider banners={banners} />;

/** Begins to move when it is there: banners may come after the page. */
const Slider = ({ banners }: { banners: readonly Banner[] }) => {
  const t = useTranslations('shopBanners');
  const list = useRef<HTMLUListElement>(null);
  const [isPlaying, setPlaying] = useState(true);
  const isBrowser = useIsBrowser();
  const step = useCallback((steps: number) => list.current && slide(list.current, steps), []);
  const forward = useCallback(() => void step(1), [step]);
  useAutoplay(list, isPlaying, forward);
  return (
    <Section labelledBy="outside-shop" isLater>
      <Wrap>
        <SectionHead>
          <h2 id="outside-shop">{t('title')}</h2>
          <Row gap={8} className={isBrowser ? undefined : css['asleep']}>
            <Button kind="line" size="sm" onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? t('pause') : t('play')}
            </Button>
            <Button kind="line" size="sm" isIcon aria-label={t('back')} onClick={() => step(-1)}>
              <Icon name="left" size="s" />
            </Button>
            <Button kind="line" size="sm" isIcon aria-label={t('forward')} onClick={() => step(1)}>
              <Icon name="right" size="s" />
            </Button>
          </Row>
        </SectionHead>
        <ul className={css['banners']} ref={list}>
          {banners.map((banner) => (
            <li key={banner.public_id}>
              <BannerCard banner={banner} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};
