import type { OfficeCollection } from '@trassa/contracts/office';
import { mayRemoveCollection } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

type Act = 'publish' | 'hide' | 'remove';

/** A draft is shown or deleted, one that is shown is hidden; each asks first. */
export const CollectionActs = ({ collection, isSaved }: { collection: OfficeCollection; isSaved: boolean }) => {
  const t = useTranslations('collections');
  const go = useGoFromWindow();
  // As it was when the window was opened.
  const [seen, setSeen] = useState<{ act: Act; of: OfficeCollection } | null>(null);
  const close = (): void => setSeen(null);
  const publish = useAct(calls.collections.publish, {
    onDone: () => {
      close();
      toast(t('done.publish'));
    },
  });
  const hide = useAct(calls.collections.hide, {
    onDone: () => {
      close();
      toast(t('done.hide'));
    },
  });
  const remove = useAct(calls.collections.remove, {
    leave: () => go('/shop/collections', { close, replace: true }),
    onDone: () => toast(t('done.remove')),
  });
  const open = (act: Act): void => setSeen({ act, of: collection });
  const done = { publish, hide, remove }[seen?.act ?? 'publish'];
  const submit = (): void => {
    if (!seen) return;
    const { public_id: id, version } = seen.of;
    if (seen.act === 'remove') remove.mutate({ params: { id }, query: { version } });
    else (seen.act === 'publish' ? publish : hide).mutate({ params: { id }, body: { version } });
  };
  const instead = seen?.act === 'publish' ? seen.of.shown : null;
  return (
    <>
      {collection.state === 'draft' ? (
        <Button disabled={!isSaved} onClick={() => open('publish')}>
          {t('act.publish')}
        </Button>
      ) : (
        <Button kind="line" disabled={!isSaved} onClick={() => open('hide')}>
          {t('act.hide')}
        </Button>
      )}
      {mayRemoveCollection(collection.state) && (
        <Button kind="line" disabled={!isSaved} onClick={() => open('remove')}>
          {t('act.remove')}
        </Button>
      )}
      {seen && (
        <ActDialog
          isOpen
          isDanger={seen.act !== 'publish'}
          title={t(`actTitle.${seen.act}`, { title: seen.of.title_ru })}
          submit={t(`act.${seen.act}`)}
          isBusy={done.isPending}
          error={done.error}
          onSubmit={submit}
          onClose={close}
        >
          <p>{t(`actText.${seen.act}`)}</p>
          {instead && <p>{t('actText.instead', { title: instead.title })}</p>}
        </ActDialog>
      )}
    </>
  );
};
