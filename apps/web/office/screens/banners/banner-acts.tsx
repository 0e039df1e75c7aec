import type { OfficeBanner } from '@trassa/contracts/office';
import { isBannerShown } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { useMoment } from '../../shared/words/moment.ts';

type Act = OfficeBanner['can'][number];

/** What may be done with a banner now, of the banner as it was when the window was opened. */
export const BannerActs = ({ banner, isSaved }: { banner: OfficeBanner; isSaved: boolean }) => {
  const t = useTranslations('banners');
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ readonly act: Act; readonly seen: OfficeBanner } | null>(null);
  const duplicate = useAct(calls.banners.duplicate, {
    onDone: ({ values }) => {
      toast(t('duplicated'));
      void navigate(`/content/banners/${values.public_id}`);
    },
  });
  return (
    <>
      {banner.may_edit && (
        <Button
          kind="line"
          disabled={!isSaved}
          isBusy={duplicate.isPending}
          onClick={() => duplicate.mutate({ params: { id: banner.public_id } })}
        >
          {t('duplicate')}
        </Button>
      )}
      {banner.can.toReversed().map((act) => (
        <Button
          key={act}
          kind={act === 'publish' ? 'primary' : 'line'}
          disabled={!isSaved}
          onClick={() => setOpen({ act, seen: banner })}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      <ProblemNote error={duplicate.error} />
      {open && <Window banner={open.seen} act={open.act} onClose={() => setOpen(null)} />}
    </>
  );
};

const missing = ['title_ru', 'link', 'picture', 'ends_at', 'page'] as const;

const Window = ({ banner, act, onClose }: { banner: OfficeBanner; act: Act; onClose(): void }) => {
  const t = useTranslations('banners');
  const moment = useMoment();
  const navigate = useNavigate();
  const { public_id: id, version, starts_at: from, ends_at: until } = banner;
  const onDone = (): void => {
    onClose();
    toast(t(`done.${act}`));
  };
  const acts = {
    publish: useAct(calls.banners.publish, { onDone }),
    hide: useAct(calls.banners.hide, { onDone }),
    discard: useAct(calls.banners.discard, { onDone }),
  };
  const remove = useAct(calls.banners.remove, {
    leave: () => navigate('/content/banners', { replace: true }),
    onDone,
  });
  const done = act === 'remove' ? remove : acts[act];
  const wrong = missing.filter((field) => fieldProblem(done.error, field) !== undefined);
  const dates = [
    from === null ? null : t('shownFrom', { at: moment(from) }),
    until === null ? null : t('shownUntil', { at: moment(until) }),
  ].filter(Boolean);
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
      {act === 'publish' && !isBannerShown(banner) && <p>{t('apiOnly')}</p>}
      {act === 'publish' && <p>{dates.length ? `${t('onSiteWhen')}: ${dates.join(' ')}` : t('always')}</p>}
      {wrong.length > 0 && (
        <ul role="alert">
          {wrong.map((field) => (
            <li key={field}>
              {t(`field.${field}`)}: {fieldProblem(done.error, field)}
            </li>
          ))}
        </ul>
      )}
    </ActDialog>
  );
};
