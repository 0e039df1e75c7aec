import type { Language } from '@trassa/contracts';
import { moneyText } from '@trassa/rules';
import type { LetterContent, QueuedLetter, Template } from '../notifications/index.ts';
import { isNamed } from './insured-person.ts';
import { findPolicyDocument } from './policy-document.repository.ts';
import { factsOf, helpOf, type PolicyDocument } from './policy-document.ts';
import { makePolicyFile, type PolicyFileDeps } from './policy-file.ts';
import { policyWords } from './policy-words.ts';

/**
 * It was bought; it has got its name; its new participant cannot be insured; the staff ended it (`taken`: as its holder is told, who has not
 * paid for it).
 */
export type PolicyNews = 'issued' | 'named' | 'cancelled' | 'ended' | 'taken';

export const policyLetterOf = (
  news: PolicyNews,
  publicId: string,
  recipient: string,
  language: Language,
  holderId = 0,
): QueuedLetter => ({
  template: 'policy',
  recipient,
  language,
  data: { policy: publicId, news, holder: holderId },
  dedupeKey: `policy:${publicId}:${news}:${recipient}`,
});

const policyContent = (policy: PolicyDocument, language: Language, siteUrl: string): LetterContent => {
  const words = policyWords[language];
  const issued = policy.eventRu === null ? words.issuedAlone : words.issued;
  return {
    subject: words.subject(policy.number),
    title: words.title,
    parts: [
      { type: 'text', text: isNamed(policy) ? issued : words.unnamed },
      { type: 'facts', facts: [[words.number, policy.number], ...factsOf(policy, language)] },
      { type: 'note', text: helpOf(policy, language) },
      { type: 'button', label: words.toPolicies, link: `${siteUrl}/me/insurances` },
    ],
  };
};

type Ended = 'cancelled' | 'ended' | 'taken';
const endings: ReadonlySet<unknown> = new Set<Ended>(['cancelled', 'ended', 'taken']);
const isEnding = (news: unknown): news is Ended => endings.has(news);

const endedText = (news: Ended, policy: PolicyDocument, language: Language): string => {
  const words = policyWords[language];
  if (news === 'taken' || (news === 'ended' && policy.price === 0)) return words.taken;
  const sum = moneyText(policy.price, language);
  if (news === 'ended') return words.ended(sum);
  return policy.price > 0 ? words.cancelled(sum) : words.cancelledFree;
};

/** The person who cannot be insured is no affair of the buyer's: sum and number alone. */
const endedContent = (news: Ended, policy: PolicyDocument, language: Language, siteUrl: string): LetterContent => {
  const words = policyWords[language];
  const sum = moneyText(policy.price, language);
  const isPaid = news !== 'taken' && policy.price > 0;
  return {
    subject: words.cancelledSubject(policy.number),
    title: words.cancelledTitle,
    parts: [
      { type: 'text', text: endedText(news, policy, language) },
      { type: 'facts', facts: [[words.number, policy.number], ...(isPaid ? [[words.sum, sum] as const] : [])] },
      { type: 'button', label: words.toPolicies, link: `${siteUrl}/me/insurances` },
    ],
  };
};

/** Letters about one policy, made of what it is at sending, its paper attached once somebody is named. */
export const policyLetter =
  (deps: PolicyFileDeps): Template =>
  async (data, language) => {
    const policy = await findPolicyDocument(deps.db, String(data['policy']));
    if (!policy) return null;
    const { news } = data;
    if (isEnding(news)) return endedContent(news, policy, language, deps.siteUrl);
    const isNews = news === 'named';
    // It may have gone to somebody else with its ticket: his name is not for the one before.
    const isTheirs = isNews ? policy.userId === data['holder'] && isNamed(policy) : policy.userId === policy.buyerId;
    if (policy.isCancelled || !isTheirs) return null;
    const letter = policyContent(policy, language, deps.siteUrl);
    if (!isNamed(policy)) return letter;
    const { name, type, bytes } = await makePolicyFile(deps, policy, language);
    return { ...letter, attachments: [{ filename: name, contentType: type, content: bytes }] };
  };
