const widths = [320, 640, 960, 1280, 1920] as const;
type Width = (typeof widths)[number];

type Props = {
  /** Path below `/images/` (type `Img` of the contract), with its extension. */
  src: string;
  /** What it says; empty for decoration. */
  alt: string;
  /** Proportions, so that nothing jumps. */
  width: number;
  height: number;
  /** Width on the page by window: `(min-width: 1180px) 312px, 50vw`. */
  sizes: string;
  /** Widest version worth loading. */
  maxWidth?: Width;
  /** First screen: loaded at once and with priority. */
  isFirst?: boolean;
  className?: string | undefined;
  /** Other pictures for narrower windows, the narrowest first. */
  narrow?: Narrow | readonly Narrow[];
};

type Narrow = { src: string; media: string; width: number; height: number };

const imageUrl = (src: string): string => (src.startsWith('/') ? src : `/images/${src}`);
const withType = (src: string, type: 'avif' | 'webp'): string =>
  imageUrl(src).replace(/\.(avif|webp|png|jpe?g)$/, `.${type}`);
const srcSet = (src: string, type: 'avif' | 'webp', max: Width): string =>
  widths
    .filter((width) => width <= max)
    .map((width) => `${withType(src, type)}?w=${width} ${width}w`)
    .join(', ');

/** A responsive picture of the site: AVIF, then WebP, in the width the window needs. SVG comes as it is. */
export const Picture = ({
  src,
  alt,
  width,
  height,
  sizes,
  maxWidth = 1920,
  isFirst = false,
  className,
  narrow,
}: Props) => {
  const img = (
    <img
      className={className}
      src={src.endsWith('.svg') ? imageUrl(src) : `${withType(src, 'webp')}?w=${Math.min(maxWidth, 640)}`}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
  if (src.endsWith('.svg')) return img;
  return (
    <picture>
      {[narrow ?? []]
        .flat()
        .map((other) =>
          (['avif', 'webp'] as const).map((type) => (
            <source
              key={`${other.media} ${type}`}
              media={other.media}
              type={`image/${type}`}
              srcSet={srcSet(other.src, type, maxWidth)}
              sizes={sizes}
              width={other.width}
              height={other.height}
            />
          )),
        )}
      <source type="image/avif" srcSet={srcSet(src, 'avif', maxWidth)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(src, 'webp', maxWidth)} sizes={sizes} />
      {img}
    </picture>
  );
};
