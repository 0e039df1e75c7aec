import type { Language } from '@trassa/contracts';
import { formatClubResult, formatDate } from '@trassa/rules';
import { say } from '../../kernel/say.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Template } from '../notifications/index.ts';
import { findResultForLetter } from './moderation.repository.ts';

type Decided = 'accepted' | 'declined';
type Words = {
  readonly subject: Readonly<Record<Decided, (type: string) => string>>;
  readonly title: Readonly<Record<Decided, string>>;
  /** `kept`: accepted, and handed in for no competition. */
  readonly text: Readonly<Record<Decided | 'kept', string>>;
  readonly facts: Readonly<Record<'type' | 'result' | 'date' | 'competitions' | 'reason', string>>;
  readonly button: string;
};

const words: Readonly<Record<Language, Words>> = {
  ru: {
    subject: {
      accepted: (type) => `Результат принят: ${type}`,
      declined: (type) => `Результат не принят: ${type}`,
    },
    title: { accepted: 'Результат принят', declined: 'Результат не принят' },
    text: {
      kept: 'Мы проверили и приняли ваш результат.',
      accepted: 'Мы проверили ваш результат. Он стоит в таблицах соревнований, для которых вы его загрузили.',
      declined: 'Мы проверили ваш результат и не смогли его засчитать. Загрузите его ещё раз с другим подтверждением.',
    },
    facts: {
      type: 'Вид соревнования',
      result: 'Результат',
      date: 'Дата',
      competitions: 'Соревнования',
      reason: 'Почему',
    },
    button: 'Открыть клуб',
  },
  en: {
    subject: {
      accepted: (type) => `Result accepted: ${type}`,
      declined: (type) => `Result not accepted: ${type}`,
    },
    title: { accepted: 'Result accepted', declined: 'Result not accepted' },
    text: {
      kept: 'We have checked and accepted your result.',
      accepted: 'We have checked your result. It is now in the tables of the competitions you entered it for.',
      declined: 'We have checked your result and could not accept it. Upload it again with different proof.',
    },
    facts: { type: 'Competition type', result: 'Result', date: 'Date', competitions: 'Competitions', reason: 'Reason' },
    button: 'Go to the club',
  },
};

/** Letter about an editor's decision; what was taken back or changed by the time of sending is told by the later one alone. */
export const resultLetter =
  ({ db, siteUrl }: { db: Database; siteUrl: string }): Template =>
  async (data, language) => {
    const told = await findResultForLetter(db, String(data['result']));
    if (!told || told.status === 'new') return null;
    if (data['version'] !== undefined && told.version !== data['version']) return null;
    const { subject, title, text, facts, button } = words[language];
    const type = say(language, told.type.titleRu, told.type.titleEn);
    const isKept = told.status === 'accepted' && told.competitions.length === 0;
    const lines: [string, string][] = [
      [facts.type, type],
      [facts.result, formatClubResult(told.value, told.type.unit)],
      [facts.date, formatDate(Date.parse(told.day) / 1000, 'UTC', language)],
    ];
    if (told.competitions.length) lines.push([facts.competitions, told.competitions.join(', ')]);
    if (told.status === 'declined' && told.reason) lines.push([facts.reason, told.reason]);
    return {
      subject: subject[told.status](type),
      title: title[told.status],
      parts: [
        { type: 'text', text: text[isKept ? 'kept' : told.status] },
        { type: 'facts', facts: lines },
        {
          type: 'button',
          label: button,
          link: `${siteUrl}${told.clubName === null ? '/me/club' : `/clubs/${told.clubName}`}`,
        },
      ],
    };
  };
