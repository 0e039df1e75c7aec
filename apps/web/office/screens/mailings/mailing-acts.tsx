import type { OfficeMailing } from '@trassa/contracts/office';
import { mailingTestMax } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { useAudience } from './mailing-audience.tsx';

type Act = OfficeMailing['can'][number];
const shown = ['send', 'test', 'resume', 'pause', 'recall', 'stop', 'remove'] as const satisfies readonly Act[];
type Props = { mailing: OfficeMailing; isOpen: boolean; onClose(): void };

/** What may be done with a mailing now, each in a window of its own; changes that are not saved go with none of it. */
export const MailingActs = ({ mailing, isSaved }: { mailing: OfficeMailing; isSaved: boolean }) => {
  const t = useTranslations('mailings');
  const [open, setOpen] = useState<Act | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {shown
        .filter((act) => mailing.can.includes(act))
        .map((act) => (
          <Button
            key={act}
            kind={act === 'send' || act === 'resume' ? 'primary' : act === 'stop' ? 'danger' : 'line'}
            disabled={!isSaved && (act === 'send' || act === 'test')}
            onClick={() => setOpen(act)}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
      <SendDialog mailing={mailing} isOpen={open === 'send'} onClose={close} />
      <TestDialog mailing={mailing} isOpen={open === 'test'} onClose={close} />
      <ControlDialog mailing={mailing} act={open} onClose={close} />
    </>
  );
};

const SendDialog = ({ mailing, isOpen, onClose }: Props) => {
  const t = useTranslations('mailings');
  const { number } = useFormat();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState<number | null>(null);
  const { kind, start, conditions } = mailing;
  const audience = useAudience({ kind, start: start?.public_id ?? null, conditions }, isOpen);
  const people = audience.isPlaceholderData || audience.isError ? null : (audience.data?.values.count ?? null);
  const onDone = (answer: object): void => {
    onClose();
    toast(t('approval' in answer ? 'asked' : 'scheduled'));
  };
  const send = useAct(calls.mailings.send, { onDone });
  const schedule = useAct(calls.mailings.schedule, { onDone });
  const act = when === 'now' ? send : schedule;
  const wrong = fieldProblem(schedule.error, 'at');
  const { public_id: id, version } = mailing;
  return (
    <ActDialog
      isOpen={isOpen}
      title={people === null ? t('title_uncounted') : t('title_send', { count: number(people) })}
      submit={t(people === null ? 'recount' : when === 'now' ? 'act.send' : 'schedule')}
      isBusy={act.isPending || audience.isFetching}
      error={wrong ? null : act.error}
      onClose={onClose}
      onSubmit={() => {
        if (people === null) void audience.refetch();
        else if (when === 'now') send.mutate({ params: { id }, body: { version, people } });
        else if (at !== null) schedule.mutate({ params: { id }, body: { version, at, people } });
      }}
    >
      {people === null && (
        <Note kind="warn" role="status">
          <p>{t(audience.isFetching ? 'counting' : 'uncounted')}</p>
        </Note>
      )}
      <p>{t(`text.${kind}`)}</p>
      <RadioPick
        label={t('when')}
        value={when}
        options={(['now', 'later'] as const).map((value) => ({ value, label: t(`whens.${value}`) }))}
        onChange={(event) => setWhen(event.target.value as 'now' | 'later')}
      />
      {when === 'later' && (
        <MomentField
          label={t('at')}
          value={at}
          timezone={start?.timezone ?? SITE_ZONE}
          error={wrong}
          onChange={setAt}
        />
      )}
    </ActDialog>
  );
};

const TestDialog = ({ mailing, isOpen, onClose }: Props) => {
  const t = useTranslations('mailings');
  const [language, setLanguage] = useState<'ru' | 'en'>('ru');
  const [typed, setTyped] = useState('');
  const test = useAct(calls.mailings.test, {
    onDone: ({ message }) => {
      onClose();
      toast(message);
    },
  });
  const wrong = fieldProblem(test.error, 'addresses');
  const addresses = typed.split(/[\s,;]+/).filter(Boolean);
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('title_test')}
      submit={t('act.test')}
      isBusy={test.isPending}
      error={wrong ? null : test.error}
      onClose={onClose}
      onSubmit={() =>
        test.mutate({ params: { id: mailing.public_id }, body: { version: mailing.version, language, addresses } })
      }
    >
      <TextArea
        label={t('addresses')}
        hint={t('addressesHint', { max: String(mailingTestMax) })}
        rows={3}
        value={typed}
        error={wrong}
        onChange={(event) => setTyped(event.target.value)}
      />
      <RadioPick
        label={t('field.language')}
        value={language}
        options={(['ru', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(event) => setLanguage(event.target.value as 'ru' | 'en')}
      />
    </ActDialog>
  );
};

const controls = ['resume', 'pause', 'recall', 'stop', 'remove'] as const satisfies readonly Act[];

const ControlDialog = ({ mailing, act, onClose }: { mailing: OfficeMailing; act: Act | null; onClose(): void }) => {
  const t = useTranslations('mailings');
  const go = useGoFromWindow();
  const onDone = onClose;
  const acts = {
    resume: useAct(calls.mailings.resume, { onDone }),
    pause: useAct(calls.mailings.pause, { onDone }),
    recall: useAct(calls.mailings.recall, { onDone }),
    stop: useAct(calls.mailings.stop, { onDone }),
    remove: useAct(calls.mailings.remove, { leave: () => go('/mailings', { close: onClose, replace: true }) }),
  };
  const control = controls.find((one) => one === act) ?? null;
  const done = acts[control ?? 'pause'];
  return (
    <ActDialog
      isOpen={control !== null}
      isDanger={control === 'stop' || control === 'remove'}
      title={t(`title_${control ?? 'pause'}`)}
      submit={t(`act.${control ?? 'pause'}`)}
      isBusy={done.isPending}
      error={done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id: mailing.public_id }, body: { version: mailing.version } })}
    >
      <p>{t(`text.${control ?? 'pause'}`)}</p>
    </ActDialog>
  );
};
