declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2' | 'woff' | 'truetype';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  };
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>;
}
