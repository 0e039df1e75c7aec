import type { Language } from '@trassa/contracts';
import { formatClubResult, formatTypedDate } from '@trassa/rules';
import { say } from '../../kernel/say.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Template } from '../notifications/index.ts';
import { findResultForLetter } from './moderation.repository.ts';

type Decided = 'accepted' | 'declined';
type Words = {
  readonly subject: Readonly<Record<Decided, (type: string) => string>>;
  readonly text: Readonly<Record<Decided, string>>;
  readonly facts: Readonly<Record<'result' | 'date' | 'competitions' | 'reason', string>>;
  readonly button: string;
};

const words: Readonly<Record<Language, Words>> = {
  ru: {
    subject: {
      accepted: (type) => `Результат принят: ${type}`,
      declined: (type) => `Результат не принят: ${type}`,
    },
    text: {
      accepted: 'Мы проверили ваш результат. Он стоит в таблицах соревнований, для которых вы его загрузили.',
      declined: 'Мы проверили ваш результат и не смогли его засчитать. Загрузите его ещё раз с другим подтверждением.',
    },
    facts: { result: 'Результат', date: 'Дата', competitions: 'Соревнования', reason: 'Почему' },
    button: 'Открыть клуб',
  },
  en: {
    subject: {
      accepted: (type) => `Result accepted: ${type}`,
      declined: (type) => `Result not accepted: ${type}`,
    },
    text: {
      accepted: 'We have checked your result. It stands in the tables of the competitions you handed it in for.',
      declined: 'We have checked your result and could not count it. Hand it in again with another proof.',
    },
    facts: { result: 'Result', date: 'Date', competitions: 'Competitions', reason: 'Why' },
    button: 'Open the club',
  },
};

/** Letter about an editor's decision; one that is taken back by the time of sending tells the later word. */
export const resultLetter =
  ({ db, siteUrl }: { db: Database; siteUrl: string }): Template =>
  async (data, language) => {
    const told = await findResultForLetter(db, String(data['result']));
    if (!told || told.status === 'new') return null;
    const { subject, text, facts, button } = words[language];
    const type = say(language, told.type.titleRu, told.type.titleEn);
    const lines: [string, string][] = [
      [facts.result, formatClubResult(told.value, told.type.unit)],
      [facts.date, formatTypedDate(told.day)],
    ];
    if (told.competitions.length) lines.push([facts.competitions, told.competitions.join(', ')]);
    if (told.status === 'declined' && told.reason) lines.push([facts.reason, told.reason]);
    return {
      subject: subject[told.status](type),
      title: type,
      parts: [
        { type: 'text', text: text[told.status] },
        { type: 'facts', facts: lines },
        {
          type: 'button',
          label: button,
          link: `${siteUrl}${told.clubName === null ? '/me/club' : `/clubs/${told.clubName}`}`,
        },
      ],
    };
  };
