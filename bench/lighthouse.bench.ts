// Lighthouse as a phone on a slow network would see the built pages: median of three runs of each; and the accessibility
// of the ways in and of the cabinet, which search engines do not see.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { ensureBrowser } from '../scripts/setup/browser.mjs';
import { findFreePort } from './pages/free-port.ts';
import type { PageServer } from './pages/page-server.ts';
import { startChild, stopChild } from './support/child.ts';
import { startTemporaryDatabase } from './support/temporary-database.ts';

const runs = 3;
const least = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const;
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** Audits that cost points, with what they measured. */
const failingOf = (result: Result, category: Category): string[] =>
  (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
    const details = audit.details as
      | {
          items?: {
            node?: { selector?: string };
            url?: string;
            description?: string;
            sourceLocation?: { url?: string };
          }[];
        }
      | undefined;
    const places = (details?.items ?? [])
      .slice(0, 3)
      .map((item) => item.node?.selector ?? item.url ?? item.sourceLocation?.url ?? item.description ?? '');
    return [`${id}: ${audit.displayValue ?? audit.title}${places.some(Boolean) ? ` (${places.join('; ')})` : ''}`];
  });

const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'total-byte-weight',
];

let failures = 0;
const judge = (name: string, score: number, wanted: number): void => {
  const passed = score >= wanted;
  if (!passed) failures += 1;
  console.log(`${passed ? 'PASS' : 'FAIL'}  ${name}: ${score} (at least ${wanted})`);
};

/** Chromium sometimes loses the start of a trace (NO_NAVSTART): such a run measured nothing and is made again. */
const lostTraces = 3;
const runOnce = async (
  url: string,
  port: number,
  onlyCategories: readonly Category[],
  disableStorageReset = false,
): Promise<Result> => {
  let reason = 'Lighthouse gave no result';
  for (let tries = 0; tries < lostTraces; tries += 1) {
    const answer = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...onlyCategories],
      disableStorageReset,
    });
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
    reason = answer?.lhr.runtimeError?.message ?? reason;
  }
  throw new Error(reason);
};

const measure = async (url: string, port: number): Promise<Result> => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, port, categories));
  const byScore = results.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  return byScore[Math.floor(runs / 2)] as Result;
};

/** Ends when nothing was drawn or waited to be for two seconds, at the latest after ten minutes. */
const waitUntilDrawn = async (site: string): Promise<void> => {
  const until = Date.now() + 600_000;
  for (let quiet = 0; quiet < 4 && Date.now() < until; await setTimeout(500)) {
    const text = await (await fetch(`${site}/metrics`)).text();
    const waiting = /^drawings_waiting (\d+)$/m.exec(text)?.[1];
    if (waiting === undefined) throw new Error('the site does not say what is being drawn');
    quiet = waiting === '0' ? quiet + 1 : 0;
  }
};

const database = await startTemporaryDatabase();
const port = await findFreePort();
// Its one context is where Lighthouse opens its pages: what is stored there is what they find.
const browser = await chromium.launchPersistentContext('', {
  executablePath: await ensureBrowser(process.execPath),
  args: [
    `--remote-debugging-port=${port}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-extensions',
  ],
});
let child: ChildProcess | null = null;
try {
  const started = await startChild<PageServer>('../pages/page-server.ts', {
    databaseUrl: database.url,
    person: true,
  });
  child = started.child;
  const { site, eventPath, productPath, resultsPath, person } = started.message;
  const results: Record<string, Result> = {};
  const pages = [
    '/',
    '/calendar',
    eventPath,
    '/shop',
    productPath,
    '/results',
    resultsPath,
    '/clubs',
    '/news',
    '/about',
  ];
  // BENCH_PAGES='/clubs,/news' measures a few of them again.
  const asked = process.env['BENCH_PAGES']?.split(',');
  // Pictures are drawn when they are first asked for, the rest of their widths behind: no visitor of a living site waits
  // for that, nor shares a processor with it.
  for (const path of asked ?? pages) await runOnce(`${site}${path}`, port, ['seo']);
  await waitUntilDrawn(site);
  for (const path of asked ?? pages) results[path] = await measure(`${site}${path}`, port);
  for (const [path, result] of Object.entries(results)) {
    console.log(`\n${path}: ${figures.map((id) => `${id} ${result.audits[id]?.displayValue ?? '?'}`).join(', ')}`);
    for (const category of categories) {
      judge(`${path} ${category}`, scoreOf(result, category), least[category]);
      if (scoreOf(result, category) < 100) for (const line of failingOf(result, category)) console.log(`      ${line}`);
    }
  }
  const judgeAccessibility = async (path: string, isSignedIn: boolean): Promise<void> => {
    const result = await runOnce(`${site}${path}`, port, ['accessibility'], isSignedIn);
    judge(`${path.replace(/[\w-]{20,}/, ':id')} accessibility`, scoreOf(result, 'accessibility'), least.accessibility);
    for (const line of failingOf(result, 'accessibility')) console.log(`      ${line}`);
  };
  console.log();
  for (const path of ['/auth', '/login', '/login?by=sms', '/registration', '/newpass', '/loginlink'])
    await judgeAccessibility(path, false);
  if (!person) throw new Error('nobody was settled');
  const page = await browser.newPage();
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((token) => localStorage.setItem('token', token), person.token);
  await page.close();
  const cabinet = ['/me', `/me/ticket/${person.ticket}`, '/me/shop', `/me/shop/${person.order}`, '/me/insurances'];
  for (const path of [...cabinet, '/me/club', '/me/setting', '/me/session']) await judgeAccessibility(path, true);
} finally {
  await browser.close();
  if (child) await stopChild(child);
  await database.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
