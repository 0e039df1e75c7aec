import { useTranslations } from 'use-intl/react';
import { CodePage } from '../../features/sign-in/phone/code-page.tsx';
import { usePressedCode } from '../../features/sign-in/use-pressed-code.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Seo } from '../../shared/seo.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import type { Route } from './+types/confirm';

/** The first letter about an opening proves the address when its button is pressed (DEC-114). */
const ConfirmReminderPage = ({ params: { code } }: Route.ComponentProps) => {
  const t = useTranslations('reminder');
  const { pressed, press } = usePressedCode(() =>
    request(calls.reminders.confirm, { params: { code } }, { ownErrors: true }),
  );
  const ways = (
    <ButtonLink size="xl" to="/calendar">
      {t('toCalendar')}
    </ButtonLink>
  );
  return (
    <>
      <Seo title={t('pageTitle')} description={t('description')} path="/" noIndex />
      {pressed.state === 'done' ? (
        <>
          <h1>{pressed.answer.message}</h1>
          <p role="status">{t('confirmed')}</p>
          <Row>{ways}</Row>
        </>
      ) : (
        <CodePage
          title={t('confirmTitle')}
          text={t('confirmText')}
          label={t('confirm')}
          pressed={pressed}
          press={press}
          ways={ways}
        />
      )}
    </>
  );
};
export default ConfirmReminderPage;
