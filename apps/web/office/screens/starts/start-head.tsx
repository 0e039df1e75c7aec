import type { OfficeStart } from '@trassa/contracts/office';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { StartStatus } from './start-status.tsx';
import { StartTabs } from './start-tabs.tsx';

/** The head of every screen of a start: which one, how it stands, its parts. */
export const StartHead = ({ start, actions }: { start: OfficeStart; actions?: ReactNode }) => {
  const { longDay, clock } = useFormat();
  return (
    <>
      <PageHead
        title={`${start.event.title}, ${start.city.name}`}
        isName
        state={<StartStatus state={start.state} />}
        present={{ kind: 'start', id: start.public_id }}
        facts={`${longDay(start.start_time, start.timezone)}, ${clock(start.start_time, start.timezone)}`}
        actions={actions}
      />
      <StartTabs id={start.public_id} />
    </>
  );
};
