import { useTranslations } from 'use-intl/react';
import type { PaymentProblem } from '../../features/checkout/payment-problem.ts';
import type { BasketKinds } from '../../goods/basket-kind.ts';
import type { LineForms } from '../../goods/use-line-forms.ts';
import { deliveryFieldId, isDeliveryField } from '../../shared/basket/delivery-lines.ts';
import { kindOf, linesOf } from '../../shared/basket/goods-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { useWords } from '../../shared/basket/use-words.ts';
import { fieldId } from '../../shared/document/lead-to.ts';
import type { SummaryItem } from '../../shared/ui/states/error-summary.tsx';

type Input = {
  kinds: BasketKinds;
  goods: readonly BasketItem[];
  forms: LineForms;
  problem: PaymentProblem;
  /** Names of delivery fields that say what is wrong with them. */
  delivery: readonly string[];
};

/** Every problem that is shown somewhere below, with a link that opens its tab and leads to the field. */
export const useSummary = ({ kinds, goods, forms, problem, delivery }: Input): SummaryItem[] => {
  const basket = useTranslations('basket');
  const words = useWords();
  const ofFields = kinds.flatMap((kind) =>
    linesOf(goods, kind).flatMap((line) => {
      const id = line.unique_id;
      const told = Object.keys(problem.fields[id] ?? {}).filter((field) => !isDeliveryField(field));
      const found = forms.shown.has(id) ? (kind.form?.wrongFields(line, forms.problems[id] ?? {}) ?? []) : [];
      return [...new Set([...told, ...found])].map((field) => ({
        id: fieldId(id, field),
        text: kind.fieldText(line, field, goods, words),
        ...(kind.isGrouped ? { onOpen: () => forms.open(line) } : {}),
      }));
    }),
  );
  const ofDelivery = delivery.map((name) => {
    const field = name.replace(/^delivery\./, '');
    return {
      id: deliveryFieldId(name),
      text: basket('deliveryField', { field: basket(`delivery.${field as 'address'}`).toLowerCase() }),
    };
  });
  /** A changed price is no error of the buyer: it is asked about, not corrected. */
  const ofLines = (problem.code === 'price_changed' ? [] : goods)
    .filter((line) => !kindOf(kinds, line)?.isGrouped && problem.lines[line.unique_id])
    .map((line) => ({ id: `line-${line.unique_id}`, text: line.title }));
  return [...ofFields, ...ofLines, ...ofDelivery];
};
