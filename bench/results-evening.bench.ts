// The evening of a start (J20, BO-108): 5,000 rows of a timing crew's file go from the card of the start to the public page, in a
// browser behind a line of 1 Mbit; beside the same without that line.
import { type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { officeApi } from '@trassa/contracts/office';
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createInsider } from '../e2e/support/office/insider.ts';
import { readSeason } from '../e2e/support/season.ts';
import { ensureBrowser } from '../scripts/setup/browser.mjs';
import { findFreePort } from './pages/free-port.ts';
import { writeProtocol } from './results-import/protocol.ts';
import { stopChild } from './support/child.ts';

const rows = 5000;
/** Seconds that the whole way may take. */
const most = 300;
/** Bytes a second and milliseconds of a phone's line. */
const line = { downloadThroughput: 125_000, uploadThroughput: 125_000, latency: 150, offline: false };

const folder = mkdtempSync(path.join(os.tmpdir(), 'trassa-browser-'));
process.env['E2E_FOLDER'] = folder;
process.env['E2E_OUTBOX_DIR'] = path.join(folder, 'outbox');

const startSite = async (): Promise<{ site: string; child: ChildProcess }> => {
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const child = fork(new URL('../scripts/testing/site-for-browser.mjs', import.meta.url), [], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SITE_URL: site },
  });
  for (;;) {
    const answer = await fetch(`${site}/api/ready`).catch(() => null);
    if (answer?.ok) return { site, child };
    if (child.exitCode !== null) throw new Error('the site did not start');
    await setTimeout(500);
  }
};

/** Seconds from the card of a start whose protocol has come until its public table shows it, step by step. */
const publish = async (page: Page, start: string, format: string): Promise<Record<string, number>> => {
  const from = performance.now();
  const seconds = (): number => Math.round((performance.now() - from) / 100) / 10;
  await page.goto(`/admin/starts/${start}`);
  await page.getByRole('link', { name: 'Результаты', exact: true }).click();
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  const opened = seconds();
  const buffer = Buffer.from(writeProtocol(rows, [format]));
  await input.setInputFiles({ name: 'протокол.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('heading', { name: 'Что изменится' }).waitFor();
  const read = seconds();
  await page.getByRole('button', { name: 'Импортировать' }).click();
  await page.getByText('Протокол импортирован.').waitFor();
  const imported = seconds();
  await page.getByRole('link', { name: 'К результатам старта' }).click();
  const published = page.getByRole('region', { name: 'Публикация' }).getByRole('row').filter({ hasText: format });
  await published.getByRole('button', { name: 'Опубликовать' }).click();
  await published.getByText('Видны всем').waitFor();
  await expect
    .poll(async () => (await page.request.get(`/results/${start}`)).text(), { timeout: most * 1000 })
    .toContain('Ёлкин');
  return { opened, read, imported, public: seconds() };
};

const { site, child } = await startSite();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(process.execPath),
  args: ['--no-sandbox'],
});
let took = Number.POSITIVE_INFINITY;
try {
  const insider = await createInsider(site, 'results@example.com');
  const season = await readSeason(site);
  const [slow, quick] = season.past.toSorted((a, b) => a.start_time - b.start_time);
  if (!slow || !quick) throw new Error('the demonstration season has no two past starts');
  const walk = async (start: string, isSlow: boolean): Promise<Record<string, number>> => {
    const { values } = await insider.office(officeApi.results.read, { params: { id: start } });
    const format = values.formats.find(({ open }) => open);
    if (!format) throw new Error('the past start has no results');
    await insider.office(officeApi.results.withdraw, {
      params: { id: start },
      body: { version: values.version, formats: [format.public_id] },
    });
    const page = await browser.newPage({ baseURL: site, locale: 'ru-RU' });
    page.setDefaultTimeout(most * 1000);
    await insider.enter(page);
    const session: CDPSession = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow) await session.send('Network.emulateNetworkConditions', line);
    const steps = await publish(page, start, format.title);
    await page.close();
    return steps;
  };
  const steps = { 'line of 1 Mbit': await walk(slow.public_id, true), 'no line': await walk(quick.public_id, false) };
  console.table(steps);
  took = steps['line of 1 Mbit']['public'] ?? took;
} finally {
  await browser.close();
  await stopChild(child);
}
const met = took <= most;
console.log(`${met ? 'PASS' : 'FAIL'}  5,000 rows from file to published: ${took} s (at most ${most})`);
process.exitCode = met ? 0 : 1;
