import type { OfficeNews } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { isMomentMissing, momentOf, type When, WhenFields } from '../content/when-fields.tsx';

type Act = OfficeNews['can'][number];
type Props<A extends Act> = { seen: OfficeNews; act: A; onClose(): void };

/**
 * What may be done with an item now, each in a window of its own, of the item as it was when the window was opened. Changes that are not
 * saved go with none of it.
 */
export const NewsActs = ({ item, isSaved }: { item: OfficeNews; isSaved: boolean }) => {
  const t = useTranslations('newsItems');
  const [open, setOpen] = useState<{ readonly act: Act; readonly seen: OfficeNews } | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {item.can.map((act) => (
        <Button
          key={act}
          kind={act === 'publish' ? 'primary' : 'line'}
          disabled={!isSaved}
          onClick={() => setOpen({ act, seen: item })}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {open?.act === 'publish' && <PublishDialog seen={open.seen} onClose={close} />}
      {open && open.act !== 'publish' && <WithdrawDialog seen={open.seen} act={open.act} onClose={close} />}
    </>
  );
};

const PublishDialog = ({ seen: item, onClose }: Omit<Props<'publish'>, 'act'>) => {
  const t = useTranslations('newsItems');
  const parts = useTranslations('contentParts');
  const isShown = item.state === 'published';
  const isComing = item.state === 'scheduled';
  const [when, setWhen] = useState<When>({ when: isComing ? 'later' : 'now', at: isComing ? item.at : null });
  const [until, setUntil] = useState<number | null>(item.state === 'over' ? null : item.until);
  const publish = useAct(calls.news.publish, {
    onDone: ({ values }) => {
      onClose();
      toast(t(values.state === 'scheduled' ? 'scheduled' : 'published'));
    },
  });
  const [wrongAt, wrongUntil] = [fieldProblem(publish.error, 'at'), fieldProblem(publish.error, 'until')];
  const [isAsked, setAsked] = useState(false);
  return (
    <ActDialog
      isOpen
      title={t('title_publish')}
      submit={when.when === 'later' ? parts('schedule') : t('act.publish')}
      isBusy={publish.isPending}
      error={wrongAt || wrongUntil ? null : publish.error}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true);
        if (isMomentMissing(when)) return;
        const { public_id: id, version } = item;
        publish.mutate({ params: { id }, body: { version, at: momentOf(when), until } });
      }}
    >
      {item.has_draft && <p>{t('publishWaiting')}</p>}
      <p>{t(isShown ? 'textShown' : item.lacks_english ? 'textRussian' : 'textBoth')}</p>
      <WhenFields
        value={when}
        label={t('field.at')}
        error={wrongAt}
        isAsked={isAsked}
        isNowOnly={isShown}
        onChange={setWhen}
      />
      <MomentField
        label={t('field.until')}
        hint={t('untilHint')}
        isOptional
        value={until}
        timezone={SITE_ZONE}
        error={wrongUntil}
        onChange={setUntil}
      />
      <Wrong error={publish.error} />
    </ActDialog>
  );
};

/** Fields of the card that keep it from being published; those of the window say it themselves. */
const Wrong = ({ error }: { error: unknown }) => {
  const t = useTranslations('newsItems');
  const fields = publishedFields.filter((field) => fieldProblem(error, field) !== undefined);
  if (fields.length === 0) return null;
  return (
    <ul>
      {fields.map((field) => (
        <li key={field}>
          {t(`field.${field}`)}: {fieldProblem(error, field)}
        </li>
      ))}
    </ul>
  );
};

const publishedFields = [
  'title_ru',
  'preview_ru',
  'text_ru',
  'title_en',
  'preview_en',
  'text_en',
  'event',
] as const satisfies readonly (keyof OfficeNews)[];

const WithdrawDialog = ({ seen: item, act, onClose }: Props<Exclude<Act, 'publish'>>) => {
  const t = useTranslations('newsItems');
  const onDone = onClose;
  const acts = {
    unpublish: useAct(calls.news.unpublish, { onDone }),
    archive: useAct(calls.news.archive, { onDone }),
    restore: useAct(calls.news.restore, { onDone }),
  };
  const done = acts[act];
  return (
    <ActDialog
      isOpen
      title={t(`title_${act}`)}
      submit={t(`act.${act}`)}
      isBusy={done.isPending}
      error={done.error}
      onClose={onClose}
      onSubmit={() => done.mutate({ params: { id: item.public_id }, body: { version: item.version } })}
    >
      <p>{t(`text.${act}`)}</p>
      {item.has_draft && <p>{t('withdrawWaiting')}</p>}
    </ActDialog>
  );
};
