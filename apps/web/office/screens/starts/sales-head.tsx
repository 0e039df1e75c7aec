import { useQuery } from '@tanstack/react-query';
import type { OfficeStartPlaces } from '@trassa/contracts/office';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { calls } from '../../generated/calls.ts';
import { read, readEvery } from '../../shared/api/query.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { useMay } from '../../shared/door/session.ts';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { StartStatus } from './start-status.tsx';
import { StartTabs } from './start-tabs.tsx';

type Props = { id: string; actions?: ReactNode; children(start: OfficeStartPlaces): ReactNode };

/** Seconds between two looks at the counts (back-office.md 3.4). */
const everySeconds = 5;

/** The head of a start's screens; what it says is counted anew every five seconds. */
export const SalesHead = ({ id, actions, children }: Props) => {
  const { longDay, clock } = useFormat();
  const may = useMay();
  const start = useQuery({ ...read(calls.starts.read, { params: { id } }), enabled: may('events.view') });
  const counted = useQuery(readEvery(everySeconds, calls.startSales.places, { params: { id } }));
  return (
    <ReadState read={counted}>
      {({ values }) => (
        <>
          <PageHead
            title={values.title}
            isName
            state={start.data && <StartStatus state={start.data.values.state} />}
            facts={`${longDay(values.starts, values.timezone)}, ${clock(values.starts, values.timezone)}`}
            present={{ kind: 'start', id }}
            actions={actions}
          />
          <StartTabs id={id} />
          {children(values)}
        </>
      )}
    </ReadState>
  );
};
