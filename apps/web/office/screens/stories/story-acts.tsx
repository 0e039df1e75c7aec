import type { OfficeStory } from '@trassa/contracts/office';
import { HttpError } from '@trassa/contracts/client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { useDates } from './use-dates.ts';

type Act = OfficeStory['can'][number];

/** What may be done with a story now, of the story as it was when the window was opened. */
export const StoryActs = ({ story, isSaved }: { story: OfficeStory; isSaved: boolean }) => {
  const t = useTranslations('stories');
  const [open, setOpen] = useState<{ readonly act: Act; readonly seen: OfficeStory } | null>(null);
  return (
    <>
      {story.can.toReversed().map((act) => (
        <Button
          key={act}
          kind={act === 'publish' ? 'primary' : 'line'}
          disabled={!isSaved}
          onClick={() => setOpen({ act, seen: story })}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {open && <Window story={open.seen} act={open.act} onClose={() => setOpen(null)} />}
    </>
  );
};

const Window = ({ story, act, onClose }: { story: OfficeStory; act: Act; onClose(): void }) => {
  const t = useTranslations('stories');
  const dates = useDates();
  const navigate = useNavigate();
  const { public_id: id, version } = story;
  const onDone = (): void => {
    onClose();
    toast(t(`done.${act}`));
  };
  const acts = {
    publish: useAct(calls.stories.publish, { onDone }),
    hide: useAct(calls.stories.hide, { onDone }),
    discard: useAct(calls.stories.discard, { onDone }),
  };
  const remove = useAct(calls.stories.remove, {
    leave: () => navigate('/content/stories', { replace: true }),
    onDone,
  });
  const done = act === 'remove' ? remove : acts[act];
  const wrong = done.error instanceof HttpError ? Object.entries(done.error.answer.errors ?? {}) : [];
  const nameOf = (field: string): string => {
    const [, index] = /^slides\.(\d+)\./.exec(field) ?? [];
    if (index !== undefined) return t('slide', { number: String(Number(index) + 1) });
    return field === 'slides' ? t('slides') : t(field === 'ends_at' ? 'field.ends_at' : 'field.title_ru');
  };
  return (
    <ActDialog
      isOpen
      title={t(`title_${act}`)}
      submit={t(`act.${act}`)}
      isDanger={act === 'remove' || act === 'discard'}
      isBusy={done.isPending}
      error={wrong.length ? null : done.error}
      onClose={onClose}
      onSubmit={() =>
        act === 'remove'
          ? remove.mutate({ params: { id }, query: { version } })
          : acts[act].mutate({ params: { id }, body: { version } })
      }
    >
      <p>{t(`text.${act}`)}</p>
      {act === 'publish' && (
        <p>
          {story.starts_at === null && story.ends_at === null
            ? t('always')
            : `${t('onSiteWhen')}: ${dates(story.starts_at, story.ends_at)}`}
        </p>
      )}
      {wrong.length > 0 && (
        <ul role="alert">
          {wrong.map(([field, text]) => (
            <li key={field}>
              {nameOf(field)}: {text}
            </li>
          ))}
        </ul>
      )}
    </ActDialog>
  );
};
