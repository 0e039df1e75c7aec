import type { Page } from '@playwright/test';

/** A photograph of this many pixels. */
export const photo = (page: Page, width: number, height = width): Promise<Buffer> =>
  page
    .evaluate(
      (pixels) => {
        const canvas = Object.assign(document.createElement('canvas'), pixels);
        const paint = canvas.getContext('2d');
        if (paint) {
          paint.fillStyle = '#d9480f';
          paint.fillRect(pixels.width / 4, pixels.height / 4, pixels.width / 2, pixels.height / 2);
        }
        return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
      },
      { width, height },
    )
    .then((bytes) => Buffer.from(bytes, 'base64'));
