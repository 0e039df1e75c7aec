import { expect, type Page } from '@playwright/test';
import { waitForWords } from './outbox.ts';

export const password = 'Gornyy-kozel-47';
/** The path of a link in a letter. */
export const linkOf = (path: string): RegExp => new RegExp(`https?://[^/\\s]+(/${path}/[\\w.-]+)`);

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const popup = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Registers on the page of registration; the popup tells of the letter. */
export const fillRegistration = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /^Согласен на обработку/ }).check();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(popup(page, 'Проверьте почту')).toContainText(email);
};

/** Opens the account by its letter. */
export const openConfirmation = async (page: Page, email: string, after?: string): Promise<void> => {
  await page.goto(await waitForWords(email, linkOf('verify/email'), after));
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await popup(page, 'Почта подтверждена').getByRole('button', { name: 'В кабинет' }).click();
  await expect(page).toHaveURL('/me');
};

/** A new account, signed in. */
export const register = async (page: Page, email: string): Promise<void> => {
  await page.goto('/registration');
  await fillRegistration(page, email);
  await openConfirmation(page, email);
};

/** On the login page. */
export const login = async (page: Page, email: string, word = password): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
};

/** Signs out. */
export const leave = async (page: Page): Promise<void> => {
  await page.goto('/exit');
  await expect(heading(page, 'Вы вышли')).toBeVisible();
};
