import type { Ticket } from '@trassa/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { CertificateButton } from '../../../shared/result/certificate-button.tsx';
import { placeOf, resultPath, rowPath, useResultWords } from '../../../shared/result/result-words.ts';
import { Block } from '../../../shared/ui/layout/block.tsx';
import { CheckField } from '../../../shared/ui/fields/check-field.tsx';
import { Row } from '../../../shared/ui/layout/layout.tsx';
import { LoadFailed } from '../../../shared/ui/states/load-failed.tsx';
import { toast } from '../../../shared/ui/overlays/toast.tsx';
import past from './past-result.module.css';
import css from '../ticket-page.module.css';
import { useOwner } from '../use-owner.ts';

/** The result of a past start: place, time, certificate, and whether others may read the name. */
export const ResultPanel = ({ ticket }: { ticket: Ticket }) => {
  const t = useTranslations('results');
  const words = useResultWords();
  const owner = useOwner();
  const client = useQueryClient();
  const id = ticket.public_id;
  const key = ['my-tickets', owner, 'result', id];
  const result = useQuery({
    queryKey: key,
    queryFn: () => request(calls.results.ofTicket, { params: { id } }, { ownErrors: true }),
  });
  const hiding = useMutation({
    mutationFn: (name_hidden: boolean) =>
      request(calls.results.hideName, { params: { id }, body: { name_hidden } }, { ownErrors: true }),
    onSuccess: ({ message }) => toast(message),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  if (result.isError)
    return <LoadFailed text={t('ticket.failed')} isBusy={result.isFetching} onRetry={() => void result.refetch()} />;
  const row = result.data?.values;
  if (!row) return null;
  const place = placeOf(row);
  const city = ticket.event_city.public_id;
  const isHidden = hiding.isPending ? hiding.variables : row.name_hidden === true;
  return (
    <Block id="result-title" title={t('ticket.title')}>
      <p className={past['line']}>
        <Link to={resultPath(city, row.public_id)}>
          {place !== null && <b>{t('ticket.placeOf', { place })}</b>}
          <b>{words.outcome(row)}</b>
        </Link>
      </p>
      <Row>
        {result.data?.certificate && (
          <CertificateButton of={{ ticket: id }} startNumber={row.start_number ?? row.public_id} />
        )}
        <Link className={css['link']} to={resultPath(city, row.public_id)}>
          {t('ticket.open')}
        </Link>
        <Link className={css['link']} to={rowPath(city, row)}>
          {t('ticket.inTable')}
        </Link>
      </Row>
      <CheckField
        checked={isHidden}
        aria-describedby="hide-name"
        onChange={({ currentTarget }) => {
          if (!hiding.isPending) hiding.mutate(currentTarget.checked);
        }}
      >
        <b>{t('ticket.hide')}</b>
        <br />
        <span id="hide-name">{t('ticket.hideText')}</span>
      </CheckField>
    </Block>
  );
};
