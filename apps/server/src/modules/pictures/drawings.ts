// What a process that draws loads: the generators, their fonts and the encoders.
import {
  drawGoods,
  drawPoster,
  drawResultShare,
  drawResultStory,
  drawShare,
  encodePicture,
  type Goods,
  KEPT_LIMIT,
  SHARE_LIMIT,
} from '@trassa/artwork/draw';
import type { OgCard, PictureFormat, Plate, ResultFile, ResultOgCard, Shape } from '@trassa/artwork';

type Poster = { readonly plate: Plate; readonly shape: Shape; readonly width: number; readonly format: PictureFormat };

export const posterPicture = ({ plate, shape, width, format }: Poster): Promise<Buffer> =>
  encodePicture(drawPoster(plate, shape, width), format);

export type GoodsPicture = {
  readonly goods: Goods;
  readonly width: number;
  readonly format: PictureFormat;
  readonly background: string | null;
};

export const goodsPicture = ({ goods, width, format, background }: GoodsPicture): Promise<Buffer> =>
  encodePicture(drawGoods(goods, width), format, { background });

export const sharePicture = (card: OgCard): Promise<Buffer> =>
  encodePicture(drawShare(card), 'jpeg', { limit: SHARE_LIMIT });

export const resultPicture = ({ card, file }: { card: ResultOgCard; file: ResultFile }): Promise<Buffer> => {
  if (file === 'link') return encodePicture(drawResultShare(card), 'jpeg', { limit: SHARE_LIMIT });
  const svg = file === 'wide' ? drawResultShare(card) : drawResultStory(card);
  return encodePicture(svg, 'png', { limit: KEPT_LIMIT });
};
