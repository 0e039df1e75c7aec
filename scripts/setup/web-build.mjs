import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { fingerprint, isStamped } from './fingerprint.mjs';
import { inProject, projectRoot } from './paths.mjs';
import { Refusal, step } from './progress.mjs';

const web = inProject('apps', 'web');
export const reactRouter = inProject('node_modules', '@react-router', 'dev', 'bin.cjs');
const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
const buildFolder = path.join(web, 'build');
const generatedFolder = path.join(web, 'app', 'generated');
const made = [
  'build',
  '.react-router',
  'node_modules',
  'app/generated',
  'office/generated',
  'public/fonts',
  'public/manifest.webmanifest',
].map((name) => path.join(web, name));
const isMade = (entry) => made.includes(entry) || /\.test\.tsx?$/.test(entry);

const fontScripts = () => readdirSync(inProject('scripts')).filter((name) => /^build-fonts\.[cm]?[jt]s$/.test(name));
const fontInputs = () => [...fontScripts().map((name) => `scripts/${name}`), 'scripts/fonts', 'package-lock.json'];
const buildInputs = () => ['apps/web', 'packages/contracts', 'packages/rules', 'tsconfig.base.json', ...fontInputs()];

const must = async (node, args, options) => {
  const { code, output } = await run(node, args, options);
  if (code !== 0)
    throw new Refusal(`${path.relative(projectRoot, args[0])} ended with code ${code}:\n${output.trim()}`);
};

const generate = async (node) => {
  const stamp = path.join(generatedFolder, '.fonts-stamp');
  const fonts = fingerprint(projectRoot, fontInputs());
  if (!isStamped(stamp, fonts) || !existsSync(path.join(web, 'public', 'fonts'))) {
    for (const name of fontScripts()) await must(node, [inProject('scripts', name)]);
    mkdirSync(generatedFolder, { recursive: true });
    writeFileSync(stamp, fonts);
  }
  await must(node, [path.join(web, 'scripts', 'generate.ts')], { cwd: web });
};

let generated;

/** Makes the font subsets (only when their inputs changed) and the sources that are generated from the contract, once. */
export const ensureGenerated = (node) => (generated ??= generate(node));

const build = async (node) => {
  rmSync(path.join(buildFolder, '.stamp'), { force: true });
  await ensureGenerated(node);
  await must(node, [reactRouter, 'build'], { cwd: web, env: { NODE_ENV: 'production' } });
  const office = path.join(web, 'office');
  await must(node, [vite, 'build', '--logLevel', 'warn'], { cwd: office, env: { NODE_ENV: 'production' } });
};

const isWhole = () =>
  ['server/index.js', 'office/index.html'].every((name) => existsSync(path.join(buildFolder, name)));

/** Builds the pages unless the build at hand was made from exactly these sources. */
export const ensureWebBuilt = async (node) => {
  const value = fingerprint(projectRoot, buildInputs(), isMade);
  const stamp = path.join(buildFolder, '.stamp');
  if (isStamped(stamp, value) && isWhole()) return;
  await step({ doing: 'building the pages', done: 'pages built' }, () => build(node));
  writeFileSync(stamp, value);
};
