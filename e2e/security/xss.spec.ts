import type { Frame } from '@playwright/test';
import { api } from '@trassa/contracts';
import { createMember, enterAs } from '../support/member.ts';
import { shownHtml, waitForLetters } from '../support/outbox.ts';
import { unfoldTickets } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { forEachText, packedNames, payloads, spoiltTexts } from '../support/xss-payloads.ts';
import { orderEverything, payAtBank, send } from '../support/xss-person.ts';
import { countShown, expectInert, openInert, watchExecution } from '../support/xss-watch.ts';

const texts = [...payloads, ...spoiltTexts];

/** Calls that take no such text: an address, a code, a name of something that nobody has. */
const refused = (text: string): [method: string, path: string, body?: object][] => {
  const part = encodeURIComponent(text.slice(0, 60).toWellFormed());
  return [
    ['PUT', '/api/user', { gender: text }],
    ['PUT', '/api/user', { extra_contact: text }],
    ['PUT', '/api/user', { birth_date: text }],
    ['PUT', '/api/user/contact', { type_relate: text }],
    ['POST', '/api/user/verify/email', { code: text }],
    ['PUT', '/api/auth/link', { code: text }],
    ['PUT', '/api/auth', { email: text, password: text }],
    ['PUT', '/api/user/ticket/transfer', { public_id: text.slice(0, 60), email: text }],
    ['PUT', '/api/user/ticket/online', { public_id: text.slice(0, 60), link: text, result_time: text }],
    ['POST', '/api/hold', { format_public_id: text.slice(0, 60), count: 1 }],
    ['GET', `/api/promocode/check/ticket/${part}/${part}`],
    ['GET', `/api/user/ticket/${part}`],
    ['GET', `/api/order/${part}`],
    ['GET', `/api/files/${part}`],
    ['GET', `/images/${part}`],
  ];
};

test('what is looked for would be seen: the payloads run where nothing escapes them', async ({ browser }) => {
  const context = await browser.newContext();
  const watch = await watchExecution(context);
  const page = await context.newPage();
  await context.route('http://blank.invalid/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>a' }));
  await page.goto('http://blank.invalid/');
  await page.evaluate((all) => {
    for (const text of all) {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<title>a</title><body>${text}`;
      document.body.append(frame);
    }
  }, payloads);
  // A frame that a payload leads away counts by the canary.
  const hasRun = (frame: Frame): Promise<boolean> => frame.evaluate(() => '__xss' in globalThis).catch(() => false);
  const countRun = async (): Promise<number> => {
    const ran = await Promise.all(page.frames().map(hasRun));
    return ran.filter(Boolean).length;
  };
  // Sixty frames at once take their time on a busy machine.
  const patience = { timeout: 30_000 };
  await expect.poll(countRun, patience).toBeGreaterThan(25);
  await expect.poll(() => watch.seen().length, patience).toBeGreaterThan(4);
  await context.close();

  const other = await browser.newContext();
  const still = await other.newPage();
  const markup = await watchExecution(other);
  await still.setContent('<p data-xss>a</p><a href=" java\nscript:1">b</a><img srcdoc=x onload=1><script>1</script>');
  await expect(markup.expectNothing(still)).rejects.toThrow(/markup/);
  await other.close();
});

test('what people write is shown as it was written and runs nowhere', async ({
  page,
  context,
  season,
  watch,
  email,
  baseURL,
}) => {
  test.slow();
  const site = String(baseURL);
  watch.expectRefusals('/api/', '/images/', '/sandbox/');
  const seen = await watchExecution(context);
  const inert = (path: string, least: number): Promise<void> => openInert(page, seen, path, least);
  const member = await createMember(site, `o'neil\`\${__xss=1}'-${email}`);
  const { token } = member;

  await test.step('the profile takes every text as a text or refuses it', async () => {
    await forEachText(texts, async (text) => {
      const contact = { contact_name: text, type_relate: 'Друг', contact_phone: '+79161234567' };
      await send(site, 'PUT', '/api/user', { token, body: { name: text, last_name: text, second_name: text } });
      await send(site, 'PUT', '/api/user/contact', { token, body: contact });
      for (const [method, path, body] of refused(text)) {
        const answer = await send(site, method, path, { token, body });
        expect(answer.status, `${method} ${path}: ${answer.text}`).toBeGreaterThanOrEqual(400);
      }
    });
  });

  await test.step('an address takes some of them', async () => {
    const other = await createMember(site, `other-${email}`);
    await forEachText(texts, async (text) => {
      const body = { email: `${text}@example.com`, agree: true };
      await send(site, 'PUT', '/api/user/subscribe/news', { body });
      await send(site, 'POST', '/api/user/change/email', { token: other.token, body });
    });
    await enterAs(page, other);
    await inert('/me/setting', 1);
  });

  await test.step('settings and sessions', async () => {
    const values = packedNames().toReversed();
    for (let from = 0; from < 12; from += 4) {
      const [name, last_name, second_name, contact_name] = values.slice(from, from + 4);
      await member.client(api.profile.change, { body: { name, last_name, second_name } });
      const relative = { contact_name, type_relate: 'Друг', contact_phone: '+79161234567' } as const;
      await member.client(api.profile.setContact, { body: relative });
      if (from === 0) await enterAs(page, { token, user: (await member.client(api.profile.me, {})).values });
      await inert('/me/setting', 4);
    }
    await forEachText(payloads.slice(0, 30), async (os, n) => {
      const signedIn = await send(site, 'PUT', '/api/auth', { body: { email: member.email, password: 'Trassa2027' } });
      const other = (JSON.parse(signedIn.text) as { token: string }).token;
      await send(site, 'POST', '/api/auth/history', { token: other, body: { os, browser: payloads[n + 30] } });
    });
    await inert('/me/session', 0);
    await expect(page.getByText('__xss=1').first()).toBeVisible();
    await send(site, 'DELETE', '/api/auth/history', { token });
  });

  await test.step('files by their names and by their contents', async () => {
    await forEachText(texts, async (name) => {
      const form = new FormData();
      form.set('file', new Blob([`%PDF-1.4\n${name}<script>__xss=1</script>\n%%EOF\n`]), `${name}.pdf`);
      const sent = await send(site, 'POST', '/api/files/upload', { token, form });
      expect(sent.status, sent.text).toBe(200);
      const { public_id } = JSON.parse(sent.text) as { public_id: string };
      const file = await fetch(`${site}/api/files/${public_id}`, { headers: { authorization: token } });
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(file.headers.get('content-disposition')).toMatch(
        /^attachment; filename="file"; filename\*=UTF-8''[\w.%!~-]+$/,
      );
      expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
    });
    for (const [name, type] of [
      ['a.svg', 'image/svg+xml'],
      ['a.html', 'text/html'],
      ['a.png', 'image/png'],
      ['a.pdf', 'application/pdf'],
    ] as const)
      for (const purpose of ['ticket', 'image']) {
        const form = new FormData();
        form.set('purpose', purpose);
        form.set('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="__xss=1"/>'], { type }), name);
        expect((await send(site, 'POST', '/api/files/upload', { token, form })).status).toBe(400);
      }
  });

  const { order, redirect_url, form } = await orderEverything(season, site, member);
  await test.step('the page of the test bank, with an address that somebody spoilt', async () => {
    const spoilt = new URLSearchParams(Object.entries(form).map(([name, text]) => [name, `${text}${texts[1]}`]));
    await page.goto(`${redirect_url}?${spoilt.toString()}`);
    await seen.expectNothing(page);
    await page.goto(`${redirect_url}?${new URLSearchParams(form).toString()}&a=${encodeURIComponent(texts[0] ?? '')}`);
    await expect(page.getByRole('heading', { name: 'Тестовая оплата' })).toBeVisible();
    await seen.expectNothing(page);
  });

  const tickets = await payAtBank(site, member, order.public_id);
  await test.step('tickets, their lists and pages, the thank-you page', async () => {
    await inert('/me', payloads.length);
    await page.goto(`/basket/thanks?order=${order.public_id}`);
    await unfoldTickets(page);
    await expectInert(page, seen, payloads.length);
    const isNamed = ({ info }: (typeof tickets)[number]): boolean => info.last_name.includes('xss');
    const pages = [
      ...tickets.filter(isNamed).filter((_, n) => n % 12 === 0),
      ...tickets.filter((ticket) => !isNamed(ticket)).filter((_, n) => n % 3 === 0),
    ];
    for (const { public_id } of pages) await inert(`/me/ticket/${public_id}`, 1);
    await forEachText(texts, async (text) => {
      const [{ public_id } = { public_id: 'none' }] = tickets;
      const info = { last_name: text, first_name: text, item_size: text, cluster: text, select: text, email: text };
      const team = { title: text, code: text };
      const answer = await send(site, 'PUT', '/api/user/ticket', {
        token,
        body: { public_id, info, team, file: text },
      });
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
      const link = `https://example.com/${text}`;
      await send(site, 'PUT', '/api/user/ticket/online', { token, body: { public_id, link, result_time: '01:00:00' } });
    });
  });

  await test.step('files of a ticket hold the texts and no scripts', async () => {
    const ticket = tickets.find(({ info }) => info.last_name.includes('script'));
    const read = async (type: string): Promise<string> => {
      const path = `${site}/api/user/ticket/${ticket?.public_id}/file?type=${type}`;
      const answer = await fetch(path, { headers: { authorization: token } });
      expect(answer.headers.get('content-type')).toMatch(type === 'pdf' ? 'application/pdf' : 'text/calendar');
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
      return Buffer.from(await answer.arrayBuffer()).toString('latin1');
    };
    expect(await read('pdf')).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch|EmbeddedFile)\b/);
    const lines = (await read('ics')).replaceAll('\r\n ', '').trimEnd().split('\r\n');
    expect(lines.filter((line) => !/^[A-Z-]+[:;]/.test(line))).toEqual([]);
  });

  await test.step('letters, opened where no policy protects', async () => {
    const letters = await waitForLetters(member.email, 2);
    const mailer = await page.context().newPage();
    let shown = 0;
    for (const letter of letters) {
      await mailer.setContent(shownHtml(letter));
      await seen.expectNothing(mailer);
      shown = Math.max(shown, await countShown(mailer));
    }
    expect(shown).toBeGreaterThan(0);
    await mailer.close();
  });
});
