import { type Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import type { Outcome } from './use-result-form.ts';

const kinds = { saved: 'success', kept: 'warn', failed: 'error' } as const;

type Props = { outcome: Outcome; clubPath: string; onAgain(): void; ref?: Ref<HTMLDivElement> };

/** 'Ваши результаты успешно загружены' or 'Не удалось загрузить ваши результаты' and what comes next (CLUB-08…10). */
export const OutcomeNote = ({ outcome, clubPath, onAgain, ref }: Props) => {
  const t = useTranslations('clubResult');
  const { kind, message, competition } = outcome;
  return (
    <div ref={ref} tabIndex={-1}>
      <Stack gap={16}>
        <Note kind={kinds[kind]} role={kind === 'saved' ? 'status' : 'alert'}>
          <p>
            <b>{message}</b>
          </p>
          {kind === 'saved' && <p>{t('saved', { title: competition })}</p>}
          {kind === 'kept' && <p>{t('kept')}</p>}
        </Note>
        {kind !== 'failed' && (
          <Row>
            <ButtonLink to={clubPath}>{t('toClub')}</ButtonLink>
            <Button kind="line" onClick={onAgain}>
              {t('more')}
            </Button>
          </Row>
        )}
      </Stack>
    </div>
  );
};
