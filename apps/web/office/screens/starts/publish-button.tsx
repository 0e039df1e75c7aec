import type { OfficeStart } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';

/** The button says what will happen: whether the sale opens now or later. */
export const PublishButton = ({ start, onDone }: { start: OfficeStart; onDone?(): void }) => {
  const t = useTranslations('starts');
  const { day, time } = useFormat();
  const publish = useAct(calls.starts.publish, {
    onDone: ({ values }) => {
      toast(t('done', { state: t(`value.state.${values.state}`) }));
      onDone?.();
    },
  });
  const [now] = useState(() => Date.now());
  const from = start.fields.sale_start;
  const isLater = from !== null && from * 1000 > now;
  return (
    <>
      <Button
        isBusy={publish.isPending}
        onClick={() => publish.mutate({ params: { id: start.public_id }, body: { version: start.version } })}
      >
        {isLater
          ? t('publishAt', { at: `${day(from, start.timezone)}, ${time(from, start.timezone)}` })
          : t('publishNow')}
      </Button>
      <ProblemNote error={publish.error} />
    </>
  );
};
