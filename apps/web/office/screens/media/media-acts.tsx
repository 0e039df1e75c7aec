import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeMedia } from '@trassa/contracts/office';
import { mediaStays } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Upload } from '../../../app/shared/ui/fields/upload.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ActDialog } from '../../shared/saving/act-dialog.tsx';

type Act = OfficeMedia['can'][number];
type Props = { seen: OfficeMedia; onClose(): void };

/** What may be done with a picture now, of the picture as it was when the window was opened. */
export const MediaActs = ({ media }: { media: OfficeMedia }) => {
  const t = useTranslations('media');
  const [open, setOpen] = useState<{ readonly act: Act; readonly seen: OfficeMedia } | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {media.can.map((act) => (
        <Button key={act} kind="line" onClick={() => setOpen({ act, seen: media })}>
          {t(`act.${act}`)}
        </Button>
      ))}
      {open?.act === 'replace' && <ReplaceDialog seen={open.seen} onClose={close} />}
      {open?.act === 'remove' && <RemoveDialog seen={open.seen} onClose={close} />}
    </>
  );
};

const ReplaceDialog = ({ seen: { public_id: id, version, least, things }, onClose }: Props) => {
  const t = useTranslations('media');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const sent = useMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData();
      form.append('file', chosen);
      return ask(calls.media.replace, { params: { id }, query: { version }, form });
    },
    onSuccess: async ({ values }) => {
      await navigate(`/content/media/${values.public_id}`);
      await queries.invalidateQueries();
      onClose();
      toast(t('done.replace'));
    },
  });
  const error = fieldProblem(sent.error, 'file') ?? (isMissing ? t('noFile') : undefined);
  return (
    <ActDialog
      isOpen
      title={t('title_replace')}
      submit={t('act.replace')}
      isBusy={sent.isPending}
      error={error === undefined ? sent.error : null}
      onClose={onClose}
      onSubmit={() => (file ? sent.mutate(file) : setMissing(true))}
    >
      <p>{t('text.replace')}</p>
      {things.some(({ kind }) => mediaStays(kind)) && <p>{t('textsStay')}</p>}
      <Upload
        label={t('file')}
        hint={t(least.shape ? 'fileHintShape' : 'fileHint', {
          width: String(least.width),
          height: String(least.height),
          shape: least.shape?.join(':') ?? '',
        })}
        error={error}
        accept="image/jpeg,image/png,image/webp"
        fileName={file?.name ?? null}
        progress={sent.isPending ? 0.5 : null}
        onChoose={(chosen) => {
          sent.reset();
          setMissing(false);
          setFile(chosen);
        }}
        onRemove={() => setFile(null)}
      />
    </ActDialog>
  );
};

const RemoveDialog = ({ seen: { public_id: id, version }, onClose }: Props) => {
  const t = useTranslations('media');
  const navigate = useNavigate();
  const remove = useAct(calls.media.remove, {
    leave: () => navigate('/content/media', { replace: true }),
    onDone: () => {
      onClose();
      toast(t('done.remove'));
    },
  });
  return (
    <ActDialog
      isOpen
      title={t('title_remove')}
      submit={t('act.remove')}
      isDanger
      isBusy={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onSubmit={() => remove.mutate({ params: { id }, query: { version } })}
    >
      <p>{t('text.remove')}</p>
    </ActDialog>
  );
};
