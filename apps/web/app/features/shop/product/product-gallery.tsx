import type { ShopItem } from '@trassa/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Picture } from '../../../shared/ui/picture.tsx';
import { plainClick } from '../../../shared/ui/plain-click.ts';
import css from './product-gallery.module.css';

/** Pictures of a product and of its variants, each once; the main one first. */
export const galleryOf = ({
  picture,
  pictures,
  proportions,
}: Pick<ShopItem, 'picture' | 'pictures' | 'proportions'>): string[] => [
  ...new Set([picture, ...pictures, ...proportions.flatMap((one) => one.picture ?? [])]),
];

type Props = {
  title: string;
  pictures: readonly string[];
  /** Picture of the chosen variant. */
  shown: string | null;
};
const SIDE = 960;
const idOf = (index: number): string => `picture-${index + 1}`;

/** Pictures that slide under the finger; the small ones below lead to them, without scripts too. */
export const ProductGallery = ({ title, pictures, shown }: Props) => {
  const t = useTranslations('shop');
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const slideTo = (index: number): void => {
    const { current: list } = strip;
    list?.scrollTo({ left: index * list.clientWidth });
  };
  const wanted = shown === null ? -1 : pictures.indexOf(shown);
  useEffect(() => {
    if (wanted >= 0) slideTo(wanted);
  }, [wanted]);
  const settle = (): void => {
    const { current: list } = strip;
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  return (
    <div className={css['gallery']}>
      {/* Arrows slide the strip: it takes the focus. */}
      <ul className={css['strip']} ref={strip} onScroll={settle} tabIndex={0} aria-label={t('pictures')}>
        {pictures.map((picture, index) => (
          <li key={picture} id={idOf(index)}>
            <Picture
              src={picture}
              alt={index === 0 ? title : t('pictureOf', { title, number: index + 1 })}
              width={SIDE}
              height={SIDE}
              sizes="(min-width: 1024px) 640px, 92vw"
              maxWidth={1280}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={css['small']}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <SmallPicture
                picture={picture}
                number={index + 1}
                isCurrent={index === current}
                onShow={() => slideTo(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

type SmallProps = { picture: string; number: number; isCurrent: boolean; onShow(): void };

const SmallPicture = ({ picture, number, isCurrent, onShow }: SmallProps) => {
  const t = useTranslations('shop');
  return (
    <a
      href={`#${idOf(number - 1)}`}
      aria-label={t('showPicture', { number })}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={plainClick(onShow)}
    >
      <Picture src={picture} alt="" width={160} height={160} sizes="80px" maxWidth={320} />
    </a>
  );
};
