import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = process.env['E2E_PORT'] ?? '3459';
// By its name: browsers know no passkeys on an address of numbers.
const address = `http://localhost:${port}`;

// Workers inherit both: a journey reads the letters that the site wrote.
process.env['E2E_FOLDER'] ??= path.join(os.tmpdir(), `trassa-browser-${process.pid}`);
process.env['E2E_OUTBOX_DIR'] ??= path.join(process.env['E2E_FOLDER'], 'outbox');

const knownPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const chromiumPath = process.env['CHROMIUM_PATH'] ?? knownPaths.find((file) => existsSync(file));
const launch = (...more: readonly string[]) => ({
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    ...more,
  ],
});

// What a journey proves of logic it proves on one device; the second one costs minutes and cannot differ. Looks of every
// page and of every route of the office are taken on both, or at widths that are set inside.

/** Journeys of the computer alone. */
const ofTheComputer = [
  // What a text may run and what a page says of itself do not depend on its width.
  '**/security/*.spec.ts',
  '**/outline.spec.ts',
  // Keys of a computer; lists on phones are in other journeys of the office.
  '**/office/lists.spec.ts',
  '**/pages/keyboard.spec.ts',
  // Their widths are set inside; what is pressed on a phone is in the other journeys of the office.
  '**/office/routes.spec.ts',
  '**/office/{club,content,house,money,shop,talk}/*.spec.ts',
  '**/office/{certificates,clubs,events,exports,formats,insurance,mailings,move,news,numbers,passkeys,privacy,products,promocode-series,results,shipments,stock,support}.spec.ts',
  // Statuses, addresses and what a search answers.
  '**/pages/list-ends.spec.ts',
  '**/pages/service-pages.spec.ts',
  '**/account/way-back.spec.ts',
  // Logins, letters and networks, names and pictures of results; their pages are fitted to every width inside.
  '**/account/{cabinet,mailbox,social}.spec.ts',
  '**/account/ended-session.spec.ts',
  '**/pages/{results-people,result-pictures}.spec.ts',
  // What a browser keeps of a person, between tabs and after him.
  '**/account/{guest-to-member,restored-page,shared-computer}.spec.ts',
  '**/purchase/two-tabs.spec.ts',
  // In which order answers come, what "back" leads to, which language is offered.
  '**/pages/{back-over-windows,language-offer,search-field}.spec.ts',
  '**/account/cabinet-loading.spec.ts',
  '**/pages/before-scripts.spec.ts',
  '**/goods/postal-index.spec.ts',
];

/** Journeys of the phone alone, on which most people register and pay. */
const ofThePhone = [
  // What a form says of itself, of letters and of short messages.
  '**/account/sign-in.spec.ts',
  '**/purchase/{bad-input,last-key,known-people}.spec.ts',
  // What a basket keeps, counts and refuses; it is bought from on both in other journeys.
  '**/purchase/{basket,basket-countdown,basket-opens,one-team,sale-states}.spec.ts',
  // Prices, codes, holds and banks that come to nothing.
  '**/purchase/{expired-hold,failed-payment,price-changed,promocode}.spec.ts',
  '**/goods/ticket-insurance.spec.ts',
];

/** Single journeys of one device, in files that are walked on both. */
const computerTag = /@computer/;
const phoneTag = /@phone/;

/**
 * Journeys that look at pictures: every public page, hostile texts, and what is drawn, sent or laid out by its
 * picture. The others load none: to decode the pictures of a page costs as much as all the rest of it (0.6 of 1.2 s of the processor).
 */
const withPictures = [
  '**/security/*.spec.ts',
  '**/pages/{before-scripts,narrow,pages,result-pictures,stories}.spec.ts',
  '**/office/{clubs,products}.spec.ts',
  '**/account/{sign-in,tickets}.spec.ts',
  '**/goods/{insurance,shop}.spec.ts',
  '**/purchase/buy.spec.ts',
];

const computer = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = devices['Pixel 7'];
const bare = { launchOptions: launch('--blink-settings=imagesEnabled=false') };

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Kept at the second try only: a record of every action costs a third of the run.
    trace: 'on-first-retry',
    launchOptions: launch(),
  },
  projects: [
    { name: 'desktop', grepInvert: phoneTag, testMatch: withPictures, testIgnore: ofThePhone, use: computer },
    { name: 'mobile', grepInvert: computerTag, testMatch: withPictures, testIgnore: ofTheComputer, use: phone },
    {
      name: 'desktop-bare',
      grepInvert: phoneTag,
      testIgnore: [...ofThePhone, ...withPictures],
      use: { ...computer, ...bare },
    },
    {
      name: 'mobile-bare',
      grepInvert: computerTag,
      testIgnore: [...ofTheComputer, ...withPictures],
      use: { ...phone, ...bare },
    },
  ],
  webServer: {
    command: 'node scripts/testing/site-for-browser.mjs',
    url: `${address}/api/ready`,
    env: { PORT: port, HOST: '127.0.0.1', SITE_URL: address, E2E_FOLDER: process.env['E2E_FOLDER'] },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
