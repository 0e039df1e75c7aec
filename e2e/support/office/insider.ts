import { type Client, makeClient } from '@trassa/contracts/client';
import { officeApi } from '@trassa/contracts/office';
import type { Page } from '@playwright/test';
import { createMember, enterAs, type Member, memberPassword } from '../member.ts';
import { createAuthenticator, makeAdmin } from '../staff.ts';

/** An administrator whose session of the office is open; what he calls himself and what his browser shows are one session. */
export type Insider = { readonly member: Member; readonly office: Client; enter(page: Page): Promise<void> };

/** Enrols by the calls of the door: its pages have journeys of their own. */
export const createInsider = async (site: string, email: string): Promise<Insider> => {
  const member = await createMember(site, email);
  await makeAdmin(email);
  let session = '';
  const office = makeClient({
    baseUrl: site,
    headers: () => ({
      language: 'ru',
      authorization: member.token,
      ...(session && { cookie: `staff=${session}` }),
    }),
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      const given = response.headers.getSetCookie().map((line) => /^staff=([^;]+)/.exec(line)?.[1]);
      session = given.find(Boolean) ?? session;
      return response;
    },
  });
  const { secret } = await office(officeApi.entry.enrol, { body: { password: memberPassword } });
  const code = await createAuthenticator(secret.replaceAll(/\s/g, '')).code();
  await office(officeApi.entry.confirm, { body: { code } });
  return {
    member,
    office,
    async enter(page) {
      const { hostname: domain } = new URL(site);
      const kept = { domain, path: '/api/admin', httpOnly: true, sameSite: 'Strict' } as const;
      await page.context().addCookies([{ name: 'staff', value: session, ...kept }]);
      await enterAs(page, member);
    },
  };
};
