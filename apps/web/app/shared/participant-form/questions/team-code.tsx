import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from '@trassa/contracts/client';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { actionMessage } from '../../api/error-message.ts';
import { showGlobalError } from '../../api/global-error.ts';
import { queryOf } from '../../api/query.ts';
import { useErrorText } from '../../i18n/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import css from '../participant-form.module.css';

type Props = {
  id: string;
  formatId: string;
  code: string;
  /** Id of the team that the code opened; empty: none yet. */
  joined: string;
  error: string | undefined;
  onCode(code: string): void;
  onTeam(publicId: string): void;
  onBlur(): void;
};

/** The code of a private team: typed, asked of the server, answered by the team's name. */
export const TeamCode = ({ id, formatId, code, joined, error, onCode, onTeam, onBlur }: Props) => {
  const t = useTranslations('participant');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const query = queryOf(calls.events.teamByCode, { params: { id: formatId, code: code.trim() } });
  const opened = useQuery({ ...query, enabled: joined !== '' && code.trim() !== '' });
  const team = joined ? opened.data?.values : undefined;
  const find = async (): Promise<void> => {
    if (!code.trim() || isBusy || joined) return;
    setIsBusy(true);
    try {
      const { values } = await client.fetchQuery(query);
      if (values.tickets_left > 0) onTeam(values.public_id);
      else setRefusal(errorText({ id: 'tickets_unavailable' }));
    } catch (caught) {
      const message = actionMessage(caught);
      if (caught instanceof HttpError && caught.status < 429) setRefusal(errorText({ id: 'team_unknown' }));
      else if (message) showGlobalError(message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={css['line']}>
      <TextField
        id={id}
        label={t('teamCode')}
        hint={team ? t('teamPlaces', { title: team.title, left: team.tickets_left, of: team.max_count }) : undefined}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={refusal ?? error}
        onChange={(event) => {
          setRefusal(undefined);
          onCode(event.target.value);
        }}
        onBlur={() => {
          onBlur();
          void find();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void find();
        }}
      />
      <Button kind="line" isBusy={isBusy} onClick={() => void find()}>
        {t('teamFind')}
      </Button>
    </div>
  );
};
