import { useQuery } from '@tanstack/react-query';
import type { OfficeSupportRequest } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { About, Beside } from './beside.tsx';
import { RequestActs } from './request-acts.tsx';
import { RequestState, Waiting } from './request-state.tsx';
import { Thread } from './thread.tsx';

/** /admin/support/:id: what a visitor asks, what he was answered, and what he has. */
export const SupportRequest = () => {
  const { id = '' } = useParams();
  const request = useQuery({
    ...read(calls.support.read, { params: { id } }),
    // Each look is written down.
    refetchOnWindowFocus: false,
  });
  return <ReadState read={request}>{({ values }) => <Sheet key={values.public_id} request={values} />}</ReadState>;
};

const Sheet = ({ request }: { request: OfficeSupportRequest }) => {
  const t = useTranslations('threads');
  const { public_id: id, number, type, waits } = request;
  return (
    <>
      <PageHead
        title={t('name', { number: String(number) })}
        isName
        state={
          <>
            <RequestState {...request} />
            {waits !== null && <Waiting {...request} />}
          </>
        }
        present={{ kind: 'support_request', id }}
        facts={t(`value.type.${type}`)}
        actions={<RequestActs request={request} />}
      />
      <Split
        side={
          <>
            <About request={request} />
            <Beside request={request} />
            <History call={calls.support.history} id={id} />
          </>
        }
      >
        <Thread request={request} />
      </Split>
    </>
  );
};
