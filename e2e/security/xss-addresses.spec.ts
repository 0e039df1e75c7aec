import { api } from '@trassa/contracts';
import { createMember, enterAs } from '../support/member.ts';
import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { addresses, forEachText, packed, payloads } from '../support/xss-payloads.ts';
import { poison } from '../support/xss-poison.ts';
import { expectInert, findForeign, openInert, watchExecution } from '../support/xss-watch.ts';

/** Every page, with a text wherever its address takes one. */
const pathsWith = (text: string, event: string): string[] => {
  const part = encodeURIComponent(text);
  return [
    `/?lang=${part}&${part}=1#${part}`,
    `/search?text=${part}`,
    `/calendar?city=${part}&type=${part}&from=1`,
    `/calendar?page=${part}&start=${part}&to=1`,
    `/calendar/${part}`,
    `/calendar/${event}/${part}`,
    `/event/${part}`,
    `/event/${event}/${part}?city=${part}`,
    `/basket?${part}`,
    `/basket/thanks?order=${part}`,
    `/login?next=${part}&by=${part}`,
    `/auth?next=${part}`,
    `/registration?next=${part}&email=${part}`,
    `/newpass?secure=${part}`,
    `/loginlink?${part}`,
    `/token/${part}`,
    `/verify/email/${part}?password=${part}`,
    `/verify/new/email/${part}`,
    `/verify/subscribe/${part}`,
    `/verify/resetpassword/${part}`,
    `/unsubscribe/${part}`,
    `/reminder/confirm/${part}`,
    `/reminder/stop/${part}`,
    `/user/auth/vk?code=${part}&device_id=${part}`,
    `/user/auth/${part}?code=1&state=${part}`,
    `/user/add/auth/${part}?code=1&state=${part}`,
    `/me?${part}`,
    `/me/ticket/${part}?do=${part}`,
    `/me/shop/${part}`,
    `/${part}`,
  ];
};

test('an address of a page, whatever stands in it, runs nothing', async ({
  page,
  context,
  season,
  watch,
  email,
  baseURL,
}) => {
  test.slow();
  const site = String(baseURL);
  watch.expectRefusals('/');
  const seen = await watchExecution(context);
  const { card } = season.find('plain solo format', isPlainSolo);
  const paths = (text: string): string[] => pathsWith(text, card.event.public_id);

  await test.step('as the server writes it', async () => {
    await page.goto('/icon.svg');
    const read = await context.newPage();
    await forEachText(packed(350).flatMap(paths), async (path) => {
      const answer = await fetch(`${site}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });
      const html = await answer.text();
      expect(answer.status, path).toBeLessThan(500);
      expect(answer.headers.get('location') ?? '/', path).toMatch(/^\/(?![/\\])/);
      if (answer.status >= 300 && answer.status < 400) return;
      expect(answer.headers.get('content-type'), path).toMatch(/^text\/html/);
      expect(await findForeign(read, html), path).toEqual([]);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([\w-]{22,})'/.exec(policy)?.[1];
      expect(policy.match(/script-src[^;]*/g), path).toEqual([`script-src 'self' 'nonce-${nonce}'`]);
      const stamps = [...html.matchAll(/<script\b[^>]*\snonce="([^"]*)"/g)].map(([, stamp]) => stamp);
      expect(new Set(stamps), path).toEqual(new Set([nonce]));
    });
    await read.close();
  });

  const member = await createMember(site, email);
  await test.step('as a browser opens it, without a session and with one', async () => {
    const parts = [...packed(350), ...addresses];
    for (const [n, path] of paths('').entries()) {
      if (n === Math.floor(paths('').length / 2)) await enterAs(page, member);
      await page.goto(paths(parts[n % parts.length] ?? '')[n] ?? path);
      await expect(page.getByRole('heading').first(), page.url()).toBeVisible();
      await seen.expectNothing(page);
    }
    await page.goto(`/search?text=${encodeURIComponent(payloads[0] ?? '')}`);
    await expectInert(page, seen, 1);
  });

  await test.step('the way back after signing in leads to this site only', async () => {
    await enterAs(page, member);
    for (const address of addresses) {
      await page.goto(`/login?next=${encodeURIComponent(address)}`);
      await expect(page).toHaveURL('/me');
      await seen.expectNothing(page);
    }
  });
});

test('a poisoned store of the browser and a poisoned basket run nothing', async ({
  page,
  context,
  season,
  watch,
  email,
  baseURL,
}) => {
  test.slow();
  watch.expectRefusals('/');
  const seen = await watchExecution(context);
  const member = await createMember(String(baseURL), email);
  await shop.addToBasket(page, season.find('plain solo format', isPlainSolo), 2);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const lines = JSON.parse(String(kept['basketGoodsAnonymous'])) as Record<string, unknown>[];
  const answers = { first_name: 'a', last_name: 'a', second_name: 'a', phone: 'a', item_size: 'a', email: 'a' };
  const asked = {
    info: answers,
    promocode: 'a',
    select: { title: 'a', values: ['a', 'b'] },
    select_field: 'select',
    clusters: [{ name: 'a', file: true, document: 'a', tickets_left: 5 }],
    additional_fields: [{ name: 'a', label: 'a', required: true, type: 'text' }],
    team: { title: 'a', code: 'a' },
    isTeam: true,
    notes: ['a'],
    size: 'a',
  };
  const plain = lines.map((line) => ({ ...line, ...asked }));
  const goods = poison(plain);

  await test.step('a guest', async () => {
    await page.evaluate(
      (stored) => {
        for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
        for (const key of ['registrationEmail', 'secureCode', 'returnPath'])
          sessionStorage.setItem(key, 'javascript:globalThis.__xss=1');
        document.cookie = `language=${encodeURIComponent('"><script>__xss=1</script>')}; path=/`;
      },
      {
        basketGoodsAnonymous: JSON.stringify(goods),
        basketBuyer: JSON.stringify(poison({ email: 'a', phone: 'a' })),
        theme: '"><script data-xss>__xss=1</script>',
        language: '"><script data-xss>__xss=1</script>',
      },
    );
    await openInert(page, seen, '/basket', payloads.length);
    for (const path of ['/', '/registration', '/newpass']) await openInert(page, seen, path, 0);
  });

  await test.step('a person signed in, whose basket is kept by the server', async () => {
    await enterAs(page, { token: member.token, user: poison(member.user) });
    await member.client(api.basket.replace, { body: { goods: poison(plain, packed(1000)) as never } });
    for (const path of ['/me', '/me/setting', '/']) await openInert(page, seen, path, 0);
    await openInert(page, seen, '/basket', 20);
  });

  await test.step('a person whose token nobody knows', async () => {
    await enterAs(page, { token: payloads[0] ?? '', user: poison(member.user) });
    for (const path of ['/me', '/basket']) await openInert(page, seen, path, 0);
  });
});
