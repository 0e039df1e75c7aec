import { useQuery } from '@tanstack/react-query';
import type { OfficePage } from '@trassa/contracts/office';
import { slugMost } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { isMomentMissing, momentOf, type When, WhenFields } from '../content/when-fields.tsx';

type Act = OfficePage['can'][number];
type Props = { seen: OfficePage; onClose(): void };

/** What may be done with a page now, each in a window of its own, of the page as it was when the window was opened. */
export const PageActs = ({ page, isSaved }: { page: OfficePage; isSaved: boolean }) => {
  const t = useTranslations('infoPages');
  const [open, setOpen] = useState<{ readonly act: Act; readonly seen: OfficePage } | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {page.can.map((act) => (
        <Button
          key={act}
          kind={act === 'publish' ? 'primary' : 'line'}
          disabled={!isSaved}
          onClick={() => setOpen({ act, seen: page })}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {open?.act === 'publish' && <PublishDialog seen={open.seen} onClose={close} />}
      {open?.act === 'archive' && <ArchiveDialog seen={open.seen} onClose={close} />}
      {open?.act === 'move' && <MoveDialog seen={open.seen} onClose={close} />}
      {(open?.act === 'unpublish' || open?.act === 'restore') && (
        <WithdrawDialog seen={open.seen} act={open.act} onClose={close} />
      )}
    </>
  );
};

const PublishDialog = ({ seen: page, onClose }: Props) => {
  const t = useTranslations('infoPages');
  const parts = useTranslations('contentParts');
  const isShown = page.state === 'published';
  const isComing = page.state === 'scheduled';
  const [when, setWhen] = useState<When>({ when: isComing ? 'later' : 'now', at: isComing ? page.at : null });
  const [isAsked, setAsked] = useState(false);
  const publish = useAct(calls.pages.publish, {
    onDone: ({ values }) => {
      onClose();
      toast(t(values.state === 'scheduled' ? 'scheduled' : 'published'));
    },
  });
  const wrongAt = fieldProblem(publish.error, 'at');
  const isUnfit = Object.keys(page.problems).length > 0;
  return (
    <ActDialog
      isOpen
      title={t('title_publish')}
      submit={when.when === 'later' ? parts('schedule') : t('act.publish')}
      isBusy={publish.isPending}
      error={wrongAt ? null : publish.error}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true);
        if (isMomentMissing(when)) return;
        publish.mutate({ params: { id: page.public_id }, body: { version: page.version, at: momentOf(when) } });
      }}
    >
      {isUnfit && <Problems page={page} />}
      <p>{t(isShown ? 'textShown' : page.in_menu ? 'textMenu' : 'textFree')}</p>
      {page.lacks_english && <p>{t('textRussian')}</p>}
      <WhenFields
        value={when}
        label={t('field.at')}
        error={wrongAt}
        isAsked={isAsked}
        isNowOnly={isShown}
        onChange={setWhen}
      />
    </ActDialog>
  );
};

/** What keeps a page from being published, by the name of the field or the number of the block. */
const Problems = ({ page: { problems } }: { page: OfficePage }) => {
  const t = useTranslations('infoPages');
  const nameOf = (field: string): string => {
    const [, number] = /^block_(\d+)$/.exec(field) ?? [];
    if (number !== undefined) return t('blockNumber', { number });
    return t.has(`field.${field}` as 'field.title_ru') ? t(`field.${field}` as 'field.title_ru') : field;
  };
  return (
    <ul role="alert">
      {Object.entries(problems).map(([field, problem]) => (
        <li key={field}>
          {nameOf(field)}: {problem}
        </li>
      ))}
    </ul>
  );
};

const WithdrawDialog = ({ seen: page, act, onClose }: Props & { act: 'unpublish' | 'restore' }) => {
  const t = useTranslations('infoPages');
  const acts = {
    unpublish: useAct(calls.pages.unpublish, { onDone: onClose }),
    restore: useAct(calls.pages.restore, { onDone: onClose }),
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
      onSubmit={() => done.mutate({ params: { id: page.public_id }, body: { version: page.version } })}
    >
      <p>{t(`text.${act}`)}</p>
      {act === 'unpublish' && page.documents.length > 0 && <p>{t('unpublishLinked')}</p>}
      {page.has_draft && <p>{t('withdrawWaiting')}</p>}
    </ActDialog>
  );
};

const ArchiveDialog = ({ seen: page, onClose }: Props) => {
  const t = useTranslations('infoPages');
  const [replacement, setReplacement] = useState('');
  const pages = useQuery(read(calls.pages.list, {}));
  const archive = useAct(calls.pages.archive, { onDone: onClose });
  const wrong = fieldProblem(archive.error, 'replacement');
  const others = (pages.data?.values.pages ?? []).filter(
    ({ public_id: id, state }) => id !== page.public_id && state === 'published',
  );
  const isShown = page.state === 'published';
  const isNeeded = page.in_menu || page.documents.length > 0;
  return (
    <ActDialog
      isOpen
      title={t('title_archive')}
      submit={t('act.archive')}
      isBusy={archive.isPending}
      error={wrong ? null : archive.error}
      onClose={onClose}
      onSubmit={() =>
        archive.mutate({
          params: { id: page.public_id },
          body: { version: page.version, replacement: replacement || null },
        })
      }
    >
      <p>{t(isShown ? 'text.archive' : 'text.archiveDraft')}</p>
      {isShown && (
        <SelectField
          label={t('field.replacement')}
          hint={t('replacementHint')}
          isOptional={!isNeeded}
          placeholder={t(isNeeded ? 'choosePage' : 'noReplacement')}
          value={replacement}
          error={wrong}
          options={others.map(({ public_id: value, title, path }) => ({ value, label: `${title} – ${path}` }))}
          onChange={(event) => setReplacement(event.target.value)}
        />
      )}
    </ActDialog>
  );
};

const MoveDialog = ({ seen: page, onClose }: Props) => {
  const t = useTranslations('infoPages');
  const [slug, setSlug] = useState(page.slug);
  const move = useAct(calls.pages.move, {
    onDone: () => {
      onClose();
      toast(t('moved'));
    },
  });
  const wrong = fieldProblem(move.error, 'slug');
  return (
    <ActDialog
      isOpen
      title={t('title_move')}
      submit={t('act.move')}
      isBusy={move.isPending}
      error={wrong ? null : move.error}
      onClose={onClose}
      onSubmit={() => move.mutate({ params: { id: page.public_id }, body: { version: page.version, slug } })}
    >
      <p>{t('text.move', { path: page.path })}</p>
      <TextField
        label={t('field.slug')}
        hint={t('slugHint')}
        value={slug}
        maxLength={slugMost}
        error={wrong}
        onChange={(event) => setSlug(event.target.value)}
      />
    </ActDialog>
  );
};
