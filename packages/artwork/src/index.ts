export { encodePicture, KEPT_LIMIT, PICTURE_LIMIT, SHARE_LIMIT, type EncodeOptions } from './encode.ts';
export { drawGoods, type Goods } from './goods/draw-goods.ts';
export {
  backgroundOf,
  GOODS_COLOURS,
  GOODS_PRINTS,
  GOODS_SHAPES,
  GOODS_VERSION,
  goodsFile,
  goodsPath,
  goodsPicture,
  goodsPictureIn,
  goodsPictures,
  parseGoodsName,
  type GoodsColour,
  type GoodsName,
  type GoodsPrint,
  type GoodsShape,
  type GoodsView,
} from './goods/goods-name.ts';
export {
  chooseWidth,
  GENERATOR_VERSION,
  housePlate,
  landPath,
  parsePosterName,
  plateHash,
  posterFile,
  posterPath,
  terrainPaths,
  WIDTHS,
  type PictureFormat,
} from './picture-name.ts';
export { drawShare, ogHash, ogPath, type OgCard, type OgLanguage } from './share/event-share.ts';
export {
  drawResultShare,
  RESULT_FILES,
  type ResultFile,
  resultOgHash,
  resultOgPath,
  type ResultOgCard,
} from './share/result-share.ts';
export { drawResultStory } from './share/result-story.ts';
export {
  GROUND_PLATES,
  groundPlate,
  GROUNDS,
  isPlate,
  RELIEFS,
  SEASON_PLATE,
  toPlate,
  type Ground,
  type Plate,
  type Relief,
} from './terrain/plate.ts';
export { drawPoster } from './terrain/poster.ts';
export { SHAPE_SPECS, SHAPES, type Shape } from './terrain/shapes.ts';
