import { expect, type Locator } from '@playwright/test';
import type { EventFormat } from '@trassa/contracts';

export type Person = {
  lastName: string;
  firstName: string;
  /** dd.mm.yyyy; without it, one that the format's ages allow. */
  birthDate?: string;
  gender?: 'Мужской' | 'Женский';
  phone?: string;
};

export const anna: Person = { lastName: 'Ветрова', firstName: 'Анна', gender: 'Женский', phone: '9161234567' };
export const pavel: Person = { lastName: 'Ветров', firstName: 'Павел', gender: 'Мужской', phone: '9031112233' };

/** A birth date of somebody who is so many years old at the start, by a margin of some months. */
export const bornBefore = (format: Pick<EventFormat, 'start_time'>, years: number): string => {
  const year = new Date(format.start_time * 1000).getUTCFullYear() - years - 1;
  return `31.12.${year}`;
};

export const suitableAge = ({ age_min, age_max }: Pick<EventFormat, 'age_min' | 'age_max'>): number =>
  age_max === null ? Math.max(30, (age_min ?? 0) + 1) : Math.floor(((age_min ?? 0) + age_max) / 2);

/** A small PDF that a scanner of documents would accept. */
export const smallPdf = {
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A field by its label, beside which "необязательно" may stand. */
export const field = (panel: Locator, label: string): Locator =>
  panel.getByLabel(new RegExp(`^\\s*${escapePattern(label)}(\\s+(необязательно|optional))?\\s*$`));

/** Plates or marks of which one is chosen. */
export const choice = (panel: Locator, label: string): Locator => panel.getByRole('radiogroup', { name: label });

const chooseFirst = async (select: Locator): Promise<void> => {
  const value = await select.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await select.selectOption(value);
};

/** Chooses the shirt size with most pieces left: other tests dress their people at the same start. */
const chooseShirt = async (sizes: Locator, eventCityId: string): Promise<void> => {
  const answer = await sizes.page().request.get(`/api/shop/shirts/${eventCityId}`);
  const { values } = (await answer.json()) as { values: { size: string; count: number }[] };
  for (const { size } of values.toSorted((a, b) => b.count - a.count)) {
    const plate = sizes.getByRole('radio', { name: size, exact: true, disabled: false });
    if ((await plate.count()) === 0) continue;
    await plate.check();
    return;
  }
};

/** Answers everything that the format asks of one participant, as a visitor would. */
export const fillParticipant = async (panel: Locator, format: EventFormat, person: Person): Promise<void> => {
  await field(panel, 'Фамилия').fill(person.lastName);
  await field(panel, 'Имя').fill(person.firstName);
  await field(panel, 'Дата рождения').fill(person.birthDate ?? bornBefore(format, suitableAge(format)));
  const gender =
    format.gender === 'female' ? 'Женский' : format.gender === 'male' ? 'Мужской' : (person.gender ?? 'Женский');
  await panel.getByRole('radio', { name: gender }).check();
  await field(panel, 'Телефон').fill(person.phone ?? '9161234567');
  if (format.regions.length > 0) await chooseFirst(field(panel, 'Регион'));
  if (format.clusters.length > 0) {
    const plain = format.clusters.find(({ file, tickets_left }) => !file && tickets_left !== 0);
    await field(panel, 'Кластер').selectOption(plain?.name ?? '');
  }
  const sizes = choice(panel, 'Размер футболки');
  if ((await sizes.count()) > 0) await chooseShirt(sizes, format.event_city);
  if (format.select) await answerSelect(panel, format.select);
  for (const { label, required, type } of format.additional_fields) {
    if (!required) continue;
    if (type === 'checkbox') await panel.getByRole('checkbox', { name: label }).check();
    else await field(panel, label).fill(type === 'number' ? '48' : type === 'date' ? '01.02.2025' : 'Есть');
  }
  if (format.license) await field(panel, 'Лицензия').setInputFiles(smallPdf);
};

const answerSelect = async (
  panel: Locator,
  { title, values }: { title: string; values: readonly string[] },
): Promise<void> => {
  const first = values[0] ?? '';
  const plates = choice(panel, title);
  if ((await plates.count()) > 0) await plates.getByRole('radio', { name: first }).check();
  else await field(panel, title).selectOption(first);
};

/** The refusal that a field or a group of fields shows. */
export const expectRefusal = async (control: Locator, text: string): Promise<void> => {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(escapePattern(text)));
};
