import { useTranslations } from 'use-intl/react';
import { boughtLines, kindsIn } from '../../shared/basket/bought-lines.ts';
import { useWords } from '../../shared/basket/use-words.ts';
import { withEmail } from '../../shared/format/email.tsx';
import { type Step, Steps } from '../../shared/ui/layout/steps.tsx';
import type { PaidProps } from './thanks-kind.ts';

type Props = PaidProps & {
  /** What came by mail. */
  mail: 'mailText' | 'mailGoods';
  /** Before what comes of the goods, and after it. */
  first?: readonly Step[];
  last?: readonly Step[];
};

/** What is true of this order: where the letters went, what is to be done, what comes of the goods. */
export const NextSteps = ({ kinds, order, mail, first = [], last = [] }: Props) => {
  const t = useTranslations('thanks');
  const words = useWords();
  const steps: Step[] = [
    {
      id: 'mail',
      sign: 'spear',
      title: t('steps.mail'),
      text: t.rich(
        order.confirmation?.state === 'waiting' ? 'steps.mailConfirm' : `steps.${mail}`,
        withEmail(order.email),
      ),
    },
    ...first,
    ...kindsIn(kinds, order).flatMap((kind) => kind.step?.(boughtLines(order, kind), order, words) ?? []),
    ...last,
  ];
  return <Steps id="next" title={t('next')} steps={steps} />;
};
