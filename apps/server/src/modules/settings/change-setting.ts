import type { Language } from '@trassa/contracts';
import type { Approval } from '@trassa/contracts/office';
import {
  type ApprovalSums,
  checkSettings,
  limitFields,
  parsePhone,
  raisedLimits,
  settingDefaults,
  type SettingSection,
  settingSections,
  type SettingValues,
  sumsFrom,
} from '@trassa/rules';
import { invalid, notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { editVersion, type Tx } from '../../platform/database/index.ts';
import type { Acted, Change } from '../../platform/http/index.ts';
import type { Approved, Asker, Ran } from '../approvals/index.ts';
import { raiseKind, type SettingsDeps } from './settings-deps.ts';
import { findSection, lockSection, type SectionRow, writeSection } from './settings.repository.ts';
import { readSection, storing } from './stored-settings.ts';

export const isSection = (name: string): name is SettingSection =>
  (settingSections as readonly string[]).includes(name);

export type SettingChange = {
  readonly section: string;
  readonly version: number;
  readonly reason: string | undefined;
  /** Fields of any section, as the call takes them. */
  readonly typed: Readonly<Record<string, unknown>>;
};
export type Saved = { readonly values: { readonly section: SettingSection; readonly version: number } };

const titles: Readonly<Record<SettingSection, Readonly<Record<Language, string>>>> = {
  brand: { ru: 'Название сайта', en: 'Name of the site' },
  contacts: { ru: 'Контакты', en: 'Contacts' },
  links: { ru: 'Ссылки', en: 'Links' },
  partners: { ru: 'Партнёры', en: 'Partners' },
  season: { ru: 'Сезон', en: 'Season' },
  sale: { ru: 'Продажа', en: 'Sale' },
  approvals: { ru: 'Вторая подпись', en: 'Second signature' },
  letters: { ru: 'Письма', en: 'Letters' },
};
const objectOf = (section: SettingSection, { language }: Pick<Asker, 'language'>) => ({
  kind: 'setting',
  publicId: section,
  title: titles[section][language],
});

/** One number has one spelling, and nothing typed is nothing. */
const tidy = (typed: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { team_phone: phone } = typed;
  const plain = Object.entries(typed).map(([field, value]) => [
    field,
    value === '' && ['team_email', 'team_phone', 'sender_name', 'reply_to'].includes(field) ? null : value,
  ]);
  return {
    ...Object.fromEntries(plain),
    ...(typeof phone === 'string' && phone !== '' && { team_phone: parsePhone(phone) ?? phone }),
  };
};

type Edited<S extends SettingSection> = {
  readonly row: SectionRow;
  readonly before: SettingValues[S];
  readonly values: SettingValues[S];
  readonly changes: readonly Change[];
};

const lockEdited = async <S extends SettingSection>(
  tx: Tx,
  section: S,
  { version, typed }: Pick<SettingChange, 'version' | 'typed'>,
): Promise<Result<Edited<S>>> => {
  const row = await lockSection(tx, section, storing[section].write(settingDefaults[section]));
  const before = readSection(section, row.value);
  const foreign = Object.keys(typed).filter((field) => typed[field] !== undefined && !(field in before));
  if (foreign.length) return invalid(Object.fromEntries(foreign.map((field) => [field, { id: 'wrong_value' }])));
  const edited = editVersion({ version: row.version, values: before }, version, tidy(typed) as Partial<typeof before>);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  const problems = changes.length ? checkSettings(section, values) : {};
  return Object.keys(problems).length ? invalid(problems) : ok({ row, before, values, changes });
};

const raisedOf = (section: SettingSection, { before, values }: Edited<SettingSection>) =>
  section === 'approvals'
    ? raisedLimits(before as SettingValues['approvals'], values as SettingValues['approvals'])
    : [];

const askSecond = (
  tx: Tx,
  { approvals }: SettingsDeps,
  { version, reason = '' }: SettingChange,
  { before, values }: Edited<SettingSection>,
  by: Asker,
): Promise<Result<{ approval: Approval }>> => {
  const [was, will] = [before as SettingValues['approvals'], values as SettingValues['approvals']];
  const changed = limitFields.filter((field) => was[field] !== will[field]);
  return approvals.ask(
    tx,
    {
      act: 'raised_limits',
      kind: raiseKind,
      object: objectOf('approvals', by),
      places: [],
      summary: { ru: 'Поднять пороги второй подписи', en: 'Raise the limits of the second signature' },
      sum: null,
      params: { version, typed: Object.fromEntries(changed.map((field) => [field, will[field]])), seen: was },
      quote: { limits: Object.fromEntries(changed.map((field) => [field, { was: was[field], will_be: will[field] }])) },
      locks: ['setting:approvals'],
      reason,
    },
    by,
  );
};

/**
 * PUT /api/admin/settings/{section}: sets fields of one section, by the version that was seen. A limit of four eyes that would be
 * raised waits for a second person with all that is changed beside it. Refuses `conflict`. BO-157, BO-158
 */
export const changeSetting = async (
  tx: Tx,
  deps: SettingsDeps,
  change: SettingChange,
  by: Asker,
): Promise<Result<Acted<Saved | { approval: Approval }>>> => {
  const { section, reason } = change;
  if (!isSection(section)) return notFound();
  const edited = await lockEdited(tx, section, change);
  if (!edited.ok) return edited;
  const { row, values, changes } = edited.value;
  const told = { object: objectOf(section, by), ...(reason !== undefined && { reason }) };
  if (raisedOf(section, edited.value).length) {
    if (reason === undefined) return invalid({ reason: { id: 'reason' } });
    const waiting = await askSecond(tx, deps, change, edited.value, by);
    if (!waiting.ok) return waiting;
    const asked = changes.flatMap(({ field, after }) => (field === 'version' ? [] : [[field, after] as const]));
    return ok({
      answer: waiting.value,
      ...told,
      changes: [{ field: 'asked', before: null, after: Object.fromEntries(asked) }],
    });
  }
  if (changes.length) {
    const value = storing[section].write(values as never);
    await writeSection(tx, section, { value, userId: by.userId, now: deps.clock() });
  }
  return ok({ answer: { values: { section, version: row.version + (changes.length ? 1 : 0) } }, ...told, changes });
};

/** What was set otherwise since it was asked for; the others keep what they are. */
const differenceSince = async (tx: Tx, seen: ApprovalSums): Promise<readonly Change[]> => {
  const now = readSection('approvals', await findSection(tx, 'approvals'));
  return limitFields
    .filter((field) => seen[field] !== now[field])
    .map((field) => ({ field, before: seen[field], after: now[field] }));
};

/** What a second person has agreed to: the very version that was asked for. BO-158 */
export const approvedRaise = async (
  tx: Tx,
  { clock }: Pick<SettingsDeps, 'clock'>,
  { params, askedBy }: Approved,
): Promise<Result<Ran>> => {
  const asked = params as Pick<SettingChange, 'version' | 'typed'> & { readonly seen: unknown };
  const edited = await lockEdited(tx, 'approvals', asked);
  if (!edited.ok) {
    const changes = await differenceSince(tx, sumsFrom(asked.seen));
    return refuse({ code: 'state', details: changes.length ? { changes } : {} });
  }
  const { values, changes } = edited.value;
  await writeSection(tx, 'approvals', { value: storing.approvals.write(values), userId: askedBy, now: clock() });
  return ok({ changes });
};
