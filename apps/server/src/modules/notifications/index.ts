import type { Language } from '@trassa/contracts';
import type { Database, Executor } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { Sms } from '../../platform/sms/index.ts';
import type { HouseLetter, OwnWords } from './house/house-letter.ts';
import { insertLetters } from './letters.repository.ts';
import { type Contacts, type LaidLetter, layOut, type LetterContent } from './layout.ts';
import type { QueuedLetter, Template, Watch } from './letter.ts';
import { sendLetters, type Sender } from './send-letters.ts';

export { countLetters, findLastLetter } from './staff/alarms.repository.ts';
export type { Outcome, QueuedLetter, RenderedText, Template, Watch } from './letter.ts';
/** For commands that run beside the site: it sends what they queue. */
export { insertLetters as queueLetters, readdressOrderLetters } from './letters.repository.ts';
export { findPersonLetter, listPersonLetters } from './staff/person-letters.repository.ts';
export { eraseLetters } from './personal/erase-letters.repository.ts';
export {
  findOrderLetter,
  lettersOfCertificate,
  lettersOfPolicy,
  lettersOfOrder,
  lettersOfShipment,
  lettersOfTicket,
  type LetterState,
} from './staff/letters-about.repository.ts';
export { holdLetter, type RepeatDeps, repeatLetter, sameLetter } from './staff/outbox/act-on-letter.ts';
export {
  countLetterRows,
  findLetterRow,
  selectLetterIds,
  selectLetterRows,
} from './staff/outbox/letter-rows.repository.ts';
export { presentLetterCard, presentLetterRow, seesAll } from './staff/outbox/present-outbox.ts';
export { presentLetter } from './staff/present-letter.ts';
export { notificationsPersonalData } from './personal/personal-data.ts';
export {
  type HouseLetter,
  type HouseWord,
  otherWordsOf,
  type OwnWords,
  sampleOf,
  wordsOfLetter,
} from './house/house-letter.ts';
export type { Contacts, LetterContent } from './layout.ts';
export type { Fact, LetterPart, LetterPicture } from './letter-parts.ts';

export type NotificationsModule = {
  /** In the transaction of its cause: both happen, or neither. */
  queue(db: Executor, letters: readonly QueuedLetter[]): Promise<void>;
  /** The module whose letter it is knows how to render it. */
  addTemplate(name: string, template: Template, watch?: Watch): void;
  /** Its owner says what the house may change of its words. */
  addHouseLetter(name: string, letter: HouseLetter): void;
  /** By their names. */
  houseLetters(): ReadonlyMap<string, HouseLetter>;
  /** A letter as it would be read, for whoever writes it. */
  lay(content: LetterContent, language: Language): Promise<LaidLetter>;
  /** Whether it would say anything now: a code that has ended tells nothing. Makes the letter, so of those that are short. */
  hasWords(letter: Pick<QueuedLetter, 'template' | 'data' | 'language'>): Promise<boolean>;
  /** Sweep, every 2 s: sends what is due; answers how many went out. */
  sendDue(): Promise<number>;
};

export type NotificationsDeps = {
  readonly db: Database;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly log: Log;
  readonly brand: string;
  readonly siteUrl: string;
  /** Port: how to reach the team, told at the foot of each letter. */
  readonly contacts: () => Promise<Contacts>;
  /** Port: who letters come from, and where answers go; null: as the environment has it. */
  readonly sender: () => Promise<Sender>;
  /** Port: words that the house has in the place of the built ones. */
  readonly ownWords: (letter: string) => Promise<OwnWords>;
};

/** The outbox of letters and text messages: at least once, retried up to ten times over some hours. */
export const createNotificationsModule = (deps: NotificationsDeps): NotificationsModule => {
  const templates = new Map<string, Template>();
  const watches = new Map<string, Watch>();
  const houseLetters = new Map<string, HouseLetter>();
  return {
    queue: insertLetters,
    addTemplate(name, template, watch) {
      templates.set(name, template);
      if (watch) watches.set(name, watch);
    },
    addHouseLetter(name, letter) {
      houseLetters.set(name, letter);
    },
    houseLetters: () => houseLetters,
    async lay(content, language) {
      const { senderName } = await deps.sender();
      const look = {
        brand: senderName ?? deps.brand,
        siteUrl: deps.siteUrl,
        contacts: await deps.contacts(),
        language,
      };
      return layOut(content, look);
    },
    async hasWords({ template, data, language }) {
      const told = await templates.get(template)?.(data, language);
      return Boolean(told) && !(told && 'dropped' in told);
    },
    sendDue: () => sendLetters({ ...deps, templates, watches, houseLetters }),
  };
};
