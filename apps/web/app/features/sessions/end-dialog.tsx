import type { Session } from '@trassa/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import { toast } from '../../shared/ui/overlays/toast.tsx';
import { useLast } from '../../shared/ui/use-last.ts';
import { usePlace } from './use-place.ts';

type Props = {
  /** Which login is to end; null: the popup is closed. */
  asked: Session | 'others' | null;
  onClose(): void;
  onEnded(): Promise<void>;
};

const silent = { ownErrors: true } as const;
const end = (asked: Session | 'others') =>
  asked === 'others'
    ? request(calls.logins.endOthers, {}, silent)
    : request(calls.logins.end, { params: { id: asked.public_id } }, silent);

/** Asks before a login ends, one or all but this one. */
export const EndDialog = ({ asked, onClose, onEnded }: Props) => {
  const t = useTranslations('sessions');
  const u = useTranslations('ui');
  const shown = useLast(asked);
  const place = usePlace(shown === 'others' ? null : shown);
  const ending = useMutation({
    mutationFn: end,
    onSuccess: ({ message }) => toast(message),
    // Whatever came of it, the list may have changed: the login may have ended elsewhere.
    onSettled: () => {
      onClose();
      return onEnded();
    },
  });
  const isOthers = shown === 'others';
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onClose}
      title={isOthers ? t('endOthersTitle') : t('endTitle')}
      actions={
        <>
          <Button kind="danger" isBusy={ending.isPending} onClick={() => asked && ending.mutate(asked)}>
            {isOthers ? t('endOthers') : t('end')}
          </Button>
          <Button kind="line" onClick={onClose}>
            {u('cancel')}
          </Button>
        </>
      }
    >
      {isOthers ? t('endOthersText') : t('endText', { place })}
    </Dialog>
  );
};
