import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { StepList } from '../../shared/ui/layout/steps.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';

const howSigns = [
  ['choose', 'spear'],
  ['name', 'rope'],
  ['show', 'wall'],
] as const;

/** What is done to have a ticket here, and with it. */
export const NoTickets = () => {
  const t = useTranslations('myTickets');
  return (
    <Stack gap={40}>
      <Empty sign="finish" title={t('emptyTitle')} action={<ButtonLink to="/calendar">{t('toCalendar')}</ButtonLink>}>
        {t('emptyText')}
      </Empty>
      <section aria-labelledby="how">
        <h2 id="how">{t('how')}</h2>
        <StepList
          steps={howSigns.map(([id, sign]) => ({ id, sign, title: t(`steps.${id}`), text: t(`steps.${id}Text`) }))}
        />
      </section>
    </Stack>
  );
};
