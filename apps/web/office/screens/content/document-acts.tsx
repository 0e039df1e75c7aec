import type { OfficeLegalText } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { isMomentMissing, momentOf, type When, WhenFields } from './when-fields.tsx';

type Act = OfficeLegalText['can'][number];
type Props = { seen: OfficeLegalText; onClose(): void };

/** What may be done with a text now, of the text as it was when the window was opened. */
export const DocumentActs = ({ text, isSaved }: { text: OfficeLegalText; isSaved: boolean }) => {
  const t = useTranslations('legalTexts');
  const [open, setOpen] = useState<{ readonly act: Act; readonly seen: OfficeLegalText } | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {text.can.map((act) => (
        <Button
          key={act}
          kind={act === 'publish' ? 'primary' : 'line'}
          disabled={!isSaved}
          onClick={() => setOpen({ act, seen: text })}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {open?.act === 'publish' && <PublishDialog seen={open.seen} onClose={close} />}
      {open?.act === 'discard' && <DiscardDialog seen={open.seen} onClose={close} />}
      {open?.act === 'withdraw' && <WithdrawDialog seen={open.seen} onClose={close} />}
    </>
  );
};

const published = ['title_ru', 'html_ru', 'title_en', 'html_en'] as const satisfies readonly (keyof OfficeLegalText)[];

const PublishDialog = ({ seen: text, onClose }: Props) => {
  const t = useTranslations('legalTexts');
  const parts = useTranslations('contentParts');
  const [when, setWhen] = useState<When>({ when: 'now', at: null });
  const [isAsked, setAsked] = useState(false);
  const publish = useAct(calls.documents.bringIn, {
    onDone: ({ values }) => {
      onClose();
      toast(t(values.coming ? 'scheduled' : 'published'));
    },
  });
  const wrongAt = fieldProblem(publish.error, 'at');
  const missing = published.filter((field) => fieldProblem(publish.error, field) !== undefined);
  return (
    <ActDialog
      isOpen
      title={t('publishTitle', { number: String((text.versions[0]?.number ?? 0) + 1) })}
      submit={when.when === 'later' ? parts('schedule') : t('act.publish')}
      isBusy={publish.isPending}
      error={wrongAt === undefined && missing.length === 0 ? publish.error : null}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true);
        if (isMomentMissing(when)) return;
        publish.mutate({ params: { id: text.public_id }, body: { version: text.version, at: momentOf(when) } });
      }}
    >
      <p>{t('publishText')}</p>
      {text.title_en === null && <p>{t('publishRussian')}</p>}
      <WhenFields value={when} label={t('field.at')} error={wrongAt} isAsked={isAsked} onChange={setWhen} />
      {missing.length > 0 && (
        <ul role="alert">
          {missing.map((field) => (
            <li key={field}>
              {t(`field.${field}`)}: {fieldProblem(publish.error, field)}
            </li>
          ))}
        </ul>
      )}
    </ActDialog>
  );
};

const DiscardDialog = ({ seen: text, onClose }: Props) => {
  const t = useTranslations('legalTexts');
  const discard = useAct(calls.documents.discard, {
    onDone: () => {
      onClose();
      toast(t('discarded'));
    },
  });
  return (
    <ActDialog
      isOpen
      isDanger
      title={t('discardTitle')}
      submit={t('act.discard')}
      isBusy={discard.isPending}
      error={discard.error}
      onClose={onClose}
      onSubmit={() => discard.mutate({ params: { id: text.public_id }, body: { version: text.version } })}
    >
      <p>{t('discardText')}</p>
    </ActDialog>
  );
};

const WithdrawDialog = ({ seen: text, onClose }: Props) => {
  const t = useTranslations('legalTexts');
  const moment = useMoment();
  const withdraw = useAct(calls.documents.withdraw, { onDone: onClose });
  return (
    <ActDialog
      isOpen
      title={t('withdrawTitle')}
      submit={t('act.withdraw')}
      isBusy={withdraw.isPending}
      error={withdraw.error}
      onClose={onClose}
      onSubmit={() => withdraw.mutate({ params: { id: text.public_id }, body: { version: text.version } })}
    >
      <p>{t('withdrawText', { at: moment(text.coming?.from ?? 0) })}</p>
    </ActDialog>
  );
};
