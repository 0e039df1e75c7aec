// Makes the web fonts: three subsets of about 15 kB, and fallback faces of the same metrics so that nothing jumps.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { withEvenFigures } from './fonts/even-figures.ts';
import { CHARACTERS, FEATURES, LICENCES, SOURCES, type Source } from './fonts/sources.ts';

const root = path.resolve(import.meta.dirname, '..');
const fontFolder = path.join(root, 'apps/web/public/fonts');
const generatedFolder = path.join(root, 'apps/web/app/generated');
const manifestFile = path.join(generatedFolder, 'fonts.json');
/** Where the whole fonts are declared, and where the package that cuts them down is. */
const fonts = createRequire(path.join(root, 'packages/artwork/package.json'));
const tools = createRequire(path.join(root, 'apps/server/package.json'));

type FontFile = { readonly family: string; readonly weight: number; readonly href: string };
type Manifest = { readonly inputs: string; readonly fonts: readonly FontFile[] };

const digest = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const openFont = (bytes: Buffer): fontkit.Font => {
  const font = fontkit.create(bytes);
  if ('layout' in font) return font;
  throw new Error('A single font was expected, not a collection');
};

const face = (lines: readonly string[]): string => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

/** Faces of installed fonts, stretched and shifted to the metrics of `font`. */
const fallbackFaces = ({ family, weight, sample, fallbacks }: Source, font: fontkit.Font): string =>
  fallbacks
    .map(({ local, width }) => {
      const own = font.layout(sample).advanceWidth / font.unitsPerEm / sample.length;
      const stretch = own / width;
      const share = (units: number): string => percent(units / font.unitsPerEm / stretch);
      return face([
        `font-family: '${family} Fallback'`,
        `font-weight: ${weight}`,
        `src: ${local.map((name) => `local('${name}')`).join(', ')}`,
        `size-adjust: ${percent(stretch)}`,
        `ascent-override: ${share(font.ascent)}`,
        `descent-override: ${share(-font.descent)}`,
        `line-gap-override: ${share(font.lineGap)}`,
      ]);
    })
    .join('');

/** Writes one subset and gives its manifest entry and its CSS. */
const makeFont = async (source: Source): Promise<{ entry: FontFile; css: string; size: number }> => {
  const whole = withEvenFigures(readFileSync(fonts.resolve(source.file)));
  const font = openFont(whole);
  const known = Array.from(new Set(CHARACTERS)).filter((sign) => font.hasGlyphForCodePoint(sign.charCodeAt(0)));
  const subset = await subsetFont(whole, known.join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const fileName = `${source.name}.${digest([subset]).slice(0, 8)}.woff2`;
  writeFileSync(path.join(fontFolder, fileName), subset);
  const href = `/fonts/${fileName}`;
  const own = face([
    `font-family: '${source.family}'`,
    `font-weight: ${source.weight}`,
    'font-style: normal',
    'font-display: swap',
    `src: url('${href}') format('woff2')`,
  ]);
  const entry = { family: source.family, weight: source.weight, href };
  return { entry, css: own + fallbackFaces(source, font), size: subset.length };
};

const isMade = (inputs: string): boolean => {
  if (!existsSync(manifestFile) || !existsSync(path.join(generatedFolder, 'fonts.css'))) return false;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  return (
    manifest.inputs === inputs &&
    manifest.fonts.every(({ href }) => existsSync(path.join(root, 'apps/web/public', href)))
  );
};

const inputs = digest([
  readFileSync(import.meta.filename),
  ...['even-figures.ts', 'sources.ts'].map((name) => readFileSync(path.join(import.meta.dirname, 'fonts', name))),
  readFileSync(tools.resolve('subset-font/package.json')),
  ...SOURCES.map(({ file }) => readFileSync(fonts.resolve(file))),
]);

if (!isMade(inputs)) {
  mkdirSync(fontFolder, { recursive: true });
  mkdirSync(generatedFolder, { recursive: true });
  for (const name of readdirSync(fontFolder)) rmSync(path.join(fontFolder, name));
  const made = [];
  for (const source of SOURCES) made.push(await makeFont(source));
  for (const [name, file] of Object.entries(LICENCES)) {
    writeFileSync(path.join(fontFolder, name), readFileSync(fonts.resolve(file)));
  }
  const manifest: Manifest = { inputs, fonts: made.map(({ entry }) => entry) };
  const css = made.map((font) => font.css).join('\n');
  writeFileSync(path.join(generatedFolder, 'fonts.css'), css);
  // The same under an address that stays: documents of the server are in no build.
  writeFileSync(path.join(fontFolder, 'fonts.css'), css);
  // The manifest comes last: a broken run is begun anew.
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  const total = made.reduce((sum, { size }) => sum + size, 0);
  console.log(
    `fonts: ${made.map(({ entry, size }) => `${path.basename(entry.href)} ${size}`).join(', ')}, ${total} bytes`,
  );
}
