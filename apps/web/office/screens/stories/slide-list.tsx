import type { OfficeSlide } from '@trassa/contracts/office';
import { linkMax, type NewsGround, storySlidesMost, storyTextMax } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type from '../../../app/shared/styles/type.module.css';
import { Button } from '../../../app/shared/ui/button.tsx';
import { FieldError } from '../../../app/shared/ui/fields/field.tsx';
import { TextArea, TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { moved } from '../../shared/order/moved.ts';
import { useItemKeys } from '../../shared/order/use-item-keys.ts';
import { Card } from '../../shared/ui/card.tsx';
import sales from '../starts/sales.module.css';
import { SlidePicture } from './slide-picture.tsx';
import css from './stories.module.css';

type Props = {
  storyId: string;
  slides: readonly OfficeSlide[];
  look: { readonly sign: string; readonly ground: NewsGround };
  mayEdit: boolean;
  errorOf(field: string): string | undefined;
  onChange(slides: OfficeSlide[]): void;
};

const nothing: OfficeSlide = { picture: '', text_ru: '', text_en: null, link: '' };

/** Slides in the order in which they are told: added, moved, taken away; saved with the story. */
export const SlideList = ({ storyId, slides, look, mayEdit, errorOf, onChange }: Props) => {
  const t = useTranslations('stories');
  const order = useTranslations('order');
  const [keys, setKeys] = useItemKeys(slides.length);
  const [said, setSaid] = useState('');
  const put = (next: OfficeSlide[], nextKeys: string[]): void => {
    setKeys(nextKeys);
    onChange(next);
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= slides.length) return;
    put(moved(slides, from, to), moved(keys, from, to));
    setSaid(order('movedTo', { place: String(to + 1), count: String(slides.length) }));
  };
  const set = (index: number, slide: OfficeSlide): void =>
    put(
      slides.map((one, at) => (at === index ? slide : one)),
      keys,
    );
  return (
    <Card title={t('slides')} aside={t('slidesCount', { count: slides.length })}>
      <div className={sales['stack']}>
        {slides.length === 0 && <p className={sales['muted']}>{t('noSlides')}</p>}
        <ol className={css['slides']}>
          {slides.map((slide, index) => {
            const number = String(index + 1);
            const errorAt = (field: keyof OfficeSlide): string | undefined => errorOf(`slides.${index}.${field}`);
            return (
              <li key={keys[index]}>
                <div className={css['head']}>
                  <b>{t('slide', { number })}</b>
                  {mayEdit && (
                    <div className={css['tools']}>
                      <Button
                        kind="quiet"
                        size="sm"
                        aria-disabled={index === 0 || undefined}
                        aria-label={t('slideUp', { number })}
                        onClick={() => move(index, index - 1)}
                      >
                        {order('up')}
                      </Button>
                      <Button
                        kind="quiet"
                        size="sm"
                        aria-disabled={index === slides.length - 1 || undefined}
                        aria-label={t('slideDown', { number })}
                        onClick={() => move(index, index + 1)}
                      >
                        {order('down')}
                      </Button>
                      <Button
                        kind="quiet"
                        size="sm"
                        aria-label={t('slideRemove', { number })}
                        onClick={() =>
                          put(
                            slides.filter((_, at) => at !== index),
                            keys.filter((_, at) => at !== index),
                          )
                        }
                      >
                        {t('act.remove')}
                      </Button>
                    </div>
                  )}
                </div>
                <SlidePicture
                  storyId={storyId}
                  picture={slide.picture}
                  look={look}
                  mayEdit={mayEdit}
                  error={errorAt('picture')}
                  onChange={(picture) => set(index, { ...slide, picture })}
                />
                <div className={sales['stack']}>
                  <TextArea
                    label={t('field.text_ru')}
                    lang="ru"
                    rows={3}
                    isOptional
                    maxLength={storyTextMax}
                    value={slide.text_ru}
                    error={errorAt('text_ru')}
                    onChange={({ target }) => set(index, { ...slide, text_ru: target.value })}
                  />
                  <TextArea
                    label={t('field.text_en')}
                    lang="en"
                    rows={3}
                    isOptional
                    maxLength={storyTextMax}
                    value={slide.text_en ?? ''}
                    error={errorAt('text_en')}
                    onChange={({ target }) => set(index, { ...slide, text_en: target.value || null })}
                  />
                  <TextField
                    label={t('field.link')}
                    hint={t('linkHint')}
                    isOptional
                    maxLength={linkMax}
                    value={slide.link}
                    error={errorAt('link')}
                    onChange={({ target }) => set(index, { ...slide, link: target.value })}
                  />
                </div>
              </li>
            );
          })}
        </ol>
        <FieldError text={errorOf('slides')} />
        <p role="status" className={type['hidden']}>
          {said}
        </p>
        {mayEdit && slides.length < storySlidesMost && (
          <div className={sales['row']}>
            <Button kind="line" onClick={() => put([...slides, nothing], [...keys, crypto.randomUUID()])}>
              {t('addSlide')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};
