export { encodePicture, KEPT_LIMIT, PICTURE_LIMIT, SHARE_LIMIT, type EncodeOptions } from './encode.ts';
export { drawGoods, type Goods } from './goods/draw-goods.ts';
export { drawShare } from './share/event-share.ts';
export { drawResultShare } from './share/result-share.ts';
export { drawResultStory } from './share/result-story.ts';
export { drawPoster } from './terrain/poster.ts';
