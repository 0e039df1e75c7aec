import { useTranslations } from 'use-intl/react';
import { pageExists } from '../../shared/navigation.ts';
import { rememberRegistrationEmail } from '../../shared/account/registration-email.ts';
import { useUser } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';

/** A guest who paid is offered to finish the registration with the address of his purchase (DEC-39). */
export const FinishRegistration = () => {
  const t = useTranslations('thanks');
  const user = useUser();
  if (!user?.temporary || !pageExists('/registration')) return null;
  return (
    <Panel as="section">
      <Stack gap={12}>
        <h2>{t('finishTitle')}</h2>
        <p>{t('finishText')}</p>
        <div>
          <ButtonLink
            kind="line"
            to="/registration"
            onClick={() => user.email && rememberRegistrationEmail(user.email)}
          >
            {t('finish')}
          </ButtonLink>
        </div>
      </Stack>
    </Panel>
  );
};
