import type { EventCity, EventDetail } from '@trassa/contracts';
import type { CSSProperties } from 'react';
import { inkOn } from './ink-on.ts';

type Banner = EventDetail['banners']['home_page'];

/** Pictures of a head: an organiser's banner where there is one, else the poster of the place (HOME-03, EVENT-03). */
export const headPictures = (banner: Banner, { wide, broad, head }: EventCity['terrain']) => ({
  src: banner.desktop_picture ?? wide,
  narrow: banner.mobile_picture
    ? [{ src: banner.mobile_picture, media: '(max-width: 1023px)', width: 800, height: 1900 }]
    : [
        { src: head, media: '(max-width: 767px)', width: 800, height: 1900 },
        { src: broad, media: '(max-width: 1023px)', width: 1200, height: 1500 },
      ],
});

/**
 * Colours of a banner: the button's everywhere, the text's on a banner that is shown at every width; a poster's ground brings
 * its own.
 */
export const bannerInk = ({ desktop_picture, mobile_picture, text_color, button_color }: Banner): CSSProperties => ({
  ...(desktop_picture && mobile_picture ? { color: text_color } : {}),
  ...buttonColours(button_color),
});

const buttonColours = (colour: string): Record<`--${string}`, string> => {
  if (!/^#[\da-f]{6}$/i.test(colour)) return {};
  const ink = inkOn(colour);
  return {
    '--primary': colour,
    // Away from its ink, so that the words stay readable.
    '--primary-hover': `color-mix(in srgb, ${colour} 84%, ${ink === '#ffffff' ? '#000000' : '#ffffff'})`,
    '--on-primary': ink,
  };
};
