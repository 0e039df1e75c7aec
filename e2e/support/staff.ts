import { expect, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { memberPassword } from './member.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** `npm run admin`: the first door of an installation, beside the running site; answers the link that it prints. */
export const makeAdmin = async (email: string): Promise<string> => {
  const folder = process.env['E2E_FOLDER'] ?? '';
  const database = path.join(folder, 'database-url');
  const { stdout } = await run(process.execPath, [path.join(root, 'apps/server/src/commands/make-admin.ts'), email], {
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      OUTBOX_DIR: path.join(folder, 'outbox'),
      LOG_LEVEL: 'error',
      ...(existsSync(database) ? { DATABASE_URL: readFileSync(database, 'utf8') } : {}),
    },
  });
  return /\/token\/[\w.-]+/.exec(stdout)?.[0] ?? '';
};

/** An authenticator that was shown a secret. */
export type Authenticator = {
  /** A code that was not given before: a step never works twice. */
  code(): Promise<string>;
};

const seconds = 30;

export const createAuthenticator = (secret: string): Authenticator => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: seconds });
  let last = 0;
  return {
    async code() {
      // The step after this one is taken too: two codes may be asked for within half a minute.
      let step = 0;
      await expect
        .poll(
          () => {
            step = Math.max(Math.floor(Date.now() / 1000 / seconds), last + 1);
            return step * seconds - Date.now() / 1000;
          },
          { timeout: seconds * 1000, intervals: [500] },
        )
        .toBeLessThan(seconds - 1);
      last = step;
      return totp.generate({ timestamp: step * seconds * 1000 });
    },
  };
};

/** Goes through the first entry on the page of the door, and stands in the back office. */
export const enrol = async (page: Page): Promise<Authenticator> => {
  await page.getByLabel('Пароль').fill(memberPassword);
  await page.getByRole('button', { name: 'Дальше' }).click();
  return finishEnrolment(page);
};

/** The same from the second step on: the authenticator and the recovery codes. */
export const finishEnrolment = async (page: Page): Promise<Authenticator> => {
  const text = await page.getByTestId('secret').innerText();
  const authenticator = createAuthenticator(text.replaceAll(/\s/g, ''));
  await page.getByLabel('Код', { exact: true }).fill(await authenticator.code());
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByText('Коды лежат в надёжном месте').click();
  await page.getByRole('button', { name: 'В штаб' }).click();
  return authenticator;
};
