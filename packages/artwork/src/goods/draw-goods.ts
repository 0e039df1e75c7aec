import type { Box } from '../terrain/geometry.ts';
import { posterBody } from '../terrain/poster.ts';
import { SHAPE_SPECS } from '../terrain/shapes.ts';
import type { Plate } from '../terrain/plate.ts';
import { CLOTHS } from './cloth.ts';
import type { GoodsColour, GoodsPrint, GoodsShape, GoodsView } from './goods-name.ts';
import { medal, medalHolder } from './medals.ts';
import { certificate, certificateEn, poster, stickers } from './papers.ts';
import { FIELD, placed, type Sketch } from './sketch.ts';
import { bag, towel } from './bag-towel.ts';
import { beanie, buff, cap } from './headwear.ts';
import { gloves, socks } from './socks-gloves.ts';
import { hoodie, kidsTee, longsleeve, shorts, tank, tee } from './tops.ts';
import { bottle, mug, roller } from './vessels.ts';

export type Goods = {
  readonly shape: GoodsShape;
  readonly colour: GoodsColour;
  readonly print: GoodsPrint | Plate;
  readonly view: GoodsView;
};

type Thing = {
  readonly draw: (sketch: Sketch) => string;
  /** What a view from near shows, in pixels of the field. */
  readonly near: Box;
};

const THINGS: Readonly<Record<GoodsShape, Thing>> = {
  tee: { draw: tee, near: [215, 165, 370, 370] },
  'kids-tee': { draw: kidsTee, near: [235, 220, 330, 330] },
  tank: { draw: tank, near: [215, 165, 370, 370] },
  longsleeve: { draw: longsleeve, near: [215, 165, 370, 370] },
  hoodie: { draw: hoodie, near: [215, 130, 370, 370] },
  shorts: { draw: shorts, near: [150, 410, 250, 250] },
  cap: { draw: cap, near: [215, 190, 370, 370] },
  beanie: { draw: beanie, near: [210, 390, 300, 300] },
  buff: { draw: buff, near: [240, 220, 320, 320] },
  socks: { draw: socks, near: [120, 110, 380, 380] },
  gloves: { draw: gloves, near: [70, 330, 370, 370] },
  bag: { draw: bag, near: [232, 120, 336, 336] },
  bottle: { draw: bottle, near: [252, 50, 300, 300] },
  mug: { draw: mug, near: [180, 250, 380, 380] },
  towel: { draw: towel, near: [200, 380, 350, 350] },
  roller: { draw: roller, near: [100, 250, 360, 360] },
  medal: { draw: medal, near: [200, 304, 400, 400] },
  'medal-holder': { draw: medalHolder, near: [40, 250, 420, 420] },
  poster: { draw: poster, near: [180, 90, 400, 400] },
  stickers: { draw: stickers, near: [80, 80, 400, 400] },
  certificate: { draw: certificate, near: [380, 180, 370, 370] },
  'certificate-en': { draw: certificateEn, near: [380, 180, 370, 370] },
};

/** The thing on the terrain of its colour, or of the city it bears: a picture for banners and sharing. */
const scene = (thing: string, { cloth, colour, print }: Sketch): string => {
  const ground =
    typeof print === 'string'
      ? { seed: `scene-${colour}`, relief: cloth.relief, rows: 4, lanes: 'h' as const, flip: false, obstacles: 0 }
      : print;
  const spec = { ...SHAPE_SPECS.square, course: null };
  const back = posterBody({ ...ground, ground: cloth.scene }, spec);
  return placed(back, 0, 0, FIELD / spec.width) + placed(thing, FIELD * 0.08, FIELD * 0.08, 0.84);
};

/** Goods as SVG text, square, `width` pixels wide; without a background but on a scene. Pure. */
export const drawGoods = ({ shape, colour, print, view }: Goods, width: number = FIELD): string => {
  let ids = 0;
  const nextId = (): string => {
    ids += 1;
    return `c${ids}`;
  };
  const sketch: Sketch = { cloth: CLOTHS[colour], colour, print, isBack: view === 'back', id: nextId };
  const { draw, near } = THINGS[shape];
  const thing = draw(sketch);
  const box = view === 'near' ? near : [0, 0, FIELD, FIELD];
  const body = view === 'scene' ? scene(thing, sketch) : thing;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${box.join(' ')}">${body}</svg>`;
};
