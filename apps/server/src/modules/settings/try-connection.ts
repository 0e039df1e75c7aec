import type { Language } from '@trassa/contracts';
import type { Integration, TriedConnection } from '@trassa/contracts/office';
import { maskEmail, maskPhone } from '@trassa/rules';
import { randomBytes } from 'node:crypto';
import { randomId } from '../../kernel/ids.ts';
import { notFound, ok, type Refused, type Result } from '../../kernel/result.ts';
import type { Acted, Noted, Outside } from '../../platform/http/index.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Account } from '../accounts/index.ts';
import { readLetters } from './read-letters.ts';
import type { SettingsDeps } from './settings-deps.ts';
import { type Came, causeOf, codeOf, within } from './tried-outcome.ts';

/** Milliseconds a connection has for a test; the page waits twice as long. */
const patience = 10_000;

type Tested = 'mail' | 'sms' | 'storage';

/** Only what is set up has a test; of payments no provider has a call that moves no money. */
export const hasTest = (config: Pick<SettingsDeps['config'], 'smtpUrl' | 'sms'>, id: string): id is Tested =>
  id === 'storage' || (id === 'mail' && config.smtpUrl !== null) || (id === 'sms' && config.sms !== null);

type TryDeps = Pick<SettingsDeps, 'config' | 'db' | 'findAccount' | 'lay' | 'mail' | 'sms' | 'storage'>;
type By = { readonly userId: number; readonly language: Language };

const words = {
  ru: {
    title: 'Подключения',
    subject: 'Проверка почты',
    letter:
      'Это пробное письмо: вы отправили его из штаба, из раздела «Подключения». Почта работает, делать ничего не нужно.',
    message: 'проверка SMS из штаба. Сообщения доходят',
  },
  en: {
    title: 'Connections',
    subject: 'A test of mail',
    letter:
      'This is a test letter: you sent it from the back office, from “Connections”. Mail works, there is nothing to do.',
    message: 'a test of SMS from the back office. Messages arrive',
  },
} as const;

const sendLetter = async (deps: TryDeps, address: string, language: Language): Promise<void> => {
  const { subject, letter } = words[language];
  const laid = await deps.lay({ subject, title: subject, parts: [{ type: 'text', text: letter }] }, language);
  const { senderName, replyTo } = await readLetters(deps.db, deps);
  await deps.mail.send({
    ...laid,
    ...(senderName !== null && { fromName: senderName }),
    ...(replyTo !== null && { replyTo }),
    id: `test-${randomId()}`,
    to: { name: '', address },
  });
};

const sendMessage = async ({ sms, config }: TryDeps, phone: string, language: Language): Promise<void> =>
  sms.send({ to: phone, text: `${config.mailFrom.name}: ${words[language].message}`, id: `test-${randomId()}` });

/** Whether a file is read as it was written, and is gone once it is removed. */
const keepsFiles = async (storage: Storage): Promise<boolean> => {
  const name = `probe/test-${randomId()}.bin`;
  const written = randomBytes(64);
  try {
    await storage.put(name, written);
    if (!(await storage.get(name))?.equals(written)) return false;
  } finally {
    await storage.delete(name);
  }
  return (await storage.get(name)) === null;
};

/** Whether it did as it was asked. */
const ask = async (deps: TryDeps, id: Tested, to: string, language: Language): Promise<boolean> => {
  if (id === 'storage') return keepsFiles(deps.storage);
  await (id === 'mail' ? sendLetter : sendMessage)(deps, to, language);
  return true;
};

const speak = async (deps: TryDeps, id: Tested, to: string, language: Language): Promise<Came> => {
  try {
    const isRight = await within(patience, ask(deps, id, to, language));
    return { outcome: isRight ? 'works' : 'differs', code: null };
  } catch (error) {
    return { outcome: causeOf(error), code: codeOf(error) };
  }
};

const addressOf = (id: Tested, { email, phone }: Account): string | null =>
  ({ mail: email, sms: phone, storage: '' })[id];
const maskOf = { mail: maskEmail, sms: maskPhone, storage: () => null } as const;

type Begun = { readonly id: Tested; readonly to: string | null };
type Answer = { readonly values: TriedConnection };

/**
 * POST /api/admin/integrations/{id}/try: a letter to the own address, a message to the own phone, or a file written, read and removed;
 * one entry tells what came of it. 404 of what is not set up. BO-210
 */
export const tryConnection = (
  deps: TryDeps,
  { id, userId, language }: By & { readonly id: string },
  actOutside: <S, D, T>(steps: Outside<S, D, T>) => Promise<Noted<T> | Refused>,
): Promise<Noted<Answer> | Refused> =>
  actOutside<Begun, Begun & Came, Answer>({
    async begin(tx): Promise<Result<Acted<Begun>>> {
      const account = await deps.findAccount(tx, userId);
      if (!account || !hasTest(deps.config, id)) return notFound();
      return ok({ answer: { id, to: addressOf(id, account) }, unchanged: true });
    },
    speak: async (begun) =>
      ok({
        ...begun,
        ...(begun.to === null
          ? { outcome: 'no_contact' as const, code: null }
          : await speak(deps, begun.id, begun.to, language)),
      }),
    end: async (_tx, { id: tested, to, outcome, code }) =>
      ok({
        answer: { values: { outcome, to: to === null ? null : maskOf[tested](to), code } },
        object: { kind: 'setting', publicId: 'integrations', title: words[language].title },
        changes: [
          { field: 'connection', before: null, after: tested satisfies Integration['id'] },
          { field: 'outcome', before: null, after: outcome },
        ],
      }),
  });
