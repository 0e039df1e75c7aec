import type { Quote } from '@trassa/contracts';
import { type PayReason, payReasons } from '@trassa/rules';
import type { Buyer } from '../../features/checkout/buyer.ts';
import type { Obstacle } from '../../features/checkout/checkout.tsx';
import type { BasketKind, BasketKinds } from '../../goods/basket-kind.ts';
import type { LineForms } from '../../goods/use-line-forms.ts';
import { carriedLines, deliveryFieldId, packLines } from '../../shared/basket/delivery-lines.ts';
import { kindOf, type Words } from '../../shared/basket/goods-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { useWords } from '../../shared/basket/use-words.ts';
import { fieldId, leadTo } from '../../shared/document/lead-to.ts';
import { checkGroups } from './check-groups.ts';

/** What is judged before it can be paid. */
type Purchase = {
  kinds: BasketKinds;
  goods: readonly BasketItem[];
  quote: Quote | null;
  buyer: Buyer;
  isAgreed: boolean;
  /** Of the delivery of goods, by the names of the rules. */
  delivery: Readonly<Record<string, unknown>>;
};
type Input = Purchase & { forms: LineForms; onDelivery(): void };

/** The rules' reasons, delivery once for all goods, and lines that the quote or their kind finds something wrong with. */
export const reasonsOf = ({ kinds, goods, quote, buyer, isAgreed, delivery }: Purchase): PayReason[] => {
  const isIncomplete = Object.keys(delivery).length > 0;
  const sent = new Set<BasketItem>([...carriedLines(goods), ...packLines(goods)]);
  const found = payReasons({
    goods: goods.map((line) => ({
      ...line,
      isUnfinished: kindOf(kinds, line)?.form?.isFinished(line) === false,
      ...(isIncomplete && sent.has(line) ? { needsDelivery: true, delivery_public_id: null } : {}),
    })),
    email: buyer.email,
    phone: buyer.phone,
    agree: isAgreed,
    countErrors: Object.fromEntries(checkGroups(kinds, goods).map(({ groupId, problem }) => [groupId, problem])),
  });
  const first = found.find(({ reason }) => reason === 'delivery');
  const reasons = found.filter((reason) => reason.reason !== 'delivery' || reason === first);
  const told = new Set(reasons.map(({ target }) => target));
  const wrong = (quote?.lines ?? [])
    .filter((line) => line.error && !told.has(line.unique_id))
    .map((line): PayReason => ({ reason: 'error', target: line.unique_id }));
  const unready = goods
    .filter((line) => kindOf(kinds, line)?.isUnready?.(line, Date.now() / 1000))
    .map((line): PayReason => ({ reason: 'error', target: line.unique_id }));
  const known = new Set(goods.map(({ unique_id }) => unique_id));
  const ofLines = new Map([...wrong, ...unready].map((reason) => [reason.target ?? '', reason]));
  return [...[...ofLines.values()].filter(({ target = '' }) => known.has(target)), ...reasons];
};

/** Why the pay button is disabled, in words that lead to the place (PAY-01…06). */
export const useObstacles = (input: Input): Obstacle[] => {
  const { kinds, goods, forms, delivery } = input;
  const words = useWords();
  return reasonsOf(input).map((reason) => {
    const line = goods.find((item) => item.unique_id === reason.target);
    const kind = line && kindOf(kinds, line);
    const lead = (isTold: boolean): void => {
      if (reason.reason === 'delivery') {
        if (isTold) input.onDelivery();
        leadTo(deliveryFieldId(Object.keys(delivery)[0] ?? 'location_id'));
      } else if (line && kind?.form && reason.reason === 'unfinished') {
        const { form, isGrouped } = kind;
        if (isGrouped) forms.open(line);
        if (isTold) forms.show(line.unique_id);
        const [field = form.first] = form.wrongFields(line, forms.problems[line.unique_id] ?? {});
        leadTo(fieldId(line.unique_id, field));
      } else if (line) leadTo(kind?.isGrouped ? `group-${line.groupId}` : `line-${line.unique_id}`);
      else leadTo(reason.reason === 'count' ? `group-${reason.target}` : (reason.target ?? ''));
    };
    const title = line ? (kind?.titleIn(line, goods, words) ?? line.title) : '';
    return {
      ...reason,
      text: textOf(reason.reason, { title, kind, words }),
      onOpen: () => lead(true),
      onLead: () => lead(false),
    };
  });
};

type Named = { readonly title: string; readonly kind: BasketKind | undefined; readonly words: Words };

const textOf = (reason: PayReason['reason'], { title, kind, words }: Named): string => {
  const line = (): string => words.t('checkout.reasons.line', { title });
  if (reason === 'unfinished') return kind?.form?.unfinished(title, words) ?? line();
  return reason === 'error' && title ? line() : words.t(`checkout.reasons.${reason}`);
};
